"""A booklet of a table's rules, to print and to lay on the table."""

from __future__ import annotations

import base64
import datetime as dt
from html import escape

from tutor.core.game import AnyGame
from tutor.core.options import AnyOptions, values
from tutor.shown.address import Address
from tutor.shown.picture import face, pictured
from tutor.teaching.house import days
from tutor.ui.chapter import View, away_from
from tutor.ui.frame import chosen_options, full_link, language, titled, words
from tutor.ui.panel import rich, say, speak
from tutor.ui.ruleset import value_label
from tutor.ui.sharing import qr
from tutor.ui.shell import named
from tutor.words import explain
from tutor.words.book.arranging import opening, sections, under
from tutor.words.book.book import Book
from tutor.words.book.render import markdown
from tutor.words.holding import told

LEFT_OUT = ("advice", "history", "etiquette")
"""Kinds of entries that are no rules: a booklet has two to four pages."""
ROWS, PLAYERS = 10, 6
CSS = named("""<style>
.booklet{max-width:46rem;font:12.5px/1.3 "Tutor Serif",Georgia,serif}
.booklet h1{font-size:1.7rem;margin:0;padding:0 0 .2rem;border-bottom:2px solid currentColor} .booklet h2{font-size:1.1rem;margin:.8rem 0 .2rem;padding:0;break-after:avoid}
.booklet .sub{margin:.2rem 0 .5rem} .booklet .lead{font-size:1.05rem} .booklet .rules{columns:19rem;column-gap:1.6rem}
.booklet .rules h3{font-size:1rem;margin:.55rem 0 .1rem;padding:0;break-after:avoid} .booklet .rules div{break-inside:avoid;margin:0 0 .25rem} .booklet .rules p{margin:0;display:inline} .booklet .rules b::after{content:". "}
.booklet .booklet-trick{border:1px solid currentColor;padding:.4rem .8rem;break-inside:avoid} .booklet .booklet-trick p{margin:.15rem 0} .booklet .booklet-trick ol{margin:.3rem 0;padding-inline-start:1.4em} .booklet .drawn{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:flex-end} .booklet .played{margin:0;text-align:center} .booklet .played img{width:3.9rem;height:auto;background:none;image-rendering:auto} .booklet .played div{padding-bottom:.25rem} .booklet .played.top div{border-bottom:3px solid currentColor} .booklet .term{all:unset}
.booklet table{border-collapse:collapse;width:100%} .booklet :is(th,td){border:1px solid #888;height:1.5rem;min-width:3rem;text-align:start;padding:0 .3rem}
.booklet .kept{white-space:nowrap} .booklet .rules a{all:unset}
.booklet .beside{display:flex;flex-wrap:wrap;gap:0 1.6rem} .booklet .beside .block{flex:3 1 16rem} .booklet .beside .back{flex:2 1 12rem} .booklet .back p{margin:.2rem 0 0;font:9px/1.25 ui-monospace,monospace;overflow-wrap:anywhere}
.booklet .block{break-inside:avoid} .booklet .code{width:7rem;height:7rem;background:#fff;image-rendering:pixelated} .booklet ul{margin:.2rem 0;padding-inline-start:1.2em}
@page{margin:12mm}
@media print{html,body,:shell(app){background:#fff!important} :key(toolbar-sheet){display:none!important} .booklet{max-width:none;color:#000} :shell(block){padding:0!important;max-width:none!important} .booklet .card-glyph{background:#fff;color:#000;border-color:#000}}
</style>""")


def booklet(game: AnyGame, book: Book, where: Address) -> None:
    """Show the booklet of a table; the browser prints it."""
    titled()
    lang = language()
    _, options = chosen_options(game, where)
    chosen = values(options)
    title = where.table or words("house-nameless")
    name = str(book.about["title"][lang])
    preset = book.title(f"{game.key}.preset.{where.preset or next(iter(game.presets))}", lang)
    parts = [
        f'<h1>{escape(title)}</h1><p class="sub">{escape(name)} · {escape(preset)}</p>',
        f'<p class="lead">{escape(opening(book, lang, chosen))}</p>',
        f'<div class="beside">{_decisions(game, book, where, preset)}{_way_back(where)}</div>',
        f"<h2>{escape(words('booklet-rules'))}</h2>{_rules(game, book, options, where.preset, lang)}",
        _moment(game, options),
        _scores(min(PLAYERS, game.seats(options)[1])),
    ]
    say(f'{CSS}<div lang="{lang}">{"".join(parts)}</div>', "booklet")


def _rules(game: AnyGame, book: Book, options: AnyOptions, preset: str, lang: str) -> str:
    chosen = values(options)
    render = markdown(book, lang, speak)
    away = away_from(game, book, View(game.key, "rules", preset, (), lang, both=False), options)
    entries = [entry for entry in told(game, book, options) if entry.kind not in LEFT_OUT and entry.id not in away]
    html = ""
    for part in sections(book, entries):
        html += f"<h3>{escape(part.title[lang])}</h3>"
        html += "".join(
            f"<div><b>{escape(one.title[lang])}</b>{render(under(one, chosen).text[lang])}</div>"
            for one in part.entries
        )
    return f'<div class="rules">{html}</div>'


def _decisions(game: AnyGame, book: Book, where: Address, preset: str) -> str:
    when = days(where.decided)
    items = []
    for option, value in where.options.items():
        items.append(f"<li>{escape(decided(game, book, option, value, when.get(option, '')))}</li>")
    body = f"<ul>{''.join(items)}</ul>" if items else f"<p>{escape(words('booklet-none', preset=preset))}</p>"
    return f'<div class="block"><h2>{escape(words("booklet-decisions"))}</h2>{body}</div>'


def decided(game: AnyGame, book: Book, option: str, value: str, day: str) -> str:
    """Say what a table decided, and when, where a day stands there."""
    said = value_label(game, book, option, value)
    try:
        when = dt.date.fromisoformat(day)
    except ValueError:  # not known, or no day
        return said
    spelled = words("house-day", day=str(when.day), month=when.month, year=str(when.year))
    return words("house-since", what=said, day=spelled)


def _moment(game: AnyGame, options: AnyOptions) -> str:
    """Show one trick, or a few cards on the pile: drawn, with who played each and why it was allowed."""
    lang = language()
    found = pictured(game, options)
    if found is None:
        return ""
    seats = found.steps[0].before.seats
    drawn = "".join(_drawn((one,), "", lang) for one in found.lying)
    told = ""
    for made in found.steps:
        who = str(made.move.seat)
        name = explain.seat_name(made.move.seat, lang, seats)
        top = " top" if who == found.winner else ""
        drawn += _drawn(tuple(one.text for one in made.move.cards), name, lang, top)
        if made.verdict is not None:
            told += f"<li>{rich(explain.why(game, made.before, made.verdict, lang))}</li>"
    last = found.steps[-1]
    ends = [rich(explain.happened(game, one, lang, seats)) for one in last.events[:2]]
    end = f"<p>{' '.join(ends)}</p>" if ends else ""
    body = f'<div class="drawn">{drawn}</div><ol>{told}</ol>{end}'
    return f'<div class="block"><h2>{escape(words("booklet-trick"))}</h2><div class="booklet-trick">{body}</div></div>'


def _drawn(cards: tuple[str, ...], name: str, lang: str, css: str = "") -> str:
    """Draw what one player played, with the name below."""
    pictures = "".join(
        f'<img alt="{escape(speak(one, lang), quote=True)}" '
        f'src="data:image/svg+xml;base64,{base64.b64encode(face(one, lang).encode()).decode()}">'
        for one in cards
    )
    return f'<figure class="played{css}"><div>{pictures}</div><figcaption>{escape(name)}</figcaption></figure>'


def _scores(columns: int) -> str:
    head = "".join(f"<th>{escape(words('booklet-player'))} {n}</th>" for n in range(1, columns + 1))
    rows = "".join(f"<tr>{'<td></td>' * columns}</tr>" for _ in range(ROWS))
    return f'<div class="block"><h2>{escape(words("booklet-scores"))}</h2><table><tr>{head}</tr>{rows}</table></div>'


def _way_back(where: Address) -> str:
    """Show the code beside what was decided: at the end it would often take a page of its own."""
    link = full_link("house", where.but(mode="", step="", lang=language()))
    image = base64.b64encode(qr(link)[0]).decode()
    return (
        f'<div class="block back"><h2>{escape(words("booklet-app"))}</h2>'
        f'<img class="code" src="data:image/png;base64,{image}" alt="{escape(link, quote=True)}"><p>{escape(link)}</p></div>'
    )
