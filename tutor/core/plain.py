"""Plain data: what YAML and JSON give, before anybody has asked what it is."""

from typing import Any, TypeAlias

Plain: TypeAlias = Any
"""Texts, numbers, lists and mappings that a person or a file has said; whoever reads them asks what they are."""
