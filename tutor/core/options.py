"""Rule sets as values: options with names, presets derived from each other, conflicts refused.

A game's options are one frozen dataclass whose fields are made by ``choice``. The name of a
field is the end of the option's id: ``last_card_power`` is ``getaway.opt.last-card-power``.
Two underscores are a dot: ``take__who`` is ``getaway.opt.take.who``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from tutor.core.complaints import Complaint
from tutor.core.rules import RuleId

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

AnyOptions: TypeAlias = "DataclassInstance"
"""The options of some game, one frozen dataclass."""

OptionsT = TypeVar("OptionsT", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game as it is shown and chosen."""

    name: str
    values: tuple[str, ...]
    default: str
    rules: tuple[RuleId, ...]
    """Rules that exist or change with it."""
    needs: tuple[str, str] | None
    """(option, value) that must be chosen for this one to matter."""


# Any: a dataclass takes whatever its field function returns.
def choice(*values: str, rules: Iterable[str] = (), needs: tuple[str, str] | None = None) -> Any:
    """Declare an option: its values, the first being the default, and the ids of the rules that it changes.

    Raises ``ValueError`` for what cannot be the id of a rule.
    """
    changed = tuple(RuleId(rule) for rule in rules)
    return field(default=values[0], metadata={"values": values, "rules": changed, "needs": needs})


def name_of(attribute: str) -> str:
    """Return the name of an option from its attribute.

    >>> name_of("take__before_first_trick")
    'take.before-first-trick'
    """
    return attribute.replace("__", ".").replace("_", "-")


def listed(options: DataclassInstance | type[DataclassInstance]) -> tuple[Option, ...]:
    """List the options of a game in the order declared."""
    return tuple(
        Option(name_of(f.name), f.metadata["values"], str(f.default), f.metadata["rules"], f.metadata["needs"])
        for f in fields(options)
        if "values" in f.metadata
    )


def validate(options: DataclassInstance) -> None:
    """Refuse values that an option does not have; called by a game's ``__post_init__``."""
    for f in fields(options):
        values = f.metadata.get("values")
        if values is not None and getattr(options, f.name) not in values:
            raise Complaint(
                "no-such-value", option=name_of(f.name), value=str(getattr(options, f.name)), values=", ".join(values)
            )


def conflict(first: str, second: str) -> Complaint:
    """Return the complaint that two choices exclude each other."""
    return Complaint("options-conflict", first=first, second=second)


def changed(base: OptionsT, changes: Mapping[str, object]) -> OptionsT:
    """Return the options with some values changed, names as in the ids.

    Raises ``Complaint`` for an unknown option, an unknown value, or a conflict.
    """
    attributes = {name_of(f.name): f.name for f in fields(base)}
    wanted: dict[str, str] = {}
    for name, value in changes.items():
        attribute = attributes.get(str(name))
        if attribute is None:
            raise Complaint("no-such-option", option=str(name), options=", ".join(attributes))
        wanted[attribute] = _text(value)
    return replace(base, **wanted)


def _text(value: object) -> str:
    """Write a value as an option has it; YAML reads on/off and yes/no as truth values in some hands."""
    return str(value)


def values(options: DataclassInstance) -> dict[str, str]:
    """Return what is chosen, by name."""
    return {name_of(f.name): str(getattr(options, f.name)) for f in fields(options) if "values" in f.metadata}


def differences(options: DataclassInstance, base: DataclassInstance) -> dict[str, str]:
    """Return the options that differ from the base, by name."""
    return {
        name_of(f.name): getattr(options, f.name)
        for f in fields(options)
        if getattr(options, f.name) != getattr(base, f.name)
    }
