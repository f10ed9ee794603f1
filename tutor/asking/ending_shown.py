"""What was understood of a told end of a trick, fact by fact."""

from __future__ import annotations

from tutor.asking.ending_asked import ENDED, LOST, STILL
from tutor.asking.ending_people import OTHER, UNNAMED
from tutor.asking.ending_told import Ending, Lay
from tutor.asking.facts import FIRST, LYING, Fact, Table, rules_fact
from tutor.asking.understood import called, name_of
from tutor.cases.transcript import Case

ASKED = {LOST: "loses"}
TURNED = {ENDED: "goes-on", STILL: "sits-out"}
"""What is asked where it is asked the other way round."""


def ending_facts(table: Table, told: Ending, case: Case) -> tuple[Fact, ...]:
    """Return what was understood of a told end of a trick; it can only be read."""

    def fact(name: str, text: str, label: str = "") -> Fact:
        return Fact(name, table.label(label or name), text)

    found = [rules_fact(table, case)]
    if told.first:
        found.append(fact(FIRST, table.say("ask-first-trick"), "trick"))
    if told.people:
        found.append(fact("players", str(told.people)))
    laid = [_laid(table, one) for one in told.lays]
    if told.rest is not None:
        laid.append(f"{table.say('ask-lay-rest')}: {_how(table, told.rest)}")
    found += [fact(f"{LYING}{n}", text, "lying") for n, text in enumerate(laid)]
    last = [_called(table, one) for one in dict.fromkeys(lay.who for lay in told.lays) if one in told.empty]
    if told.drawn:
        found.append(fact("drawn", table.say("ask-drawn-led")))
        last = last[1:]  # whoever drew had none before
    if last:
        found.append(fact("last", ", ".join(last)))
    asked = TURNED[told.asks] if told.turned else ASKED.get(told.asks, told.asks)
    about = "…" if told.about == "?" else _called(table, told.about) if told.about else ""
    found.append(fact("asked", f"{table.say(f'ask-asked-{asked}')} {about}".strip()))
    return tuple(found)


def _laid(table: Table, one: Lay) -> str:
    """Return who laid what, or how it stood to what lay there."""
    card = name_of(table.lang, one.card) if one.card is not None and one.card.rank else ""
    return f"{_called(table, one.who)}: {card or _how(table, one.how)}"


def _how(table: Table, how: str) -> str:
    return table.say(f"ask-lay-{how or 'any'}")


def _called(table: Table, who: str) -> str:
    """Return by what somebody is called."""
    if who == OTHER or who.startswith(UNNAMED) or not who.isalpha():
        return table.say("ask-lay-other" if who == OTHER else "ask-lay-somebody")
    return called(table.lang, who) or who.capitalize()


__all__ = ["ending_facts"]
