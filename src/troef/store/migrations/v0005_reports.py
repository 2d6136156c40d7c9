"""Reports of how people behave, and whom an account does not want to hear."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    """All of it is new."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by_account", sa.String(32)),
        sa.Column("by_name", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("marked", sa.String(16), nullable=False),
        sa.Column("settled", sa.BigInteger),
        sa.Column("decision", sa.Text, nullable=False),
    )
    op.create_table(
        "account_mutes",
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_reports_by_account", "reports", ["by_account"])
    op.create_index("ix_reports_account", "reports", ["account"])
    op.create_index("ix_account_mutes_muted", "account_mutes", ["muted"])
