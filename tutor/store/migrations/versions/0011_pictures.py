"""Pictures that notebooks show, each under a name made of what is in it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table of pictures."""
    op.create_table(
        "pictures",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
