"""`tutor ask`: a question, and what answers it, without a browser."""

from __future__ import annotations

from collections.abc import Mapping

import click

from tutor.asking.index import index
from tutor.asking.quote import quote
from tutor.asking.reading import as_read, introduced
from tutor.asking.reply import SILENT, SUPPOSED, VERDICT, Reply, reply
from tutor.asking.unanswered import keep, unanswered
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES, WRITTEN
from tutor.core.plain import Plain
from tutor.games import game as find_game
from tutor.words import explain
from tutor.words.explain import APP

FIELDS = ("question", "game", "lang")


def ask_report(said: Plain) -> dict[str, Plain]:
    """Answer one question as data: what was not understood, and at most ten hits, the best first.

    Raises ``Complaint`` where it is no question, or names a game or a language that is not there.
    """
    if not isinstance(said, Mapping) or not isinstance(said.get("question"), str):
        raise Complaint("ask-no-question", text=str(said))
    game, lang = (_text(said, name) for name in FIELDS[1:])
    if game:
        find_game(game)
    if lang and lang not in LANGUAGES:
        raise Complaint("ask-no-language", text=lang)
    return report(reply(said["question"], game, lang))


def _text(said: Mapping[str, Plain], name: str) -> str:
    value = said.get(name)
    if value is not None and not isinstance(value, str):
        raise Complaint("ask-not-a-text", field=name, text=str(value))
    return value or ""


def report(said: Reply) -> dict[str, Plain]:
    """Return an answer as data; sentences are in the language of the question where none is given."""
    answer, lang = said.answer, said.lang
    hits = []
    for hit in answer.hits:
        document = index().document(hit.id)
        parts = quote(index(), answer.question, as_read(document, said.here), lang)
        sentence = "".join(part.text for part in parts)
        hits.append(
            {
                "id": hit.id,
                "kind": hit.kind,
                "title": hit.title[lang],
                "score": hit.score,
                "game": hit.game,
                "answer": introduced(document, said.here, lang, sentence),
            }
        )
    return {
        "lang": lang,
        "kind": said.kind,
        "answer": said.first,
        "reason": said.reason,
        "verdict": said.verdict,
        "supposed": said.supposed,
        "understood": dict(said.understood),
        "unknown": list(answer.question.unknown),
        "hits": hits,
    }


def _answered(said: Mapping[str, Plain]) -> list[str]:
    """Return what was understood, the answer and its reason, as lines before what was found."""
    lang = said["lang"]
    lines = []
    if said["understood"]:
        lines.append(explain.say(APP, lang, "ask-understood"))
        lines += [f"   {name}: {text}" for name, text in said["understood"].items()]
    lines += [click.wrap_text(text, 100) for text in (said["answer"], said["reason"]) if text]
    if said["hits"]:
        lines += ["", explain.say(APP, lang, "ask-nearest" if said["kind"] == SILENT else "ask-found")]
    return lines


def keep_unanswered(question: str, game: str, said: Mapping[str, Plain]) -> bool:
    """Keep a question that nothing answers, for whoever writes the wordings; return whether it is kept."""
    return said["kind"] == SILENT and keep(question, game, str(said["lang"]))


def kept_text(lang: str) -> str:
    """Return the questions that were kept, one a line."""
    kept = unanswered()
    if not kept:
        return explain.say(APP, lang, "ask-none-kept")
    return "\n".join(f"{one.get('game') or '–'}\t{one.get('lang', '')}\t{one['question']}" for one in kept)


def ask_text(said: Mapping[str, Plain]) -> str:
    """Return an answer for people."""
    lang = said["lang"]
    lines = _answered(said)
    if not said["hits"] and said["kind"] != SILENT:
        lines.append(explain.say(APP, lang, "ask-nothing"))
    for number, hit in enumerate(said["hits"], 1):
        kind = explain.say(APP, lang, f"ask-kind-{hit['kind']}")
        lines.append(f"{number}. {explain.plain(hit['title'], lang)}  ({kind}, {hit['id']})")
        if hit["answer"]:
            lines.append(click.wrap_text(hit["answer"], 100, initial_indent="   ", subsequent_indent="   "))
    if said["unknown"] and said["kind"] not in (VERDICT, SUPPOSED):  # whoever gets an answer need not know them
        words = explain.listed(lang, [WRITTEN[lang].quoted(word) for word in said["unknown"]])
        lines.append(explain.say(APP, lang, "ask-unknown", facts={"words": words}))
    return "\n".join(lines)
