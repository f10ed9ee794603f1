"""What is learned from answers: what each exercise asked, and when its rules come back for whom."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables of what exercises asked, and of the numbers a scheduler has learned."""
    op.create_table(
        "asked",
        sa.Column("exercise", sa.Text, primary_key=True),
        sa.Column("rule", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
    )
    op.create_table(
        "paces",
        sa.Column("learner", sa.Text, sa.ForeignKey("learners.key", ondelete="CASCADE"), primary_key=True),
        sa.Column("weights", sa.Text, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
    )
