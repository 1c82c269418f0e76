"""Who is who: a random identity in a signed cookie, or in a token for a bot. A name is only a label."""

from __future__ import annotations

import hmac
import secrets
from functools import lru_cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from unicodedata import category

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from kickback.server.schema import KEYS
from kickback.server.storage import Store, Unusable, one_line

COOKIE = "kickback"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
WORDS = ("GOAT", "CASH", "BANK", "CLUB", "DEAL", "FILE", "GOLD", "LOOT", "MINT", "NOTE", "RATS", "SAFE", "SEAL", "SUIT")
JOINER = "\u200d"
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that looks like something else


class Keys:
    """Signs identities, so that nobody can make one up or become somebody else."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def signed(self, person: str) -> str:
        return f"{person}.{mac(self.key, person)}"

    def read(self, token: str) -> str:
        """The person whose signed identity this is, or ""."""
        person, _, shown = token.partition(".")
        if len(person) != 32 or not hmac.compare_digest(shown.encode(), mac(self.key, person).encode()):
            return ""
        return person


@lru_cache(10_000)
def mac(key: bytes, person: str) -> str:
    """What proves that the holder of the key named this person."""
    return hmac.digest(key, person.encode(), "sha256").hex()[:40]


def keys_in(store: Store, folder: Path) -> Keys:
    """The signing key of all processes on one database: whoever comes first makes it.

    It is kept with those it signs, so that a copy of the database is all that another server needs. Before that it was
    a file beside it.
    """
    file, wanted = folder / "signing.key", select(KEYS.c.key).where(KEYS.c.name == "people")
    insert = postgresql.insert if store.shared else sqlite.insert
    try:
        with store.engine.begin() as connection:
            found = connection.execute(wanted).scalar()
            if found is None:
                key = file.read_bytes().hex() if file.exists() else secrets.token_hex(32)
                connection.execute(insert(KEYS).values(name="people", key=key).on_conflict_do_nothing())
                found = connection.execute(wanted).scalar_one()
    except (SQLAlchemyError, OSError) as fault:
        raise Unusable(f"cannot use the database: {one_line(fault)}") from None
    return Keys(bytes.fromhex(found))


def new_person() -> str:
    return secrets.token_hex(16)


@lru_cache(10_000)
def handle(person: str) -> str:
    """What others may know a person by; the identity itself is a secret."""
    return sha256(f"kickback handle|{person}".encode()).hexdigest()[:10]


def new_table_id() -> str:
    return secrets.token_urlsafe(15)


def table_code() -> str:
    """Short enough to be said across a room, and short-lived."""
    return f"{secrets.choice(WORDS)}-{secrets.randbelow(900) + 100}"


def person_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(8))


def hashed(code: str) -> str:
    return sha256(f"kickback code|{code}".encode()).hexdigest()


def tidy_name(text: str) -> str:
    """A name as it is shown: not too long."""
    return visible(text)[:LONGEST_NAME].strip().rstrip(JOINER)


def visible(text: str) -> str:
    """What people write, as others get to see it: one line of signs that show, and turn nothing around."""
    shown = [
        sign if (sign.isprintable() and sign not in BLANK) or joins(before, sign) else " "
        for before, sign in pairwise(" " + text)
    ]
    return " ".join("".join(shown).split())


def joins(before: str, sign: str) -> bool:
    """Does an invisible sign make one picture of two? After a letter it would only hide in a name."""
    return sign == JOINER and category(before) in ("So", "Sk", "Mn")
