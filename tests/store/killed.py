"""Saves notebooks and is killed in the middle of it, again and again: what is left must be whole.

Each child says over a pipe what was acknowledged to it; it runs until the parent kills it.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import sys
import time

from sqlalchemy import make_url

from tutor.store.keeping import Store


def text(notebook: str, number: int) -> str:
    """A text that tells which it is, long enough to be caught half-way."""
    return f"{notebook} {number}\n" * 4_000


def save_for_ever(where: str, said: int) -> None:
    """Save version after version, and now and then begin another notebook."""
    store = Store(make_url(where))
    while True:
        first = store.save("first")
        os.write(said, f"{first.notebook} 1\n".encode())
        for number in range(2, 8):
            store.answered("somebody", f"x.{number}", right=True)
            store.save(text(first.notebook, number), first.notebook, seen=number - 1)
            os.write(said, f"{first.notebook} {number}\n".encode())


def child(where: str, seconds: float) -> list[str]:
    """Let one child save for a while, kill it, and return what was acknowledged to it."""
    ours, theirs = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(ours)
        try:
            save_for_ever(where, theirs)
        finally:
            os._exit(1)
    os.close(theirs)
    begun, _, _ = select.select([ours], [], [], 60)  # opening takes a while; saving is what is to be interrupted
    time.sleep(seconds)
    os.kill(pid, signal.SIGKILL)
    assert begun, "it saved nothing in a minute"
    _, status = os.waitpid(pid, 0)
    assert os.WTERMSIG(status) == signal.SIGKILL, "it ended by itself"
    with os.fdopen(ours) as heard:
        return [line for line in heard.read().splitlines(keepends=True) if line.endswith("\n")]


def main(where: str, times: int) -> None:
    """Kill so many children, and look at what is left."""
    warm = Store(make_url(where))  # what is imported once is there in every child
    warm.remove(warm.save("warm").notebook)
    warm.close()
    source = random.Random(11)
    acknowledged: dict[str, int] = {}
    in_the_middle = 0
    for _ in range(times):
        for line in child(where, source.uniform(0, 0.15)):
            notebook, number = line.split()
            acknowledged[notebook] = int(number)
    store = Store(make_url(where))
    kept = {one.notebook: one.number for one in store.notebooks()}
    with store.reading() as connection:
        begun = connection.exec_driver_sql("SELECT count(*) FROM notebooks").scalar()
    assert begun == len(kept), "a notebook without a version"
    for notebook, number in kept.items():
        assert [n for n, _ in store.versions(notebook)] == list(range(number, 0, -1))
        for n in range(2, number + 1):
            assert store.notebook(notebook, n).text == text(notebook, n), "half a text"
        in_the_middle += number > acknowledged.get(notebook, 0)
    lost = [one for one, number in acknowledged.items() if kept.get(one, 0) < number]
    versions = sum(kept.values())
    print(json.dumps({"killed": times, "lost": lost, "versions": versions, "unheard": in_the_middle}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
