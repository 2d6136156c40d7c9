"""People who look for others to play with, friends, and to which tables they invite each other."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """All of it is new."""
    op.create_table(
        "wishes",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("place", sa.BigInteger, nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), index=True),
        sa.Column("avatar", sa.String(32), nullable=False),
        sa.Column("commitment", sa.String(64)),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("line", sa.String(16), nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), index=True),
        sa.Column("seat", sa.Integer),
    )
    op.create_table(
        "met_tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "friends",
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True, index=True),
        sa.Column("standing", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "friend_codes",
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
    )
    op.create_table(
        "invitations",
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("inviter", sa.String(32), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
