"""How much of what comes in steps a class has been shown."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Give classes the step at which they are; none at first."""
    op.add_column("classes", sa.Column("step", sa.Integer, nullable=False, server_default="0"))
