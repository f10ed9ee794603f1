"""Texts that a stranger may send to keep a server busy: one thing again and again, openings without an end, nesting."""

from __future__ import annotations

from collections.abc import Callable

Shape = Callable[[int], str]
"""From a length to a text of about that length."""


def again(unit: str, before: str = "", after: str = "") -> Shape:
    """Return a text of a length made of one thing again and again."""
    return lambda n: before + (unit * (n // len(unit) + 1))[: max(0, n - len(before) - len(after))] + after


def counted(line: str, before: str = "", after: str = "") -> Shape:
    """Return a text of a length whose lines all differ by a number."""

    def made(n: int) -> str:
        size = len(line.format(i=10_000))
        return before + "".join(line.format(i=10_000 + i) for i in range(n // size)) + after

    return made


MARKDOWN: dict[str, Shape] = {
    **{
        repr(unit): again(unit)
        for unit in (
            *("[", "[[", "[]", "![", "[![", "](", "[](", "[a](", "[a](b)", "[a](#b)", "[a](<b", "[a](b '", "[a]: /u '"),
            *("[[a|", "[[a|b", "[[a]]", "{", "{#", "{a}", "{♠A}", "*", "**a ", "*a_", "a**b", "_a", "`", "`a", "a`b``"),
            *("<", "<a ", "<http:a", "<!--", "&", "&#", "\\", "|", "|a|\n", "a|b\n-|-\n", "|x|x\n-|-\n", "> ", "> a\n"),
            *("- ", "- a\n", "1. ", "# a\n", "## a\n", "===\n", "a\n===\n", "## a\n\nx\n\n", "```\n", "```{table}\n"),
            *("```{rule}\na.b\n```\n", ":::", ":::\n", "---\n", " ", "\t", "\n", "a ", "a\n", "  \n", "\r", "\0"),
            *("![a](b)", "\u2028", "a\\\n", "{{", "~~", "[^1]", "[a]\n"),
        )
    },
    "notes": counted("[^{i}]: x\n\n"),
    "notes that are asked for": counted("a[^{i}]\n\n[^{i}]: x\n\n"),
    "a note, often": again("[^a] ", "[^a]: x\n\n"),
    "a note with blanks": again(" ", "[^a]:", "x"),
    "comments": again("<!-- a "),
    "a comment": again("-", "<!--", ">"),
    "a heading, blanks": again(" ", "## a", "b"),
    "a heading, tabs": again("\t", "## a", "{#a"),
    "a heading, an id that never ends": again("a", "## a {#"),
    "a heading, ids": again(" {#a}", "## a", " b"),
    "two lines of a heading": again(" ", "a\nb", "c\n==="),
    "a long label": again("a", "[", "]"),
    "a long reference": again("a\n", "[", "]: x"),
    "a long term": again("a", "[[", "]]"),
    "a link and brackets": again("(", "[x](", ")"),
    "a link to nowhere": again("a", "[x](#", ")"),
    "links to nowhere": counted("[x](#getaway.{i}) "),
    "headings": counted("## a {{#a{i}}}\n\nx\n\n"),
    "references": counted("[a{i}]: b\n"),
    "runs of backticks": lambda n: "".join("e" + "`" * i for i in range(1, int((2 * n) ** 0.5))),
    "deeper lists": lambda n: "".join("  " * i + "- a\n" for i in range(int(n**0.5))),
    "deeper quotes": lambda n: "".join("> " * i + "a\n" for i in range(int(n**0.5))),
    "links in links": lambda n: "[a" * (n // 6) + "](b)" * (n // 6),
    "emphasis in emphasis": lambda n: "*a " * (n // 6) + "b* " * (n // 6),
    "brackets in brackets": lambda n: "[" * (n // 2) + "]" * (n // 2),
    "a wide table of empty rows": lambda n: (
        "|" + "a|" * int((n / 4) ** 0.5) + "\n|" + "-|" * int((n / 4) ** 0.5) + "\n" + "a\n" * (n // 4)
    ),
    "wide tables": lambda n: ("|" + "a|" * 99 + "\n|" + "-|" * 99 + "\n" + "a\n" * 99 + "\n") * (n // 600 + 1),
    "a wrong head": again("[", "---\n", "\n---\n"),
    "a table of moves": again("N ♠A, ", "```{table}\ngame: getaway\nmoves: ", "\n```\n"),
    "a table of cards": again("♠A ", "```{table}\ngame: getaway\nposition:\n  hands:\n    N: ", "\n```\n"),
    "an argument": again("a ", "```{table} ", "\n```\n"),
    "rules": counted("a.b{i}\n", "```{rule}\n", "```\n"),
    "choices": again("- a\n", "```{exercise}\ngame: getaway\nquestion: x\nchoices:\n", "```\n"),
}

SAID: dict[str, Shape] = {
    **{
        repr(unit): again(unit)
        for unit in (
            *("[", "{", "- ", "-\n", "a: ", "a:\n", "a: b\n", "? ", "&a ", "*a ", "!", "!!", "!a ", "%", "|", ">", "'"),
            *('"', "\\", "#", "# \n", "---\n", "...\n", " ", "\n", "\t", "a", "a ", "1", "1_", "1:1:", "0x", "1e"),
            *("2020-01-01\n", "[a,", "{a: b,", "a\n b\n", "- a\n", "- [\n", ": ", "<<: *a\n", "%TAG ! a\n", "- - "),
            *('"\\u0041', "''", '"a" ', "- |\n a\n", "- >\n\n\n", "\u00a0", "\u2028", "[]", "{}", "[],"),
        )
    },
    "names": counted("k{i}: v\n"),
    "names in braces": counted("k{i}: v, ", "{", "}"),
    "names in JSON": counted('"k{i}": 1,', "{", '"k": 1}'),
    "anchors": counted("- &a{i} x\n"),
    "one anchor, often": again("- *a\n", "- &a x\n"),
    "aliases of aliases": lambda n: (
        "a0: &a0 [x,x,x,x]\n"
        + "".join(f"a{i}: &a{i} [*a{i - 1},*a{i - 1},*a{i - 1},*a{i - 1}]\n" for i in range(1, n // 40))
    ),
    "merged mappings": lambda n: (
        "a0: &a0 {x: y}\n" + "".join(f"a{i}: &a{i}\n  <<: [*a{i - 1},*a{i - 1}]\n" for i in range(1, n // 40))
    ),
    "a chain of merges": lambda n: (
        "a0: &a0 {x: y}\n" + "".join(f"a{i}: &a{i}\n  <<: *a{i - 1}\n  k{i}: 1\n" for i in range(1, n // 40))
    ),
    "deeper mappings": lambda n: "".join(" " * i + "a:\n" for i in range(int((2 * n) ** 0.5))),
    "players": counted("- P{i}\n", "game: getaway\nplayers:\n"),
    "the same player": again("- P\n", "game: getaway\nplayers:\n"),
    "moves": again("- N ♠A\n", "game: getaway\nmoves:\n"),
    "moves in a line": again("N ♠A,", "game: getaway\nmoves: '", "'"),
    "cards": again("♠A ", "game: getaway\nposition:\n  hands:\n    N: '", "'"),
    "cards in words": again("ace of spades ", "game: getaway\nposition:\n  hands:\n    N: '", "'"),
    "a trick": again("- N ♠A\n", "game: getaway\nposition:\n  trick:\n"),
    "options": counted("  k{i}: v\n", "game: getaway\noptions:\n"),
    "fields of a position": counted("  k{i}: v\n", "game: getaway\nposition:\n"),
    "hands of nobody": counted("    k{i}: v\n", "game: getaway\nposition:\n  hands:\n"),
    "a long number": again("9", "game: getaway\nplayers: "),
}

WRITTEN: dict[str, Shape] = {
    **{
        repr(unit): again(unit)
        for unit in (
            *(
                "♠",
                "A",
                "♠A",
                "♠A ",
                "SA",
                "S A ",
                "S",
                "10",
                "1",
                "a",
                "a ",
                "ace",
                "ace ",
                "ace of ",
                "ace of spades ",
            ),
            *(
                "of ",
                "pik",
                "pik ",
                "pik-",
                "Pik - ",
                "Pik-Ass ",
                "Herz  ",
                "spades ",
                "spades  ",
                " - ",
                "-",
                "=",
                "N ",
            ),
            *(
                "N ♠A = ",
                "JK1 ",
                "? ",
                "takes ",
                " ",
                "\t",
                "\u00a0",
                "é",
                "♠AKD",
                ",",
                "(",
                "[",
                "and ",
                "kings of x ",
            ),
        )
    },
    "blanks between": again(" ", "spades", "x"),
    "blanks after of": again(" ", "ace of", "x"),
    "a word behind": again("A", "♠", "x"),
}

ASKED: dict[str, Shape] = {
    **{
        repr(unit): again(unit)
        for unit in (
            *("a", "a ", "wer ", "who plays ", "♠", "♠8 ", "ass ", "pik as ", "spiel", "karten", "kartenspielstich"),
            *(
                "<",
                "<a",
                "i have ",
                "ich hab ",
                ", ",
                "- ",
                "und ich ",
                "keine ",
                "auf ",
                "7",
                "zeig mir ",
                "'",
                "é",
                "\0",
            ),
            *("wertlos zwo ", "Getaway: ", "crazyeights", "herzdamepikass"),
        )
    },
    "words of which there are no two": counted("word{i} "),
    "one long word": again("stichspielkarte"),
}

FILES: dict[str, Shape] = {
    **{
        repr(unit): again(unit)
        for unit in (
            *(
                "<",
                "<p",
                "<p>",
                "<p> a",
                "<html ",
                "<div>",
                "</div>",
                "<a b='",
                "&",
                "&amp;",
                "&#",
                "<!--",
                "a",
                "a ",
                "a\n",
            ),
            *(
                ". ",
                "• ",
                "- a\n",
                "• a ",
                "A K D ",
                "A",
                "10 ",
                "© ",
                "© a ",
                "(c) by ",
                "A.",
                "A. ",
                "# ",
                " ",
                "\n",
                "é",
            ),
            *(
                "home › ",
                "a › ",
                "sitemap ",
                "<td>",
                "<li>",
                "<br>",
                "<table>",
                "<h1>",
                "<select>",
                "<svg>",
                "a: b\n",
                "Aa ",
            ),
        )
    },
    "a page": again("<p>Wer kein Pik hat. ", "<html><body>", "</body></html>"),
    "an archive": again("a: b\n", "", "content-type: multipart/related\n\n"),
    "an owner": again("a ", "© ", "x"),
    "a translator": again("A. ", "Übersetzung von ", "|"),
    "a bullet on every line": again("- Aaa. - Baa. - Caa\n"),
    "a short line": again("Aa\n\n"),
}
