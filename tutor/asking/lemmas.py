"""From a word as it is typed to the stem it is found by: inflection, strong verbs, verbs that come apart, numbers."""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Iterable, Mapping

import Stemmer

from tutor.asking.stopwords import FAINT, SILENT, without_dots
from tutor.core.languages import LANGUAGES

WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?|\d+")
LONGEST_WORD = 40
MANY_WORDS = 60_000
JOINTS = ("s", "es", "n", "en", "er", "e")
"""What stands between the parts of a compound."""

_STEMMERS = {"de": Stemmer.Stemmer("german"), "en": Stemmer.Stemmer("english")}
_STEMMING = threading.Lock()
"""A stemmer keeps its work in itself: one thread at a time."""

PARTICLES = (
    *("heraus", "hinaus", "herein", "hinein", "hinauf", "herunter", "zurück", "zurueck", "weiter", "zusammen"),
    *(
        "drauf",
        "drüber",
        "drueber",
        "druber",
        "drunter",
        "unter",
        "über",
        "ueber",
        "uber",
        "durch",
        "nach",
        "aus",
        "auf",
        "ab",
        "an",
    ),
    *("aus", "auf", "ab", "an", "ein", "mit", "vor", "zu", "weg", "raus", "rein", "um", "bei", "los"),
    *("fest", "frei", "hoch", "fertig"),
)
"""German verbs come apart: er spielt … aus."""


def _forms(said: str) -> dict[str, str]:
    """Read ``base: form form`` lines as form to base, each form also without its dots."""
    pairs = [line.split(": ") for line in said.strip().splitlines()]
    bare = {form: base for base, forms in pairs for one in forms.split() for form in without_dots(one)}
    bare |= {form: base for base, _ in pairs for form in without_dots(base) if form != base}
    return bare | {form: base for base, forms in pairs for form in forms.split()}


STRONG: Mapping[str, Mapping[str, str]] = {
    "de": _forms("""
bieten: bot geboten
bleiben: blieb geblieben
bringen: brachte gebracht bringt
decken: gedeckt
dürfen: darf darfst dürft durfte
fallen: fällt faellt fiel gefallen
fangen: fängt faengt fing gefangen
finden: fand gefunden
fliegen: flog geflogen fliegt
geben: gib gibt gibst gab gegeben geb
gehen: geht ging gegangen geh
gelten: gilt galt gegolten
gewinnen: gewann gewonnen gewinnt
greifen: griff gegriffen
halten: hält haelt hielt gehalten
heben: hob gehoben
heißen: heisst heißt hieß geheißen
können: kann kannst konnte könnt
kommen: kam gekommen kommt
lassen: lässt laesst ließ gelassen
legen: legt legst leg gelegt
leihen: lieh geliehen
liegen: liegt lag gelegen
müssen: muss muß musst mußt mua musste
nehmen: nimm nimmt nimmst nahm genommen nehm
nennen: nannte genannt nennt
reizen: reizt
rufen: rief gerufen
sagen: sagt gesagt sag
scheiden: schied geschieden scheidet
schieben: schob geschoben
schlagen: schlägt schlaegt schlug geschlagen
schmeißen: schmeiss schmeisst schmeißt schmiss geschmissen
schreiben: schrieb geschrieben schreibt
sehen: sieht sah gesehen seh
setzen: setzt gesetzt
sitzen: saß gesessen sitzt
spielen: spielt spielst spiel gespielt spuin gspuit
sprechen: spricht sprach gesprochen
stechen: stich sticht stach gestochen
stehen: steht stand gestanden
steigen: stieg gestiegen steigt
tauschen: tauscht getauscht
tragen: trägt traegt trug getragen
treten: tritt trat getreten
trumpfen: trumpft getrumpft trumpfn
tun: tut tat getan
verlieren: verlor verloren verliert
wechseln: wechselt gewechselt
werden: wird wirst wurde geworden
werfen: wirf wirft wirfst warf geworfen
wissen: weiß weiss wusste gewusst
zahlen: zahlt gezahlt
zählen: zählt zaehlt gezählt gezaehlt
zeigen: zeigt gezeigt
ziehen: zieht ziehst zog gezogen zieh
"""),
    "en": _forms("""
beat: beats beaten beating
begin: began begun
bid: bids bade bidden
break: broke broken
bring: brought
buy: bought
catch: caught
choose: chose chosen choice
come: came
deal: dealt
do: did done does
draw: drew drawn
fall: fell fallen
fly: flew flown
forget: forgot forgotten
get: got gotten gets
give: gave given
go: went gone goes
have: had has
hold: held
keep: kept
know: knew known
lay: laid lays
lead: led leads
lie: lies lay lain lying
lose: lost loses losing loss
make: made
mean: meant means
name: naming
pay: paid
play: plays played playing
put: puts putting
say: said says
see: saw seen
shuffle: shuffling
sit: sat
stand: stood
steal: stole stolen
take: took taken
tell: told
throw: threw thrown
tie: tied ties tying
trump: trumps trumping
win: won wins winning
write: wrote written
"""),
}

NUMBERS = {
    word: number
    for number, words in enumerate(
        (
            "null zero nought nil",
            "eins ace-one",
            "zwei zwo zweier zweien zwein two twos deuce deuces zweit",
            "drei dreier dreien three threes dritt",
            "vier vierer vieren four fours viert",
            "fünf fuenf fünfer fünfen five fives fünft fuenft",
            "sechs sechser sechsen six sixes sechst",
            "sieben siebener siebenen seven sevens siebt",
            "acht achter achten eight eights",
            "neun neuner neunen nine nines neunt",
            "zehn zehner zehnen ten tens zehnt",
            "elf eleven",
            "zwölf zwoelf twelve",
            "dreizehn thirteen",
            "vierzehn fourteen",
            "fünfzehn fuenfzehn fifteen",
            "sechzehn sixteen",
            "siebzehn seventeen",
            "achtzehn eighteen",
            "neunzehn nineteen",
        )
    )
    for word in words.split()
} | {"zwanzig": 20, "twenty": 20, "einundzwanzig": 21, "dreißig": 30, "thirty": 30, "fünfzig": 50, "fifty": 50}
NUMBERS |= {"hundert": 100, "hundred": 100, "zweiunddreißig": 32}


def simple(text: str) -> str:
    """Return text in small letters and without accents that neither language knows.

    >>> simple("Écarté für ZWEI")
    'ecarte für zwei'
    """
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).lower())
    kept = [sign for sign in parts if sign == "\u0308" or not unicodedata.combining(sign)]
    return unicodedata.normalize("NFC", "".join(kept)).replace("’", "'")


def words_of(text: str) -> list[str]:
    """Return the words and numbers of a text, as ``simple`` writes them.

    >>> words_of("Darf ich die 8 legen?")
    ['darf', 'ich', 'die', '8', 'legen']
    """
    return [word[:LONGEST_WORD] for word in WORD.findall(simple(text))]


class Lexicon:
    """The words of all texts: what a word is found by, what a compound is made of, what a slip was meant to be."""

    def __init__(self, known: Mapping[str, Iterable[str]]) -> None:
        """Keep the words that the texts have, by language."""
        self.known = {lang: frozenset(known[lang]) for lang in LANGUAGES}
        self._stems: dict[tuple[str, str], str] = {}
        self._both = sorted(self.known["de"] | self.known["en"] | set(NUMBERS))

    def stem(self, word: str, lang: str) -> str:
        """Return what a word is found by in one language: ``d…``, ``e…``, or ``n…`` for a number."""
        found = self._stems.get((word, lang))
        if found is None:
            found = self._stem(word, lang)
            if len(self._stems) < MANY_WORDS:
                self._stems[word, lang] = found
        return found

    def _stem(self, word: str, lang: str) -> str:
        if word.isdigit():
            return f"n{int(word)}"
        if word in NUMBERS:
            return f"n{NUMBERS[word]}"
        with _STEMMING:
            return f"{lang[0]}{_STEMMERS[lang].stemWord(self._base(word, lang))}".replace("'", "")

    def _base(self, word: str, lang: str) -> str:
        """Return the form a dictionary would list: ``ausspielen`` for ``ausgespielt``."""
        strong = STRONG[lang]
        if word in strong:
            return strong[word]
        if lang == "en":
            return word
        for particle in PARTICLES:
            rest = word.removeprefix(particle)
            if rest == word or len(rest) < 3:
                continue
            if rest.startswith("zu") and len(rest) > 5:
                rest = rest.removeprefix("zu")
            if rest in strong:
                return particle + strong[rest]
            if rest.startswith("ge") and rest.endswith(("t", "en")) and len(rest) > 5:
                return self._infinitive(f"{particle}{rest[2:]}")
            if word != particle + rest:
                return particle + rest
        if word.startswith("ge") and word.endswith("t") and f"{word[2:-1]}en" in self.known["de"]:
            return f"{word[2:-1]}en"
        return self._infinitive(word)

    def _infinitive(self, word: str) -> str:
        """Return the infinitive of a regular form where the texts have it: ``bedienen`` for ``bedient``."""
        for ending in ("te", "et", "st", "t", "e"):
            base = word.removesuffix(ending)
            if base != word and len(base) > 2 and f"{base}en" in self.known["de"]:
                return f"{base}en"
        return word

    def parts(self, word: str) -> tuple[str, ...]:
        """Return the words that a German compound is made of, as far as the texts know them.

        The last part says what the thing is, so it must be a known word; of the first at least the stem.
        """
        known = self.known["de"]
        for end in range(len(word) - 3, 2, -1):
            head, tail = word[:end], word[end:]
            if len(tail) < 3 or tail not in known:
                continue
            for first in (head, *(head.removesuffix(joint) for joint in JOINTS if head.endswith(joint)), f"{head}e"):
                if len(first) > 2 and (first in known or f"{first}en" in known):
                    return first, tail
        return ()

    def split(self, word: str) -> tuple[str, ...]:
        """Return the fewest words of one language that a text without spaces is made of; none where it is not."""
        best: tuple[str, ...] = ()
        for lang in LANGUAGES:
            known = self.known[lang] | SILENT[lang] | FAINT[lang]
            ways: list[tuple[str, ...] | None] = [(), *(None for _ in word)]
            for end in range(1, len(word) + 1):
                for start in range(max(0, end - LONGEST_WORD), end - 1):
                    before, part = ways[start], word[start:end]
                    if before is None or part not in known or (len(part) < 3 and part not in SILENT[lang]):
                        continue
                    here = ways[end]
                    if here is None or len(before) + 1 < len(here):
                        ways[end] = (*before, part)
            found = ways[-1]
            if found and (not best or len(found) < len(best)):
                best = found
        return best

    def near(self, word: str) -> list[tuple[str, float]]:
        """Return known words that this one may be a slip of, with how alike they are, the most alike first."""
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        if len(word) < 4:
            return []
        cut = 0.74 if len(word) > 5 else 0.75
        found = process.extract(word, self._both, scorer=OSA.normalized_similarity, score_cutoff=cut, limit=4)
        return [(known, score) for known, score, _ in found if score >= found[0][1] - 0.06]
