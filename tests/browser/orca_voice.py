"""A voice for Orca that writes: one line of JSON for each thing that is said. Orca loads it; no test imports it."""

from __future__ import annotations

import importlib
import json
import os
from pathlib import Path
from typing import Any

SAID = Path(os.environ.get("ORCA_SAYS", os.devnull))


def say(text: object, *_: object, **__: object) -> None:
    with SAID.open("a", encoding="utf-8") as file:
        file.write(json.dumps(str(text), ensure_ascii=False) + "\n")


def nothing(*_: object, **__: object) -> None:
    """Be silent: a key that is pressed, a tone."""


def begin() -> None:
    """Take the place of the voices that this Orca would look for."""
    server: Any = importlib.import_module("orca.speechserver")
    speech: Any = importlib.import_module("orca.speech")
    settings: Any = importlib.import_module("orca.settings")

    def say_all(_: object, utterances: Any, __: object) -> None:
        for context, _voice in utterances:
            say(context.utterance)

    def speak(_: object, text: object = None, *__: object, **___: object) -> None:
        say(text)

    paper = type(
        "Paper",
        (server.SpeechServer,),
        {
            "speak": speak,
            "speakCharacter": speak,
            "speakKeyEvent": nothing,
            "sayAll": say_all,
            "stop": nothing,
            "getInfo": lambda _: ["paper", "paper"],
        },
    )

    def take_place() -> None:
        speech._speechserver = paper()

    take_place()
    speech.init = take_place
    speech._speak = say
    for name in (
        "enableBraille",
        "enableSound",
        "enableEchoByCharacter",
        "enableKeyEcho",
        "sayAllOnLoad",
        "pageSummaryOnLoad",
    ):
        setattr(settings, name, False)
    settings.enableSpeech = True


if "ORCA_SAYS" in os.environ:
    begin()
