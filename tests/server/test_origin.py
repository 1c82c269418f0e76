"""Where a request comes from: whose page, whose cookie, whose address. And how often somebody may ask."""

from __future__ import annotations

import pytest

from kickback.server import limits
from kickback.server.limits import A_SCHOOL, BURST, GUESSES, Limits, household
from kickback.server.origin import Scope, address_of, allowed_origin, person_of
from kickback.server.people import Keys, new_person
from kickback.server.settings import Settings

KEYS = Keys(b"k" * 32)
HERE = Settings(public_url="https://play.example")


def asked(*headers: tuple[str, str], client: str = "10.0.0.1") -> Scope:
    found = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    return {"headers": found, "client": (client, 1234), "path": "/api/code"}


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("", True),  # a program
        ("https://play.example", True),
        ("http://127.0.0.1:8000", True),
        ("null", False),
        ("http://127.0.0.1", False),
        ("http://127.0.0.1:80000", False),
        ("https://play.example:443", False),
        ("https://play.example.evil", False),
        ("https://play.example@evil.example", False),
        ("http://[", False),  # no address at all
        ("//", False),
    ],
)
def test_only_our_own_pages_speak_for_people(origin: str, allowed: bool) -> None:
    sent = [("origin", origin)] if origin else []
    assert allowed_origin(asked(("host", "127.0.0.1:8000"), *sent), HERE) is allowed


def test_a_cookie_is_found_beside_whatever_others_keep() -> None:
    person = new_person()
    mine = f"kickback={KEYS.signed(person)}"
    for cookies in (mine, f'a={{"b":1}}; {mine}', f"{mine};c=d", f"no value;;=; {mine}", f"kickbacks=x; {mine}"):
        assert person_of(asked(("cookie", cookies)), KEYS) == person
    assert person_of(asked(("cookie", 'a={"b":1}'), ("cookie", mine)), KEYS) == person
    for cookies in ("", "kickback", "kickback=", f"kickback={person}", f"{mine}0", f'kickback="{person}."'):
        assert person_of(asked(("cookie", cookies)), KEYS) == ""


def test_an_address_is_what_the_proxy_says_last() -> None:
    spoofed = (("x-forwarded-for", "1.2.3.4"), ("x-forwarded-for", "6.6.6.6, 10.9.8.7"))
    assert address_of(asked(*spoofed), Settings(proxied=True)) == "10.9.8.7"
    assert address_of(asked(*spoofed), Settings()) == "10.0.0.1"
    assert address_of(asked(), Settings(proxied=True)) == "10.0.0.1"


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    assert household("2001:db8:0:1::1") == household("2001:db8:0:1:ffff::2") != household("2001:db8:0:2::1")
    assert household("::ffff:10.0.0.1") == household("10.0.0.1") != household("::ffff:10.0.0.2")
    assert household("unknown") == "unknown"


def test_people_and_addresses_have_their_limits_and_codes_are_not_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Limits(Settings())
    assert [counted.too_fast(asked(), "somebody") for _ in range(int(BURST) * 2)].index(True) >= BURST
    assert not counted.too_fast(asked(), "somebody else"), "the address may be a school"
    often = [counted.too_fast(asked(), new_person()) for _ in range(int(BURST * A_SCHOOL) * 2)]
    assert True in often, "but not with ever new people"
    assert not counted.too_fast(asked(client="10.0.0.2"), "somebody else")
    assert [counted.guesses(asked()).take() for _ in range(int(GUESSES) * 2)].index(False) == GUESSES
    assert counted.guesses(asked(client="10.0.0.2")).take()
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    for number in range(10):
        counted.bucket(str(number), 1, 1)
    assert len(counted.buckets) <= 3
