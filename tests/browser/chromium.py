"""Where this system keeps a Chromium."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WHERE_TO_GET_IT = "no Chromium here: install it (Debian: apt install chromium), or name one in KICKBACK_CHROMIUM"
# What is under every window's address line is two pages, which cost as much as one of ours. Of two lists Chromium takes
# the last alone, so that Playwright's has to stand here, too.
ADDRESS_LINE = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
PLAYWRIGHTS = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying",
    "AimEnabled", "PreconnectToSearch", "msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion",
)  # fmt: skip
ARGUMENTS = [
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
    "--disable-quic", "--disable-gpu", *(["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []),
    f"--disable-features={','.join((*PLAYWRIGHTS, *ADDRESS_LINE))}",
]  # fmt: skip


def chromium() -> str:
    """Its path, or "": the one that is named, the system's, or the one Playwright has fetched."""
    named = os.environ.get("KICKBACK_CHROMIUM")
    if named:
        return named
    found = next((path for path in map(shutil.which, NAMES) if path), "")
    return found or next((str(path) for path in sorted(fetched().glob("chromium-*/chrome-linux*/chrome"))), "")


def fetched() -> Path:
    return Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
