"""Tables that do not stay for good yet."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """Tables that were opened before stay as they are."""
    op.create_table(
        "short_lived",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("look_at", sa.BigInteger, nullable=False, index=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
