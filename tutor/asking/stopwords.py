"""Words that say little about what is asked; a few of them say a little."""

from __future__ import annotations

from functools import cache

from tutor.paths import CONTENT

_SILENT_DE = """
der die das den dem des ein eine einen einem einer eines und oder aber denn sondern ich du er sie es wir ihr mich dich
ihn uns euch mir dir ihm ihnen mein meine meinen meinem meiner meins dein deine sein seine seinen seiner seinem unser
unsere euer eure man sich bin bist ist sind seid war waren sei wäre hab habe hast hat haben hatte hätte habt wird werden
wurde zu zum zur im in am an bei beim von vom für fuer auf mit aus um ins ans da dann dort hier so wie was wenn als dass
daß ob weil also ja nein doch mal nun jetzt schon noch auch halt eben eigentlich bitte hallo danke gern gerne echt
wirklich is isses nix ne nen nem nan ner dieser diese dieses diesem diesen jener welche welcher welches welchem welchen
wo woran womit worum wozu wofür wieso weshalb dabei dazu damit darum daran etwas irgendwas irgendwie geht gehen machen
tun tut sagen bedeutet heißt heisst heißen ok okay gilt regel regeln spiel spiele spielen spielt spielst genau soll
sollte sowas sehr ganz i a mua koa net nit hob gibt gibts erlaubt darf dürfen duerfen könnte würde wuerde muss muß
möglich zb sofort überhaupt ueberhaupt trotzdem
derf deaf derfat wos wea des hod hots san ma mia oida oa oane dös dat wat
ick ik isch dit det jibt jetz jezz eig eigtl mir's i's ihr's gell wa ge bzw usw vlt vllt iwie iwas grad gerade eben
einfach mein's jemand hey hi moin servus ey digga leute kurze frage
"""
_SILENT_EN = """
the a an and or but i you he she it we they me him her us them my your his its our their mine yours is are am was were
be been being do does did done have has had having of to in on at by for from with as into onto this that these those
there here then than so if what which who's what's it's i'm i've can't don't doesn't didn't isn't won't how's how why
where whats anyone someone somebody anybody something anything thing things really actually please hi hello thanks just
also even now still ok okay yes u ur im ive id about like s t re ve ll d m would could should will shall may can cant
dont didnt doesnt isnt wont get gets got go goes work works mean means rule rules game games play plays playing allowed
legal possible happens happen exactly kind sort way some any himself herself themselves tho though
dat wot r ya cuz coz bc pls plz gonna wanna n b4 lemme hv hey yo dude quick question anyway
basically lol btw gotta
"""
_FAINT_DE = """
wer wen wem wann oft viel viele vielen wieviel wieviele nicht kein keine keinen keiner nie nur alle alles allen jeder
jede jedes jeden mehr weniger vor nach ohne über unter gegen zwischen während bis ab können kann kannst müssen sollen
will wollen lassen weiter wieder nochmal selbst selber eins andere anderen anderer ander sonst nichts immer passiert
kommt kommen macht bekommt kriegt ned nich nisch net
"""
_FAINT_EN = """
who when many much often not no none never only all every each everyone more less before after without over under
against between during until must need want let again other others else nothing always one first comes come both same
whose whom
"""


def without_dots(word: str) -> tuple[str, ...]:
    """Return a word as people type it who have no dots on their letters, in both ways.

    >>> without_dots("für")
    ('fuer', 'fur')
    """
    return tuple("".join(letters.get(sign, sign) for sign in word) for letters in (_WRITTEN_OUT, _LEFT_OUT))


_WRITTEN_OUT = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}
_LEFT_OUT = {"ä": "a", "ö": "o", "ü": "u", "ß": "s"}


def _words(said: str) -> frozenset[str]:
    return frozenset(form for word in said.split() for form in (word, *without_dots(word)))


SILENT = {"de": _words(_SILENT_DE), "en": _words(_SILENT_EN)}
"""Left out of question and index alike."""

FAINT = {"de": _words(_FAINT_DE), "en": _words(_FAINT_EN)}
"""Counted, but little."""


def says_little(word: str) -> bool:
    """Whether a word, in small letters, says little in any language.

    >>> says_little("then"), says_little("mei")
    (True, False)
    """
    return any(word in words for words in (*SILENT.values(), *FAINT.values()))


@cache
def whole_words() -> frozenset[str]:
    """Return the words that are no slips of others: names, relatives, what else is talked of at a table."""
    lines = (CONTENT / "app" / "whole_words.txt").read_text("utf-8").splitlines()
    return _words(" ".join(line for line in lines if not line.startswith("#")))
