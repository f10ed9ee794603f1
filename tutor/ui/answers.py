"""What answers a question, on a page: kind, sentence with the words marked, the rule in full, ways on."""

from __future__ import annotations

import threading
from functools import cache, lru_cache
from html import escape

from tutor.asking.answer import Hit
from tutor.asking.documents import JEUX, ODDS
from tutor.asking.index import index
from tutor.asking.question import Question
from tutor.asking.quote import quote
from tutor.asking.reading import as_read, introduced
from tutor.asking.reply import SILENT, SUPPOSED, TEXT, VERDICT, Reply
from tutor.core.languages import WRITTEN
from tutor.shown.address import Address, pack
from tutor.shown.deciding import shown_by
from tutor.shown.pages import words_in
from tutor.ui.frame import language, link, title_of, words
from tutor.ui.panel import speak
from tutor.words import explain, library
from tutor.words.book.render import markdown

RULE = "RULE-ID"
SHOWN = 3
"""So many results are seen at once: whoever has found nothing by then asks for the others."""
MOST_UNKNOWN = 6
HAND = 5
"""So many cards are a hand of Écarté; one more is the turn-up."""


@cache
def warm_questions() -> None:
    """Build the index once in a server, while the first reader reads."""
    threading.Thread(target=index, name="questions", daemon=True).start()


def answers_html(told: Reply, where: Address) -> str:
    """Return the answer, then the hits as a list that folds away when one is followed."""
    answer = told.answer
    said, unknown = _answered(told), _unknown(told)
    if not answer.hits:
        return said + unknown if told.kind == SILENT else f"{said}<p>{escape(words('ask-nothing'))}</p>{unknown}"
    items = [_hit(hit, told, where) for hit in answer.hits]
    count = len(items)
    labels = "".join(
        f' data-{name}="{escape(words(f"ui-{key}", n=count), quote=True)}"'
        for name, key in (("hits", "hits"), ("back", "back-to-hits"))
    )
    return (
        f'{said}<details class="results" open><summary{labels}>{escape(words("ui-hits", n=count))}</summary>'
        f'<ol class="hits">{"".join(items[:SHOWN])}</ol>{_further(items)}</details>{unknown}'
    )


def _unknown(told: Reply) -> str:
    """Return the words that no text has, below what was found; whoever gets an answer need not know them."""
    found = told.answer.question.unknown[:MOST_UNKNOWN]
    if not found or told.kind in (VERDICT, SUPPOSED):
        return ""
    lang = language()
    quoted = explain.listed(lang, [WRITTEN[lang].quoted(word) for word in found])
    return f'<p class="unknown">{escape(words("ask-unknown", words=quoted))}</p>'


def _further(items: list[str]) -> str:
    """Return the results that are not seen at once, folded away."""
    rest = items[SHOWN:]
    if not rest:
        return ""
    more = escape(words("ui-hits-more", n=len(rest)))
    return (
        f'<details class="further"><summary>{more}</summary>'
        f'<ol class="hits" start="{SHOWN + 1}">{"".join(rest)}</ol></details>'
    )


def _answered(told: Reply) -> str:
    """Return the answer itself, with the way to the table of a position; what was understood stands above it."""
    if told.kind == TEXT and not told.reason:  # the first hit says it
        return ""
    if told.kind == TEXT:
        whole = escape(f"{told.first} {told.reason}")
        return f'<div class="answered" role="status"><p class="quote">{whole}</p></div>'
    change = ""
    if told.facts and told.case is not None:
        table = escape(link("judge", Address(game=told.case.game.key, at=pack(told.case))), quote=True)
        change = f'<p class="ways"><a href="#" data-go="{table}">{escape(words("ask-change"))}</a></p>'
    reason = f'<p class="quote">{escape(told.reason)}</p>' if told.reason else ""
    return f'<div class="answered" role="status"><p class="first">{escape(told.first)}</p>{reason}{change}</div>'


def _hit(hit: Hit, told: Reply, where: Address) -> str:
    lang, question, document = language(), told.answer.question, index().document(hit.id)
    parts = quote(index(), question, as_read(document, told.here), lang)
    sentence = "".join(f"<mark>{escape(part.text)}</mark>" if part.marked else escape(part.text) for part in parts)
    sentence = introduced(document, told.here, lang, sentence)
    title = escape(explain.plain(hit.title[lang], lang))
    target = escape(_target(hit, question, where), quote=True)
    inside = f"#{escape(hit.id, quote=True)}" if hit.kind in ("rule", "option", "preset", "gap") else "#"
    game = "" if hit.game == where.game else f" <small>{escape(_game_title(hit.game))}</small>"
    answered = f'<p class="quote">{sentence}</p>' if sentence else ""
    return (
        f'<li class="hit"><p class="head"><span class="badge">{escape(words(f"ask-kind-{hit.kind}"))}</span> '
        f'<a href="{inside}" data-go="{target}">{title}</a>{game}</p>'
        f"{answered}{_in_full(hit)}{_ways_on(hit, question)}</li>"
    )


def _game_title(key: str) -> str:
    from tutor.games import game as find

    return title_of(library.book(find(key).folder))


def _target(hit: Hit, question: Question, where: Address) -> str:
    """Return where a hit leads."""
    if hit.kind in ("rule", "option", "preset", "gap"):
        same = hit.game == where.game
        return link(
            "rules",
            Address(
                game=hit.game,
                preset=where.preset if same else "",
                options=where.options if same else {},
                rule=hit.id,
            ),
        )
    if hit.kind == "example":
        return link("replay", Address(game=hit.game, case=hit.id))
    if hit.kind == "exercise":
        return link("practise", Address(game=hit.game, case=hit.id))
    if hit.id == ODDS:
        return link("odds", _odds(question))
    if hit.id == JEUX:
        return link("jeux", Address())
    return link("rules", Address(game=hit.game))


def _odds(question: Question) -> Address:
    """Return the odds page with the cards of the question filled in, where they are a hand."""
    cards = [card.text for card in dict.fromkeys(question.cards)]
    if len(cards) < HAND:
        return Address()
    return Address(hand=" ".join(cards[:HAND]), turned=cards[HAND] if len(cards) > HAND else "")


def _in_full(hit: Hit) -> str:
    """Return the rule itself and its explanation, one press away."""
    return _rule_in_full(hit.id, language(), link("rules", Address(rule=RULE)))


@lru_cache(maxsize=2048)
def _rule_in_full(id_: str, lang: str, other: str) -> str:
    """Return a rule in full; ``other`` is the link to another one, with ``RULE`` for its id."""
    found = library.entry(id_)
    if found is None:
        return ""
    game, entry = found
    render = markdown(library.book(game.folder), lang, speak, link=lambda rule: other.replace(RULE, rule))
    return (
        f"<details><summary>{escape(words_in(lang, 'ui-rule-in-full'))}</summary>"
        f'<div class="text">{render(entry.text[lang])}</div><div class="why">{render(entry.why[lang])}</div></details>'
    )


def _ways_on(hit: Hit, question: Question) -> str:
    """Link a table where the hit decides, the rule set itself, the odds of the hand."""
    lang = language()
    ways = []
    if hit.kind in ("rule", "option", "preset", "gap"):
        ways += [
            (link(one.page, one.where(hit.game)), f"{words('ui-see-on-table')}: {one.title[lang]}")
            for one in shown_by(hit.game, hit.id)[:1]
        ]
    if hit.kind == "preset":
        name = hit.id.partition(".preset.")[2]
        ways.append((link("rules", Address(game=hit.game, preset=name)), words("ui-use-preset")))
    if hit.id == ODDS:
        filled = bool(_odds(question).hand)
        ways.append((link("odds", _odds(question)), words("ui-odds-with-hand" if filled else "ui-odds-open")))
    if not ways:
        return ""
    links = (f'<a href="#" data-go="{escape(target, quote=True)}">{escape(text)}</a>' for target, text in ways)
    return f'<p class="ways">{" · ".join(links)}</p>'
