"""The nodes that share the database, and what they tell each other."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """All of it is new."""
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(16), primary_key=True),
        sa.Column("beat", sa.Integer, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("node", sa.String(16), primary_key=True),
        sa.Column("arrived", sa.Integer, nullable=False),
        sa.Column("seats", sa.String(128), nullable=False),
        sa.Column("guests", sa.Boolean, nullable=False),
        sa.Column("waits", sa.Boolean, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("payload", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "replaced",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
    )
