"""Learners, their answers, and the stations they have read."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "learners",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("learner", sa.Text, sa.ForeignKey("learners.key", ondelete="CASCADE"), primary_key=True),
        sa.Column("exercise", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, primary_key=True),
        sa.Column("right", sa.Boolean, nullable=False),
    )
    op.create_table(
        "visits",
        sa.Column("learner", sa.Text, sa.ForeignKey("learners.key", ondelete="CASCADE"), primary_key=True),
        sa.Column("notebook", sa.Text, primary_key=True),
        sa.Column("station", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
