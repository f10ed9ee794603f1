"""Tables of figures as they are read out: a name, heads of columns and rows, nothing that is not escaped."""

from __future__ import annotations

from html.parser import HTMLParser

from tutor.ui.tables import Group, table_html


class _Cells(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_every_cell_stands_between_heads() -> None:
    html = table_html("How many?", ["Tricks", "So many"], [["0", "13%"], Group("<b>Dealer</b>", [["1", "14%"]])])
    cells = _Cells(html).found
    assert [told["scope"] for tag, told in cells if tag == "th"] == ["col", "col", "row", "rowgroup", "row"]
    assert sum(tag == "td" for tag, _ in cells) == 2
    assert [tag for tag, _ in cells].count("tbody") == 2
    assert {told["aria-label"] for tag, told in cells if "aria-label" in told} == {"How many?"}
    assert [told["colspan"] for tag, told in cells if "colspan" in told] == ["2"]


def test_names_and_heads_are_text() -> None:
    html = table_html('a "<b>', ["<i>"], [])
    assert "<b>" not in html
    assert "<i>" not in html
    assert 'aria-label="a &quot;&lt;b&gt;"' in html
