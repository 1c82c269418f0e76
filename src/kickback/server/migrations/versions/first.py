"""Tables, logs, people, places, codes and decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage", "changed"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("ref", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("portrait", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "places",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )
    op.create_index("places_by_table", "places", ["table_id"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("leads", sa.String(8), nullable=False),
        sa.Column("target", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("decks_by_person", "decks", ["person"])
