"""Classes that are held, the phones in them, and their ballots."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables of a class at the table."""
    op.create_table(
        "classes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("blocks", sa.Integer, nullable=False),
        sa.Column("block", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("room", sa.Text, sa.ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ballots",
        sa.Column("room", sa.Text, sa.ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("block", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("press", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
