"""`tutor originals`, `tutor data`, `tutor classes`: what is kept on this machine, taken along, or deleted."""

from __future__ import annotations

import sys

import click

from tutor.desk.shared import AS_JSON, FOUND_WRONG, LANGUAGE, print_json


@click.group()
def originals() -> None:
    """Your own copies of the rule pages: kept on this machine alone."""


@originals.command("add")
@click.argument("files", nargs=-1, required=True)
@click.option("--game", default="", help="Which page it is, where the file itself does not tell.")
@LANGUAGE
@AS_JSON
def originals_add(files: tuple[str, ...], game: str, lang: str, *, as_json: bool) -> None:
    """Read, recognise and keep copies: plain text, HTML or a saved web archive."""
    from tutor.desk.copies import added, added_text

    reports = []
    for file in files:
        reports.append(added(file, game))
        if not as_json:
            click.echo(added_text(reports[-1], lang))
    if as_json:
        print_json(reports)


@originals.command("list")
@LANGUAGE
@AS_JSON
def originals_list(lang: str, *, as_json: bool) -> None:
    """List the copies that are kept, and where."""
    from tutor.desk.copies import listed, listed_text

    found = listed()
    if as_json:
        print_json(found)
    else:
        click.echo(listed_text(found, lang))


@originals.command("remove")
@click.argument("id_", metavar="ID")
@LANGUAGE
def originals_remove(id_: str, lang: str) -> None:
    """Delete a copy for good."""
    from tutor.desk.copies import removed_text

    click.echo(removed_text(id_, lang))


@originals.command("shape")
@click.argument("file")
@click.option("--game", default="", help="Which page it is; without it, headings are found by their looks alone.")
def originals_shape(file: str, game: str) -> None:
    """Print the shape of a page (headings and lengths), the beginning of a new game's page.yaml."""
    from tutor.desk.copies import shape_text

    click.echo(shape_text(file, game), nl=False)


@click.group()
def data() -> None:
    """What is kept of you: progress, answers, notebooks."""


LEARNER = click.option("--learner", default="", help="Only what belongs to one learner, by their key.")


@data.command("export")
@click.argument("file")
@LEARNER
@LANGUAGE
def data_export(file: str, learner: str, lang: str) -> None:
    """Write everything but classes into a FILE; these have `tutor classes export`."""
    from tutor.desk.data import say, write_file

    write_file(file, learner)
    click.echo(say("data-exported", lang, file=file))


@data.command("import")
@click.argument("file")
@LANGUAGE
def data_import(file: str, lang: str) -> None:
    """Take in a FILE that was exported; what is there already stays."""
    from tutor.desk.data import read_file, say

    click.echo(say("data-imported", lang, n=read_file(file)))


@data.command("check")
@LANGUAGE
@AS_JSON
def data_check(lang: str, *, as_json: bool) -> None:
    """Look through the database, and say which copies there are; exit status 1 where it is damaged."""
    from tutor.desk.data import checked, say

    found = checked()
    there = found["copies"]
    if as_json:
        print_json(found)
    else:
        facts = {"text": found["database"], "why": "; ".join(found["wrong"])[:300]}
        click.echo(say("data-whole" if found["whole"] else "error-store-damaged", lang, **facts))
        click.echo(say("data-copies", lang, n=len(there), day=there[0]["day"] if there else ""))
    if not found["whole"]:
        sys.exit(FOUND_WRONG)


@data.command("salvage")
@click.argument("file")
@LANGUAGE
def data_salvage(file: str, lang: str) -> None:
    """Write what can still be read of a damaged database into a FILE, row by row, and name the rest."""
    from tutor.desk.data import salvage, say

    n, lost = salvage(file)
    click.echo(say("data-salvaged", lang, n=n, file=file))
    for table, missing in lost.items():
        click.echo(say("data-lost", lang, table=table, n=missing))


@data.command("back")
@click.argument("copy", required=False, default="")
@click.option("--yes", is_flag=True, help="Do not ask.")
@LANGUAGE
def data_back(copy: str, lang: str, *, yes: bool) -> None:
    """Put a COPY in the place of the database, the last one unless another is named; stop the app before."""
    from tutor.desk.data import copy_to_go_back_to, database, say
    from tutor.store.copies import gone_back

    found = copy_to_go_back_to(copy)
    if not yes:
        click.confirm(say("data-back-sure", lang, text=found.name), abort=True)
    aside = gone_back(database(), found)
    click.echo(say("data-back", lang, text=found.name))
    if aside is not None:
        click.echo(say("data-aside", lang, text=str(aside)))


@data.command("delete")
@LEARNER
@click.option("--yes", is_flag=True, help="Do not ask.")
@LANGUAGE
def data_delete(learner: str, lang: str, *, yes: bool) -> None:
    """Delete everything that is kept, for good."""
    from tutor.desk.data import delete_all, say

    if not yes:
        click.confirm(say("data-delete-sure", lang), abort=True)
    delete_all(learner)
    click.echo(say("data-deleted", lang))


@click.group("classes")
def classes() -> None:
    """The classes that were held: they go after a day unless they are kept."""


@classes.command("list")
@LANGUAGE
@AS_JSON
def classes_list(lang: str, *, as_json: bool) -> None:
    """List the classes with their codes."""
    from tutor.desk.classes import listed, listed_text
    from tutor.store.keeping import Store

    found = listed(Store())
    if as_json:
        print_json(found)
    else:
        click.echo(listed_text(found, lang))


@classes.command("export")
@click.argument("code")
@click.argument("file", required=False, default="")
@click.option("--lesson", is_flag=True, help="The lesson that was held instead, with its pictures: a notebook.")
@AS_JSON
def classes_export(code: str, file: str, *, lesson: bool, as_json: bool) -> None:
    """Write what the class with this CODE has answered, by question, into a FILE for spreadsheets; or print it."""
    from tutor.classes.results import as_csv
    from tutor.desk.classes import lesson_of, rows_of, write_csv, write_text
    from tutor.store.keeping import Store

    store = Store()
    if lesson and file:
        write_text(lesson_of(store, code), file)
    elif lesson:
        click.echo(lesson_of(store, code), nl=False)
    elif as_json:
        print_json(rows_of(store, code))
    elif file:
        write_csv(store, code, file)
    else:
        click.echo(as_csv(rows_of(store, code)).removeprefix("\ufeff"), nl=False)


@classes.command("delete")
@click.argument("code")
@click.option("--yes", is_flag=True, help="Do not ask.")
@LANGUAGE
def classes_delete(code: str, lang: str, *, yes: bool) -> None:
    """Delete the class with this CODE and all its answers, for good."""
    from tutor.desk.classes import delete_class, found_class, say
    from tutor.store.keeping import Store

    store = Store()
    held = found_class(store, code)
    if not yes:
        click.confirm(say("class-cli-sure", lang, title=held.title), abort=True)
    delete_class(store, code)
    click.echo(say("class-cli-deleted", lang))
