"""Words that mean nearly the same at a card table: whoever asks with one is also answered by the others."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.asking.lemmas import Lexicon
from tutor.asking.stopwords import SILENT
from tutor.core.languages import LANGUAGES
from tutor.paths import CONTENT
from tutor.words.book.book import load_yaml
from tutor.words.book.entries import BookError
from tutor.words.explain import APP

FILE = "concepts.yaml"


def alike(lexicon: Lexicon) -> Mapping[str, frozenset[str]]:
    """Return for what a word is found by everything that means nearly the same.

    Raises ``BookError`` where a group is no list of words by language.
    """
    found: dict[str, frozenset[str]] = {}
    for name, group in (load_yaml(CONTENT / APP / FILE) or {}).items():
        if not isinstance(group, Mapping) or set(group) != set(LANGUAGES):
            raise BookError(f"{APP}/{FILE}: {name} has other parts than {' and '.join(LANGUAGES)}")
        words = [(word, lang) for lang in LANGUAGES for word in group[lang]]
        if not all(isinstance(word, str) for word, _ in words):
            raise BookError(
                f"{APP}/{FILE}: {name} has something that is no word; numbers, yes and no want quotation marks"
            )
        stems = frozenset(lexicon.stem(word, lang) for word, lang in words if word not in SILENT[lang])
        for stem in stems:
            found[stem] = found.get(stem, frozenset()) | stems
    return found
