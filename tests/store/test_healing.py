"""A store that heals: copies, checking, salvaging and the way back; and what is damaged is one sentence."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import URL

from tutor.core.complaints import Complaint
from tutor.desk.cli import cli
from tutor.store import copies, keeping, opening
from tutor.store.copies import BEFORE, DAILY, KEPT, copy_of_the_day, damage
from tutor.store.keeping import OWN, Store
from tutor.store.moving import exported, imported
from tutor.store.opening import opened, upgrade
from tutor.store.salvaging import salvaged
from tutor.store.tables import HEAD
from tutor.words import explain

GAMES = 500
LEAF = 13
"""The first byte of a page of rows."""


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("TUTOR_DATABASE", raising=False)
    return tmp_path / "data" / "tutor.sqlite"


def fill(n: int = GAMES) -> None:
    store = Store()
    for number in range(n):
        store.keep_game(OWN, f"game {number} " + "♥D " * 60)
    first = store.save("erste", "")
    store.save("zweite", first.notebook, first.number)
    store.visited(OWN, "course:getaway", "escape")
    with closing(sqlite3.connect(str(store.where.database))) as there:
        there.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()


def command(*words: str) -> tuple[int, str]:
    run = CliRunner().invoke(cli, ["data", *words])
    if isinstance(run.exception, Complaint):  # the program says it in a sentence
        return 2, explain.complaint(run.exception, "en")
    assert run.exception is None or isinstance(run.exception, SystemExit), run.exception
    return run.exit_code, run.output


def test_a_copy_a_day_and_no_more_than_seven(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(3)
    (first,) = copies.copies(database)
    assert damage(first) == []
    store = Store()
    assert copies.copies(database) == [first], "one a day is enough"
    for day in range(1, 12):
        first.rename(first.with_name(f"{DAILY}-2020-01-{day:02}.sqlite"))
        store.keep_game(OWN, f"day {day}")
        monkeypatch.setattr(keeping, "_today", lambda day=day: day)
        store.keep_game(OWN, "the first change of a day")
    names = sorted(file.name for file in copies.copies(database))
    assert len(names) == KEPT
    store.close()


def test_a_copy_is_made_before_the_tables_change_and_leads_back(database: Path) -> None:
    where = URL.create("sqlite", database=str(database))
    database.parent.mkdir()
    engine = opening._sqlite(where)
    upgrade(engine, "0005")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO learners VALUES ('own', 1)")
    engine.dispose()
    opened(where).dispose()
    (before,) = (file for file in copies.copies(database) if file.name.startswith(BEFORE))
    assert "0005" in before.name
    with closing(sqlite3.connect(before)) as there:
        assert there.execute("SELECT version_num FROM alembic_version").fetchone() == ("0005",)
        assert there.execute("SELECT key FROM learners").fetchall() == [("own",)]
    code, said = command("back", before.name, "--yes")
    assert code == 0, said
    with closing(sqlite3.connect(database)) as there:
        assert there.execute("SELECT version_num FROM alembic_version").fetchone() == ("0005",)
    opened(where).dispose()
    with closing(sqlite3.connect(database)) as there:
        assert there.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)


def test_without_a_copy_the_tables_do_not_change(database: Path) -> None:
    where = URL.create("sqlite", database=str(database))
    database.parent.mkdir()
    engine = opening._sqlite(where)
    upgrade(engine, "0005")
    engine.dispose()
    copies.folder(database).write_text("in the way")
    with pytest.raises(Complaint, match="store-no-copy"):
        opened(where)
    with closing(sqlite3.connect(database)) as there:
        assert there.execute("SELECT version_num FROM alembic_version").fetchone() == ("0005",)


def spoil(database: Path, seed: int) -> None:
    """Damage a database as a disk does: some bytes anywhere, a page of nothing, or an end that is missing."""
    source, raw = random.Random(seed), bytearray(database.read_bytes())
    kind = seed % 3
    if kind == 0:
        for _ in range(60):
            raw[source.randrange(len(raw))] = source.randrange(256)
    elif kind == 1:
        for _ in range(3):
            at = 4096 * source.randrange(len(raw) // 4096)
            raw[at : at + 4096] = bytes(4096)
    else:
        del raw[source.randrange(len(raw)) :]
    for end in ("-wal", "-shm"):
        database.with_name(database.name + end).unlink(missing_ok=True)
    database.write_bytes(bytes(raw))


def whole_games(raw: bytes) -> int:
    """Count the games on the pages of rows that are there from their first byte to their last."""
    pages = [raw[at : at + 4096] for at in range(0, len(raw) - 4095, 4096)]
    rows = b"".join(page for page in pages if page[0] == LEAF)
    return len(set(re.findall("game ([0-9]+) ♥".encode(), rows)))


def test_damage_of_any_kind_is_a_sentence_and_what_can_be_read_is_read(database: Path, tmp_path: Path) -> None:
    fill()
    whole = database.read_bytes()
    told, saved = 0, [0, 0, 0]
    said_of: list[Complaint] = []
    for seed in range(30):
        database.write_bytes(whole)
        spoil(database, seed)
        code, _ = command("check")
        assert code in (0, 1)
        told += code
        try:
            store = Store()
            for ask in (partial(store.games, OWN), store.notebooks, partial(exported, store)):
                try:
                    ask()
                except Complaint as wrong:
                    said_of.append(wrong)
            store.close()
        except Complaint as wrong:
            said_of.append(wrong)
        database.write_bytes(whole)
        spoil(database, seed)
        file = tmp_path / f"saved-{seed}.json"
        code, _ = command("salvage", str(file))
        if code:
            continue  # not even the names of the tables are left: the sentence says so
        kept = Store(URL.create("sqlite", database=str(tmp_path / f"fresh-{seed}" / "tutor.sqlite")))
        imported(kept, json.loads(file.read_text("utf-8")))
        there = len(kept.games(OWN))
        saved[seed % 3] += there > GAMES // 4
        if seed % 3 == 2:
            database.write_bytes(whole)
            spoil(database, seed)
            assert there >= whole_games(database.read_bytes()), "every game before the cut is read"
        kept.close()
    assert {wrong.key for wrong in said_of} <= {"store-damaged", "store-unreachable", "store-newer", "store-emptied"}
    for wrong in said_of:
        assert explain.complaint(wrong, "de") != explain.complaint(wrong, "en")
    assert told >= 15, told
    assert saved[1] >= 6, "of ten with pages that are empty"
    assert saved[2] >= 3, "of ten that were cut, anywhere"


def test_a_whole_database_is_salvaged_whole(database: Path, tmp_path: Path) -> None:
    fill(20)
    store = Store()
    found, lost = salvaged(database)
    there = exported(store)
    assert lost == {}
    assert {name: len(rows) for name, rows in found.items() if name != "tutor"} == {
        name: len(rows) for name, rows in there.items() if name != "tutor"
    }
    assert found["notebooks"] == there["notebooks"]
    store.close()


def test_a_database_that_was_cut_to_nothing_is_told_and_a_new_one_is_not(database: Path) -> None:
    fill(3)
    database.write_bytes(b"")
    for end in ("-wal", "-shm"):
        database.with_name(database.name + end).unlink(missing_ok=True)
    with pytest.raises(Complaint, match="store-emptied"):
        Store()
    assert command("check")[0] == 1
    assert database.stat().st_size == 0, "nothing began anew in its place"
    code, said = command("back", "--yes", "--lang", "de")
    assert code == 0, said
    store = Store()
    assert len(store.games(OWN)) == 0, "the copy of the day was made when it was new"
    store.close()


def test_what_can_only_be_read_is_read_and_exported(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(3)
    before = {file.name: file.read_bytes() for file in database.parent.iterdir() if file.is_file()}
    monkeypatch.setattr(opening.os, "access", lambda path, _: not str(path).startswith(str(database.parent)))
    assert command("export", str(tmp_path / "all.json"))[0] == 0
    assert len(json.loads((tmp_path / "all.json").read_text("utf-8"))["games"]) == 3
    store = Store()
    assert len(store.games(OWN)) == 3
    with pytest.raises(Complaint, match=r"readonly|read-only"):
        store.keep_game(OWN, "x")
    store.close()
    after = {file.name: file.read_bytes() for file in database.parent.iterdir() if file.is_file()}
    assert after == before


def test_a_copy_that_cannot_be_made_stops_nobody(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies.sqlite3, "connect", lambda *_, **__: (_ for _ in ()).throw(OSError("full")))
    assert copy_of_the_day(database) is None


def test_a_server_has_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_DATABASE", "postgresql+psycopg://me:secret@127.0.0.1:1/db")
    code, said = command("check")
    assert code != 0
    assert "pg_dump" in said
