"""How often one person, and one address, may ask."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from kickback.server.origin import Scope, address_of
from kickback.server.settings import Settings
from kickback.server.wire import Bucket

BURST, PER_SECOND = 60.0, 15.0
A_SCHOOL = 8.0  # times as many: so many people may share an address
GUESSES, GUESSES_PER_SECOND = 20.0, 1 / 30
MOST_BUCKETS = 20_000


class Limits:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.buckets: dict[str, Bucket] = {}

    def too_fast(self, scope: Scope, person: str) -> bool:
        """Whoever is nobody yet counts by address alone."""
        if not self.settings.rates:
            return False
        where = self.bucket(f"address {self.whence(scope)}", BURST * A_SCHOOL, PER_SECOND * A_SCHOOL)
        return not where.take() or bool(person and not self.bucket(f"person {person}", BURST, PER_SECOND).take())

    def guesses(self, scope: Scope) -> Bucket:
        """Codes that lead nowhere: those that can be said aloud are few enough to be tried one after another."""
        return self.bucket(f"guesses {self.whence(scope)}", GUESSES, GUESSES_PER_SECOND)

    def whence(self, scope: Scope) -> str:
        return household(address_of(scope, self.settings))

    def bucket(self, key: str, burst: float, per_second: float) -> Bucket:
        found = self.buckets.get(key)
        if found is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.buckets.clear()
            found = self.buckets[key] = Bucket(burst, per_second)
        return found


@lru_cache(10_000)
def household(address: str) -> str:
    """Whoever has one address of IPv6 has the other 2**64 of its network, too."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or found.packed[:8].hex())
