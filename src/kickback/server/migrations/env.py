"""How Alembic reaches the database: over the connection that `database.migrate` hands it."""

from __future__ import annotations

from alembic import context

from kickback.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
