"""A first answer is read from tables that ship: no compiler is fetched for it."""

import subprocess
import sys

import pytest

ASKED = {
    "a hand": 'from tutor.odds.answer import odds; odds("7H KS QS JS 7D", "8H", "elder")',
    "the command line": """
from click.testing import CliRunner
from tutor.desk.cli import cli
for more in ((), ("--first",)):
    assert CliRunner().invoke(cli, ["odds", "7H KS QS JS 7D", "--turn-up", "8H", *more]).exit_code == 0
""",
    "all hands": """
from tutor.odds.atlas import atlas
from tutor.odds.sure import sure_atlas
from tutor.odds.worth import missed, pattern_table
atlas(), sure_atlas(), pattern_table(), missed("elder")
""",
    "the solution over all hands": """
from tutor.odds.first.remember import Count, keeps, told
from tutor.odds.first.whole import by_pattern, cost
by_pattern("elder"), cost(keeps(Count(*told()["dealer"]["rule"])), "dealer", True)
""",
    **{
        f"the page {page}": f"""
from streamlit.testing.v1 import AppTest
from tutor.paths import PACKAGE
run = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=300)
run.switch_page("../pages/{page}.py").run()
assert not run.exception
"""
        for page in ("odds", "propose", "jeux")
    },
}


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
def test_no_compiler_before_an_answer(asked):
    done = subprocess.run(
        [sys.executable, "-c", f"{asked}\nimport sys\nassert 'numba' not in sys.modules, 'the compiler was fetched'"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
