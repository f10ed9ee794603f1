"""A real PostgreSQL of one's own: a private cluster on a free port, as an ordinary user, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class NotThere(RuntimeError):
    """No PostgreSQL on this machine, or one that does not start."""


def programs() -> Path | None:
    """Return the folder of the server's programs on this machine."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def ordinary_user() -> dict[str, Any]:  # Any: arguments of subprocess.run
    """Return how a program is started as somebody whom the server accepts: it refuses root."""
    if os.geteuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextmanager
def private() -> Iterator[str]:
    """Start the one that this machine has, and give the address of an empty database.

    Raises ``NotThere`` where there is none.
    """
    found = programs()
    if found is None:
        raise NotThere("There is no PostgreSQL on this machine: install it (apt-get install postgresql).")
    with cluster(found) as address:
        yield address


@contextmanager
def cluster(bin_: Path) -> Iterator[str]:
    """Start a server, and give the address of an empty database."""
    as_user = ordinary_user()
    home = Path(tempfile.mkdtemp(prefix="tutor-pg-"))
    if as_user:
        os.chown(home, as_user["user"], as_user["group"])
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def run(program: str, *words: str) -> None:
        done = subprocess.run(
            [bin_ / program, *words], cwd=home, capture_output=True, text=True, check=False, timeout=120, **as_user
        )
        log = home / "log"
        if done.returncode:
            raise NotThere(f"{program}: {done.stderr}{log.read_text() if log.exists() else ''}")

    try:
        run("initdb", "-D", "data", "-U", "tutor", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        listens = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home}"
        run("pg_ctl", "-D", "data", "-l", "log", "-w", "-o", listens, "start")
        try:
            yield f"postgresql+psycopg://tutor@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)
