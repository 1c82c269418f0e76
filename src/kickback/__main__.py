"""`python -m kickback` is `kickback`."""

import sys

from kickback.cli import main

sys.exit(main())
