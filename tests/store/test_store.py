"""What is kept is kept: on both databases, through kill -9, from the first version on, out and in again."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from pathlib import Path
from unittest.mock import patch

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from click.testing import CliRunner
from sqlalchemy import URL, inspect, text

from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.desk.cli import cli
from tutor.store.keeping import OWN, Store, new_key
from tutor.store.moving import exported, imported, removed
from tutor.store.opening import MIGRATIONS, address, opened, upgrade, writing
from tutor.store.tables import HEAD, Table
from tutor.words import explain


def complaint_of(what, *said, **named) -> Complaint:
    """Return the complaint, and see that it is a sentence in both languages."""
    with pytest.raises(Complaint) as caught:
        what(*said, **named)
    for lang in LANGUAGES:
        sentence = explain.complaint(caught.value, lang)
        assert sentence[-1] in ".!?"
        assert sentence.isprintable()
    return caught.value


# Learning


def test_progress_is_kept(store: Store, where: URL):
    for station in ("escape", "follow", "escape"):
        store.visited(OWN, "getaway.de", station)
    store.answered(OWN, "getaway.x.01", right=False)
    store.answered(OWN, "getaway.x.01", right=True)
    store.answered("another", "getaway.x.01", right=False)
    store.close()
    again = Store(where)
    progress = again.progress(OWN, "getaway.de")
    assert progress.read == {"escape", "follow"}
    assert progress.answered == {"getaway.x.01": True}
    assert again.progress("another", "getaway.de").read == frozenset()
    assert again.progress("nobody", "getaway.de").answered == {}
    again.close()


# Playing


def test_a_game_is_kept_as_it_stands(store: Store):
    first = store.keep_game(OWN, "S ♠K")
    other = store.keep_game("another", "E ♥2")
    assert store.keep_game(OWN, "S ♠K, W ♠A", first) == first
    assert (store.game(first).text, store.game(other).text) == ("S ♠K, W ♠A", "E ♥2")
    assert [kept.id for kept in store.games(OWN)] == [first]
    assert imported(store, exported(store)) == 0
    whole = exported(store, OWN)
    store.remove_game(first)
    assert complaint_of(store.game, first).key == "store-no-game"
    assert imported(store, whole) == 1
    assert store.game(first).text == "S ♠K, W ♠A"
    removed(store, OWN)
    assert store.games(OWN) == []
    assert store.game(other).text == "E ♥2"


# Sharing


def test_a_locked_view_is_kept_under_a_key_until_its_maker_is_forgotten(store: Store):
    key = store.seal(OWN, "seat=N&at=♥D")
    other = store.seal("another", "seat=N&at=♥D")
    assert store.seal(OWN, "seat=N&at=♥D") == key != other
    assert store.seal(OWN, "seat=E&at=♥D") != key
    assert store.unsealed(key) == "seat=N&at=♥D"
    whole = exported(store, OWN)
    removed(store, OWN)
    assert complaint_of(store.unsealed, key).key == "store-not-sealed"
    assert store.unsealed(other) == "seat=N&at=♥D"
    assert imported(store, json.loads(json.dumps(whole))) == 3
    assert store.unsealed(key) == "seat=N&at=♥D"


# Writing


def test_every_version_of_a_notebook_stays(store: Store):
    first = store.save("eins")
    second = store.save("zwei", first.notebook, seen=1)
    assert (first.number, second.number) == (1, 2)
    assert store.notebook(first.notebook).text == "zwei"
    assert store.notebook(first.notebook, 1).text == "eins"
    assert [number for number, _ in store.versions(first.notebook)] == [2, 1]
    taken_back = store.save(store.notebook(first.notebook, 1).text, first.notebook, seen=2)
    assert (taken_back.number, taken_back.text) == (3, "eins")
    assert [(one.notebook, one.text) for one in store.notebooks()] == [(first.notebook, "eins")]


def test_the_second_of_two_windows_is_told_and_nothing_is_overwritten(store: Store):
    first = store.save("eins")
    store.save("aus dem ersten Fenster", first.notebook, seen=1)
    wrong = complaint_of(store.save, "aus dem zweiten Fenster", first.notebook, seen=1)
    assert (wrong.key, wrong.facts["n"]) == ("store-changed-meanwhile", 2)
    assert store.notebook(first.notebook).text == "aus dem ersten Fenster"


def test_of_many_who_save_at_once_one_is_first_and_the_others_are_told(store: Store, where: URL):
    first = store.save("eins")
    told: list[str] = []

    def save(name: str) -> None:
        own = Store(where)
        try:
            own.save(name, first.notebook, seen=1)
            told.append("saved")
        except Complaint as wrong:
            told.append(wrong.key)
        finally:
            own.close()

    threads = [threading.Thread(target=save, args=(f"Fenster {n}",)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (told.count("saved"), told.count("store-changed-meanwhile")) == (1, 7)
    assert [number for number, _ in store.versions(first.notebook)] == [2, 1]


def test_what_is_not_there_is_said(store: Store):
    assert complaint_of(store.notebook, "nothing").key == "store-no-notebook"
    assert complaint_of(store.save, "x", "nothing", seen=1).key == "store-no-notebook"
    saved = store.save("eins")
    assert complaint_of(store.notebook, saved.notebook, 7).key == "store-no-version"
    store.remove(saved.notebook)
    assert store.notebooks() == []
    assert store.versions(saved.notebook) == []


@pytest.mark.parametrize("said", ["", "\0", "\ud800", "♥D „Zitat“ \r\n\t", "x" * 500_000, "'; DROP TABLE versions; --"])
def test_any_text_can_be_kept(store: Store, said: str):
    saved = store.save(said)
    assert store.notebook(saved.notebook).text == saved.text
    assert len(saved.text) == len(said)


def test_keys_are_not_guessed():
    keys = {new_key() for _ in range(1_000)}
    assert len(keys) == 1_000
    assert all(len(key) >= 22 for key in keys)


# Tables


def test_a_database_of_the_first_version_is_brought_up_to_date_with_all_that_is_in_it(where: URL):
    engine = opened_at(where, "0001")
    with writing(engine) as connection:
        connection.execute(text("INSERT INTO learners (key, since) VALUES ('own', 1), ('other', 2)"))
        connection.execute(
            text("INSERT INTO answers (learner, exercise, at, \"right\") VALUES ('own', 'getaway.x.01', 5, :yes)"),
            {"yes": True},
        )
        connection.execute(
            text("INSERT INTO visits (learner, notebook, station, at) VALUES ('own', 'getaway.de', 'escape', 6)")
        )
    assert not inspect(engine).has_table("versions")
    engine.dispose()
    store = Store(where)
    assert store.progress("own", "getaway.de").read == {"escape"}
    assert store.progress("own", "getaway.de").answered == {"getaway.x.01": True}
    assert store.save("geht auch").number == 1
    store.close()


def opened_at(where: URL, version: str):
    """Return a database as it was at some version."""
    engine = as_it_is(where)
    upgrade(engine, version)
    return engine


def as_it_is(where: URL):
    """Return a database of whatever version."""
    with patch("tutor.store.opening.upgrade"):
        return opened(where)


def test_the_migrations_lead_to_the_tables_of_the_code(store: Store):
    with store.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Table.metadata) == []
    assert max(file.stem[:4] for file in (MIGRATIONS / "versions").glob("0*.py")) == HEAD


def test_a_database_of_a_newer_version_is_left_alone(where: URL):
    store = Store(where)
    saved = store.save("eins")
    with store.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    assert complaint_of(Store, where).key == "store-newer"
    engine = as_it_is(where)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT text FROM versions")) == saved.text
    engine.dispose()


def test_many_who_open_a_new_database_at_once_make_its_tables_once(where: URL):
    wrong: list[BaseException] = []

    def begin() -> None:
        try:
            Store(where).close()
        except BaseException as failed:
            wrong.append(failed)

    threads = [threading.Thread(target=begin) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


# Killed


@pytest.mark.timeout(600)
def test_killed_a_hundred_times_nothing_acknowledged_is_lost_and_nothing_half_is_shown(store: Store, where: URL):
    script = Path(__file__).with_name("killed.py")
    shown = where.render_as_string(hide_password=False)
    done = subprocess.run(
        [sys.executable, script, shown, "100"], capture_output=True, text=True, check=False, timeout=550
    )
    assert done.returncode == 0, done.stderr[-2_000:]
    found = json.loads(done.stdout)
    assert found["lost"] == []
    assert found["killed"] == 100
    print(found)
    assert found["versions"] > 100, "too little was saved to tell anything"


# Out and in


def filled(store: Store) -> None:
    store.visited(OWN, "getaway.de", "escape")
    store.answered(OWN, "getaway.x.01", right=True)
    store.answered("another", "getaway.x.02", right=False)
    first = store.save("eins")
    store.save("zwei ♥D", first.notebook, seen=1)
    store.save("ein anderes")


def test_what_goes_out_comes_in_again(store: Store):
    filled(store)
    out = json.loads(json.dumps(exported(store)))
    removed(store)
    assert exported(store) == {
        "tutor": 1,
        "learners": [],
        "answers": [],
        "visits": [],
        "games": [],
        "reviews": [],
        "sealed": [],
        "notebooks": [],
        "pictures": [],
    }
    assert imported(store, out) == 2 + 2 + 1 + 2 + 3
    assert exported(store) == out
    assert imported(store, out) == 0, "a second time nothing is new"
    assert exported(store) == out


def test_notebooks_that_went_on_in_two_places_keep_both(store: Store):
    saved = store.save("eins")
    out = json.loads(json.dumps(exported(store)))
    out["notebooks"][0]["versions"].append({"text": "dort weiter", "at": 7})
    store.save("hier weiter", saved.notebook, seen=1)
    imported(store, out)
    assert [store.notebook(saved.notebook, n).text for n in (1, 2, 3)] == ["eins", "hier weiter", "dort weiter"]


def test_one_learner_can_take_everything_along_and_be_forgotten(store: Store):
    filled(store)
    out = exported(store, "another")
    assert [row["key"] for row in out["learners"]] == ["another"]
    assert [row["learner"] for row in out["answers"]] == ["another"]
    assert "notebooks" not in out
    removed(store, "another")
    left = exported(store)
    assert [row["key"] for row in left["learners"]] == [OWN]
    assert [row["learner"] for row in left["answers"]] == [OWN]
    assert len(left["notebooks"]) == 2


GOOD = {"tutor": 1, "learners": [{"key": "own", "since": 1}]}
ANSWER = {"learner": "own", "exercise": "x", "at": 1, "right": True}


@pytest.mark.parametrize(
    "said",
    [
        None,
        [],
        {},
        {"tutor": "1"},
        {"tutor": 1, "learners": {}},
        {"tutor": 1, "learners": [1]},
        {"tutor": 1, "learners": [{"key": 1, "since": 1}]},
        {"tutor": 1, "learners": [{"key": "own", "since": 10**30}]},
        {"tutor": 1, "answers": [ANSWER]},
        {**GOOD, "answers": [{**ANSWER, "right": 1}]},
        {**GOOD, "answers": [{**ANSWER, "at": True}]},
        {**GOOD, "notebooks": [{"id": "a", "since": 1, "versions": [{"text": 3, "at": 1}]}]},
        {**GOOD, "notebooks": ["a"]},
    ],
)
def test_a_document_that_is_none_is_refused_and_nothing_of_it_kept(store: Store, said):
    assert complaint_of(imported, store, said).key == "store-not-an-export"
    assert exported(store)["learners"] == []


def test_a_document_of_a_newer_version_is_refused(store: Store):
    assert complaint_of(imported, store, {**GOOD, "tutor": 2}).key == "store-newer-export"


# Where it is


def test_it_lies_in_the_persons_own_folder_unless_another_is_named(monkeypatch, tmp_path):
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.delenv("TUTOR_DATABASE", raising=False)
    assert address() == URL.create("sqlite", database=str(tmp_path / "tutor.sqlite"))
    monkeypatch.setenv("TUTOR_DATABASE", "postgresql+psycopg://me:secret@host/db")
    assert address().drivername == "postgresql+psycopg"


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("what is this", "store-no-address"),
        ("oracle+nothing://host/db", "store-no-driver"),
        ("postgresql+psycopg://me:secret@127.0.0.1:1/db", "store-unreachable"),
        ("sqlite:////proc/nowhere/tutor.sqlite", "store-unreachable"),
    ],
)
def test_a_database_that_cannot_be_had_is_one_sentence_without_the_password(monkeypatch, said, key):
    monkeypatch.setenv("TUTOR_DATABASE", said)
    wrong = complaint_of(Store)
    assert wrong.key == key
    assert "secret" not in explain.complaint(wrong, "en")


def test_a_file_that_is_no_database_is_one_sentence(tmp_path):
    file = tmp_path / "tutor.sqlite"
    file.write_text("not a database " * 500)
    assert complaint_of(Store, URL.create("sqlite", database=str(file))).key == "store-damaged"
    assert file.read_text().startswith("not a database"), "it was not touched"


# The command line


def test_a_person_takes_everything_along_and_away(monkeypatch, tmp_path):
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("TUTOR_DATABASE", raising=False)
    store = Store()
    filled(store)
    store.close()
    run, file = CliRunner().invoke, str(tmp_path / "all.json")
    assert run(cli, ["data", "export", file]).exit_code == 0
    assert "zwei ♥D" in Path(file).read_text("utf-8")
    assert run(cli, ["data", "delete"], input="n\n").exit_code == 1
    assert run(cli, ["data", "delete", "--yes", "--lang", "de"]).stdout == "Gelöscht.\n"
    assert "10 entries" in run(cli, ["data", "import", file]).stdout
    assert "already" in run(cli, ["data", "import", file]).stdout
    assert complaint_of(run, cli, ["data", "import", file + "x"], standalone_mode=False, catch_exceptions=False)
