"""The solved first decision of Écarté, for programs and for people."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.complaints import Unreadable
from tutor.core.plain import Plain
from tutor.odds.said import impossible


def first_report(said: Plain, *, king_point: bool = False) -> dict[str, Plain]:
    """Answer the first decision of a situation: ``hand``, ``turn_up``, ``role``; with the king's point or without.

    Raises ``Complaint`` with a sentence where it cannot occur.
    """
    from tutor.odds.first.solution import first
    from tutor.odds.hand import Impossible, read_situation

    if not isinstance(said, Mapping) or not {"hand", "turn_up"} <= set(said):
        raise Unreadable("odds-not-a-situation", text=str(said)[:80])
    hand = said["hand"] if isinstance(said["hand"], list) else str(said["hand"])
    try:
        situation = read_situation(hand, str(said["turn_up"]), str(said.get("role", "elder")))
        return dict(first(situation, king_point))
    except Impossible as wrong:
        raise impossible(wrong) from None
    except (ValueError, TypeError, AttributeError):
        raise Unreadable("odds-not-a-situation", text=str(said)[:80]) from None


def first_text(answer: Mapping[str, Plain], lang: str) -> str:
    """Write the first decision for people."""
    elder = answer["role"] == "elder"
    words = {
        ("de", True): ("Stehen", "Vorschlagen", "schlägt vor", "wird angenommen", "wirft"),
        ("de", False): ("Ablehnen", "Annehmen", "nimmt an", "Vorschlag hiergegen", "wirft gegen"),
        ("en", True): ("standing", "proposing", "proposes", "is accepted", "throws"),
        ("en", False): ("refusing", "accepting", "accepts", "proposal against this", "throws against"),
    }[lang, elder]
    points = {"de": "Punkte", "en": "points"}[lang]
    rows = [
        (words[0], f"{answer['stand']:+.3f} {points}"),
        (words[1], f"{answer['propose']:+.3f} {points}"),
        (words[2], f"{answer['mix']:.0%}"),
        (words[3], f"{answer['accept']:.0%}"),
    ]
    if answer["king_point"]:
        turned = answer["turn_up"].startswith("K")
        rows.append(
            {
                ("de", False): ("Trumpfkönig", "zählt einen Punkt"),
                ("de", True): ("Trumpfkönig", "aufgedeckt; der Punkt des Gebers ist nicht mitgezählt"),
                ("en", False): ("trump king", "scores one point"),
                ("en", True): ("trump king", "turned up; the dealer's point is not counted"),
            }[lang, turned]
        )
    for thrown, throws in answer["discards"].items():
        said = ", ".join(f"{' '.join(one['cards']) or '–'} ({one['share']:.0%})" for one in throws)
        rows.append((words[4] if elder else f"{words[4]} {thrown}", said))
    return "\n".join(f"{name:<24} {value}" for name, value in rows)
