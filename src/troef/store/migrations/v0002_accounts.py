"""Accounts, their ways back, devices and chairs; how matches ended, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """All of it is new."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("avatar", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("sign_in", sa.String(64)),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "account_aliases",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(32), nullable=False),
    )
    op.create_table(
        "account_ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("barred_until", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("kind", "handle"),
    )
    op.create_table(
        "account_sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "account_chairs",
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seated_as", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "spent_tickets",
        sa.Column("mark", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(128), nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("low_wins", sa.Boolean, nullable=False),
    )
    op.create_table(
        "match_seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.String(32)),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_index("ix_account_aliases_account", "account_aliases", ["account"])
    op.create_index("ix_account_ways_account", "account_ways", ["account"])
    op.create_index("ix_account_sessions_account", "account_sessions", ["account"])
    op.create_index("ix_matches_game", "matches", ["game"])
    op.create_index("ix_match_seats_account", "match_seats", ["account"])
