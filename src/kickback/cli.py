"""The one command, thin."""
import sys
from pathlib import Path

from kickback.records.check import check
from kickback.records.record import BadRecord, read


def main() -> int:
    bad = 0
    for name in sys.argv[2:]:
        try:
            check(read(Path(name).read_text(encoding="utf-8")))
        except BadRecord as wrong:
            print(f"{name}: {wrong}")
            bad += 1
    print(f"{len(sys.argv) - 2 - bad} passed, {bad} failed")
    return 1 if bad else 0
