"""What the database holds. The log is the truth; the rest says who sits where and who is who."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("stage", String(10), nullable=False),  # lobby, playing, over
    Column("public", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("secret", String(64), nullable=False),  # the server's half of the deal; shown when the game is over
    Column("sheet", Text, nullable=False),  # see seating.Sheet
    Column("version", Integer, nullable=False, server_default="0"),  # of the sheet: whoever changes it names the last
    Index("tables_by_stage", "stage", "changed"),
)
LOG = Table(
    "log",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("ref", String(80), nullable=False),  # the sender's own id of the message: a resent one is found by it
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("portrait", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
)
PLACES = Table(
    "places",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index("places_by_table", "table_id"),
)
CODES = Table(
    "codes",
    METADATA,
    Column("code", String(64), primary_key=True),  # a table's code as it is; others as a hash
    Column("leads", String(8), nullable=False),  # to a table, a person or a seat
    Column("target", String(32), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
DECKS = Table(
    "decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("decks_by_person", "person"),
)
KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),  # what it signs
    Column("key", String(64), nullable=False),
)
# What processes that share a database tell each other.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # when it last said that it lives
)
PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("people", Text, nullable=False),  # the handles of those who look at the table there
)
JOBS = Table(
    "jobs",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bot", String(200), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("taker", String(32), nullable=False),  # who thinks about it
    Column("until", BigInteger, nullable=False),  # when somebody else may take it
    Column("answer", Text, nullable=False),
    Index("jobs_by_age", "made"),
)
