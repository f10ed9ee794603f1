"""`tutor classes`: the classes that were held, what they answered, and taking them away."""

from __future__ import annotations

from pathlib import Path

from tutor.classes.results import as_csv, results
from tutor.core.complaints import Complaint
from tutor.core.pictures import names_in, put_in
from tutor.core.plain import Plain
from tutor.store.classes import Held, choices, classes, remove_class, seats, text_of
from tutor.store.keeping import Store
from tutor.store.pictures import pictures
from tutor.words import explain


def listed(store: Store) -> list[dict[str, Plain]]:
    """Return every class with its counts."""
    return [
        {
            "code": held.code,
            "title": held.title,
            "since": held.since,
            "kept": held.kept,
            "seats": seats(store, held.id),
            "ballots": sum(map(len, choices(store, held.id).values())),
        }
        for held in classes(store)
    ]


def listed_text(found: list[dict[str, Plain]], lang: str) -> str:
    """Return the list in words."""
    rows = [say("class-cli-row", lang, **{**one, "kept": "yes" if one["kept"] else "no"}) for one in found]
    return "\n".join(rows) or say("class-cli-none", lang)


def found_class(store: Store, code: str) -> Held:
    """Return the class with a code.

    Raises ``Complaint`` where there is none.
    """
    found = next((held for held in classes(store) if held.code == code.strip().upper()), None)
    if found is None:
        raise Complaint("class-none")
    return found


def rows_of(store: Store, code: str) -> list[dict[str, Plain]]:
    """Return what a class has answered, a row for every choice.

    Raises ``Complaint`` where there is no such class.
    """
    held = found_class(store, code)
    return results(text_of(store, held.id), held.lang, choices(store, held.id))


def write_csv(store: Store, code: str, file: str) -> None:
    """Write what a class has answered into a file.

    Raises ``Complaint`` where there is no such class, or the file cannot be written.
    """
    write_text(as_csv(rows_of(store, code)), file)


def lesson_of(store: Store, code: str) -> str:
    """Return the notebook that a class went through, with its pictures at the end.

    Raises ``Complaint`` where there is no such class.
    """
    text = text_of(store, found_class(store, code).id, alone=True)
    return put_in(text, pictures(store, names_in(text)))


def write_text(text: str, file: str) -> None:
    """Write a file.

    Raises ``Complaint`` where it cannot be written.
    """
    try:
        Path(file).write_text(text, encoding="utf-8", newline="")
    except OSError as wrong:
        raise Complaint("cannot-write", why=wrong.strerror or "") from None


def delete_class(store: Store, code: str) -> None:
    """Delete a class with everything in it.

    Raises ``Complaint`` where there is none.
    """
    remove_class(store, found_class(store, code).id)


def say(key: str, lang: str, **facts: object) -> str:
    """Say something in words of the app."""
    return explain.plain(explain.say(explain.APP, lang, key, facts=facts), lang)
