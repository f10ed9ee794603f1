"""`tutor originals` and `tutor data`: what is kept on this machine, taken along, brought back or deleted."""

from __future__ import annotations

import click

from tutor.desk.shared import AS_JSON, LANGUAGE, print_json


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
    """Write everything that is kept into a FILE."""
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
