"""Pictures that are kept: once each, on both databases, taken along, and gone when nobody shows them any more."""

from __future__ import annotations

import io
import json

import pytest
from PIL import Image
from sqlalchemy import update

from tutor.core.complaints import Complaint
from tutor.core.pictures import written
from tutor.store.classes import open_class
from tutor.store.keeping import Store
from tutor.store.moving import exported, imported, notebook_out, removed
from tutor.store.pictures import A_DAY, keep, missing, picture_of, pictures, tidied
from tutor.store.tables import Picture


def picture(colour: str) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (40, 30), colour).save(out, "PNG")
    return out.getvalue()


RED, BLUE, GREEN = picture("red"), picture("blue"), picture("green")


def age(store: Store) -> None:
    with store.writing() as connection:
        connection.execute(update(Picture).values(at=Picture.at - 2 * A_DAY))


def test_a_picture_is_kept_once_under_a_name_of_its_own(store: Store) -> None:
    name = keep(store, RED)
    assert keep(store, RED) == name
    with store.reading() as connection:
        assert picture_of(connection, name) == RED
        assert picture_of(connection, name + "0") is None
    assert pictures(store, [name, "x"]) == {name: RED}
    assert missing(store, [name, "x"]) == {"x"}
    with pytest.raises(Complaint, match="picture-unreadable"):
        keep(store, b"<svg/>")


def test_pictures_go_out_and_come_in_with_the_notebooks(store: Store) -> None:
    saved = store.save(written("rot", keep(store, RED)))
    store.save(written("blau", keep(store, BLUE)))
    out, one = json.loads(json.dumps(exported(store))), notebook_out(store, saved.notebook)
    removed(store)
    assert exported(store)["pictures"] == []
    assert imported(store, one) == 3
    assert len(exported(store)["pictures"]) == 1
    assert imported(store, out) == 3
    assert [one["data"] for one in exported(store)["pictures"]] == [one["data"] for one in out["pictures"]]


@pytest.mark.parametrize("wrong", [1, {}, {"data": "?", "at": 1}, {"data": "PHN2Zy8+", "at": 1}, {"data": 1, "at": 1}])
def test_a_picture_that_is_none_keeps_the_whole_document_out(store: Store, wrong: object) -> None:
    with pytest.raises(Complaint, match="store-not-an-export"):
        imported(store, {"tutor": 1, "pictures": [wrong]})


def test_a_picture_goes_once_no_notebook_and_no_class_shows_it(store: Store) -> None:
    red, blue, green = (keep(store, one) for one in (RED, BLUE, GREEN))
    saved = store.save(written("rot", red))
    store.save("anders", saved.notebook, seen=1)
    open_class(store, "Klasse", "de", written("blau", blue), 1)
    assert tidied(store) == 0, "the third may just be on its way into a text"
    age(store)
    assert tidied(store) == 1
    assert missing(store, [red, blue, green]) == {green}
    store.remove(saved.notebook)
    assert tidied(store) == 1
    assert missing(store, [red, blue]) == {red}
