"""Runs the migrations on the connection that the store hands over, inside its transaction."""

from alembic import context

from tutor.store.tables import Table

context.configure(connection=context.config.attributes["connection"], target_metadata=Table.metadata)
context.run_migrations()
