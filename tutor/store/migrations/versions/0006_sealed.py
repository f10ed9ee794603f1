"""Views that are locked to one seat, so that a link need not carry what it hides."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table of locked views."""
    op.create_table(
        "sealed",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("learner", sa.Text, sa.ForeignKey("learners.key", ondelete="CASCADE"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sealed_learner", "sealed", ["learner"])
