"""The solved first decision of Écarté, for programs and for people."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import card
from tutor.core.complaints import Unreadable
from tutor.core.languages import WRITTEN
from tutor.core.plain import Plain
from tutor.odds.said import impossible
from tutor.words.book.render import ENGLISH_INDEX
from tutor.words.explain import APP, say


def first_report(said: Plain, *, king_point: bool = False, score: str | None = None) -> dict[str, Plain]:
    """Answer the first decision of a situation: ``hand``, ``turn_up``, ``role``; at a score, with the king's point.

    A situation of a file may say its own ``score`` and ``king_point``.

    Raises ``Complaint`` with a sentence where it cannot occur.
    """
    from tutor.odds.first.solution import first, read_score
    from tutor.odds.hand import Impossible, read_situation

    if not isinstance(said, Mapping) or not {"hand", "turn_up"} <= set(said):
        raise Unreadable("odds-not-a-situation", text=str(said)[:80])
    king = said.get("king_point", king_point)
    if not isinstance(king, bool):
        raise Unreadable("odds-not-yes-or-no", text=str(king)[:80])
    hand = said["hand"] if isinstance(said["hand"], list) else str(said["hand"])
    try:
        situation = read_situation(hand, str(said["turn_up"]), str(said.get("role", "elder")))
        at = read_score(str(said.get("score") or score or ""))
        return dict(first(situation, king, at))
    except Impossible as wrong:
        raise impossible(wrong) from None
    except (ValueError, TypeError, AttributeError):
        raise Unreadable("odds-not-a-situation", text=str(said)[:80]) from None


def first_text(answer: Mapping[str, Plain], lang: str) -> str:
    """Write the first decision for people: what it says, what it rests on, and how good it is."""
    chance, role = answer["unit"] == "chance", str(answer["role"])
    certificate = answer["certificate"]
    assert isinstance(certificate, Mapping)

    def said(name: str, **facts: Plain) -> str:
        return say(APP, lang, name, facts=facts)

    def amount(value: Plain) -> str:
        number = float(str(value))
        text = f"{100 * number:.1f}" if chance else f"{number:+.2f}"
        return said("first-amount", unit=str(answer["unit"]), value=_spelled(text, lang))

    def throw(one: Mapping[str, Plain]) -> str:
        names = one["cards"]
        assert isinstance(names, list)
        return f"{' '.join(_index(str(name), lang) for name in names)} ({float(str(one['share'])):.0%})"

    error = _error(float(str(answer["error"])), lang, chance=chance)
    rows = [
        (said(f"first-keep-{role}"), amount(answer["stand"])),
        (said(f"first-exchange-{role}"), f"{amount(answer['propose'])} ± {error}"),
        (said("first-verdict"), said(f"propose-verdict-{role}", verdict=_verdict(answer), often=_often(answer, lang))),
        (said(f"first-often-{role}"), _often(answer, lang)),
        (said(f"first-meets-{role}"), f"{float(str(answer['accept'])):.0%}"),
    ]
    for thrown, throws in merged(answer["discards"]).items():
        rows.append((said("first-throw", after=thrown), ", ".join(throw(one) for one in throws)))
    text = "\n".join(f"{name:<24} {value}" for name, value in rows)
    most = max(float(str(certificate[f"{one}_gain"][1])) for one in ("elder", "dealer"))
    gain = _spelled(f"{100 * most:.2f}" if chance else f"{most:.4f}", lang)
    king = "off" if not answer["king_point"] else "turned" if str(answer["turn_up"]).startswith("K") else "held"
    score = answer["score"]
    rests = said(
        "propose-assumptions",
        king=king,
        score="said" if score else "neutral",
        at=":".join(map(str, score or ())),
    )
    return f"{text}\n\n{rests}\n{said('first-certificate', unit=str(answer['unit']), most=gain)}"


def merged(discards: Plain) -> dict[str, list[Mapping[str, Plain]]]:
    """Return the throws by how many cards elder threw, with neighbours together that say the same: ``1-3``."""
    assert isinstance(discards, Mapping)
    found: list[tuple[str, str, list[Mapping[str, Plain]]]] = []
    for thrown, throws in discards.items():
        if found and _same(found[-1][2], throws):
            found[-1] = (found[-1][0], thrown, found[-1][2])
        else:
            found.append((thrown, thrown, throws))
    return {first if first == last else f"{first}–{last}": throws for first, last, throws in found}


def _same(one: list[Mapping[str, Plain]], other: list[Mapping[str, Plain]]) -> bool:
    """Whether two lists of throws begin alike; how often is not compared where both say one thing."""
    return [throw["cards"] for throw in one[:3]] == [throw["cards"] for throw in other[:3]]


def _error(value: float, lang: str, *, chance: bool) -> str:
    """Write the error rounded up, so that nothing is promised that is not known."""
    value, digits = (100 * value, 1) if chance else (value, 3)
    step = 10**-digits
    return _spelled(f"{max(step, value + 0.4 * step):.{digits}f}", lang)


def _verdict(answer: Mapping[str, Plain]) -> str:
    return str(answer["verdict"])


def _often(answer: Mapping[str, Plain], lang: str) -> str:
    return WRITTEN[lang].share(f"{100 * float(str(answer['mix'])):.0f}")


def _spelled(number: str, lang: str) -> str:
    return WRITTEN[lang].number(number.replace("-", "\u2212"))


def _index(name: str, lang: str) -> str:
    one = card(name)
    rank = one.rank if lang == "de" else ENGLISH_INDEX.get(one.rank, one.rank)
    return f"{one.suit}{rank}"
