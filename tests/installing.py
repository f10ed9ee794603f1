"""Debian's packages for the tests that need a program; of several workers, one installs and the others wait."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path


def install(package: str, waiting_room: Path, *more: str) -> None:
    """Try to get a package and those that go with it; what fails here is noticed by looking again.

    The folder is shared by all workers.
    """
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    import fcntl

    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with (waiting_room / "installing").open("w") as lock:  # one at a time, whatever the package
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (waiting_room / package).exists():
            return
        for command in (["update"], ["install", "--yes", "--no-install-recommends", package, *more]):
            subprocess.run(
                [apt, *command], check=False, capture_output=True, timeout=600, stdin=subprocess.DEVNULL, env=quiet
            )
        (waiting_room / package).touch()
