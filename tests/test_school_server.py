"""The page for whoever looks after a school's server: what it names is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import click
import pytest
import uvicorn.config
from ruamel.yaml import YAML
from streamlit.config import get_option

from tutor.classes.routes import routes
from tutor.desk.cli import cli
from tutor.paths import CONTENT, PACKAGE, ROOT

PAGE = (CONTENT / "SCHOOL.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return found


def test_the_containers_are_three_copies_with_the_same_settings_on_one_database():
    services = YAML(typ="safe").load(block("yaml"))["services"]
    copies = [services[name] for name in ("app1", "app2", "app3")]
    assert copies[0] == copies[1] == copies[2]
    assert copies[0]["environment"]["TUTOR_PLACE"] == "shared"
    assert "ports" not in copies[0], "whoever reaches a copy past the proxy says where they come from"
    named = {volume.split(":")[0] for one in services.values() for volume in one.get("volumes", ())}
    assert {name for name in named if name[0] not in "./"} == {"home", "database"}


def test_every_setting_is_one_that_is_read():
    said = set(re.findall(r"\b(?:TUTOR_\w+|FORWARDED_\w+)", PAGE))
    read = [file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py")]
    code = "\n".join([*read, Path(uvicorn.config.__file__).read_text(encoding="utf-8")])
    assert len(said) == 6
    assert {name for name in said if f'"{name}"' not in code} == set()
    options = set(re.findall(r"--(server\.\w+)", PAGE))
    assert options == {"server.address", "server.port", "server.baseUrlPath"}
    for option in options:
        get_option(option)


def test_every_command_is_one_that_the_app_has():
    said = re.findall(r"\btutor ((?:run|bench|classes|data)\b[^`\n\"]*)", PAGE)
    assert len(said) == 10
    for line in said:
        words = line.split()
        command = cli.commands[words[0]]
        if isinstance(command, click.Group):
            command = command.commands[words[1]]
        known = {name for option in command.params for name in (*option.opts, *option.secondary_opts)}
        assert {word for word in words if word.startswith("--") and not word.startswith("--server.")} <= known, line
    assert set(re.findall(r"--extra (\w+)", PAGE)) == {"postgres"}
    assert "postgres" in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]


def test_the_proxy_knows_every_copy_and_the_way_of_the_phones():
    ports = re.findall(r"tutor@(85\d\d)", PAGE)
    assert re.findall(r"server 127\.0\.0\.1:(\d+);", block("nginx")) == ports * 2
    base = re.search(r"--server\.baseUrlPath (\w+)", block("systemd"))[1]
    assert f"--server.baseUrlPath {base}" in block("yaml")
    (phones,) = re.findall(r"location ~ (\S+) \{", block("nginx"))
    assert all(re.match(phones, route.path) for route in routes(base))
    assert not re.match(phones, f"/{base}/joined")


def test_every_place_of_the_proxy_passes_on_who_asks_and_for_what_host():
    """It inherits no header where it sets one."""
    places = [part for part in block("nginx").split("location ")[1:] if "proxy_pass" in part]
    assert len(places) == 2
    for place in places:
        for name in ("Host $http_host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme"):
            assert f"proxy_set_header {name};" in place


@pytest.mark.parametrize("kind", ["nginx", "systemd"])
def test_the_files_are_whole(kind: str):
    text = block(kind)
    if kind == "nginx":
        assert text.count("{") == text.count("}")
        assert all(line.endswith((";", "{", "}")) for line in re.sub(r" *#.*", "", text).splitlines() if line.strip())
    else:
        assert re.findall(r"^\[(\w+)\]$", text, re.MULTILINE) == ["Unit", "Service", "Install"]
