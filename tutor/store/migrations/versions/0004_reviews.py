"""Rules that come back, by learner."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of what is to be reviewed."""
    op.create_table(
        "reviews",
        sa.Column("learner", sa.Text, sa.ForeignKey("learners.key", ondelete="CASCADE"), primary_key=True),
        sa.Column("rule", sa.Text, primary_key=True),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
    )
