"""The door of a class, and phones that were sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Give classes a door, open at first, and seats a mark of who was sent away, nobody at first."""
    op.add_column("classes", sa.Column("shut", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))
