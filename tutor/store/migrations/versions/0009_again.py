"""Questions that a class is asked besides those of its notebook, and what it comes back to."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Give classes questions of their own, the place they go on from, and marks; none at first."""
    op.add_column("classes", sa.Column("besides", sa.Integer, nullable=False, server_default="0"))
    op.add_column("classes", sa.Column("onward", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("classes", sa.Column("later", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "besides",
        sa.Column("room", sa.Text, sa.ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
