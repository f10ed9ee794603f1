"""The page where one plays: sitting down, going on after a break, hidden cards, and links that cannot be played."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace

import pytest
from playing import GAMES, rule_sets, seats_for, wander
from streamlit.testing.v1 import AppTest
from test_pages import opened

from tutor.cases.transcript import Case, read_case
from tutor.core.cards import BACK
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, TABLE, seated
from tutor.core.play import replay
from tutor.games import shelf
from tutor.paths import PACKAGE
from tutor.players.against import MAY, OTHERS, OVER, YOU, settle
from tutor.players.players import level as player
from tutor.players.players import played
from tutor.shown.address import Address, pack
from tutor.shown.line import line, unpacked
from tutor.shown.linetexts import Telling
from tutor.store.keeping import OWN, Store
from tutor.ui.play_sitting import again, asked_case, begun, fresh, read, written
from tutor.words import explain


@pytest.fixture(autouse=True)
def own_data(monkeypatch, tmp_path):
    """Nobody's real games."""
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setenv("TUTOR_PLACE", "own")


def test_pace_and_light_outlast_the_page_and_the_game():
    app = opened("play", {"game": "ecarte", "level": "beginner", "seed": "3", "lang": "en"})
    app.button(key="play-begin").click().run()
    app.selectbox(key="play-pace").set_value("once").run()
    app.toggle(key="play-help").set_value(True).run()
    name = app.query_params["play"]
    reloaded = opened("play", {"play": name if isinstance(name, str) else name[0]})
    another = opened("play", {"game": "gurke", "level": "beginner"})
    another.button(key="play-begin").click().run()
    for page in (reloaded, another):
        assert not page.exception
        assert page.selectbox(key="play-pace").value == "once"
        assert page.toggle(key="play-help").value is True


CARD = re.compile(r"\{([♠♥♦♣](?:10|[AKDB2-9])[a-h]?|JK[1-9])\}")


def sat_down(key: str, players: int = 2, level: str = "beginner"):
    game = shelf()[key]
    preset, options = next(iter(game.presets.items()))
    case = fresh(game, preset, options, min(max(players, game.seats(options)[0]), game.seats(options)[1]))
    return begun(case, case.seats[0], level, 7)


def played_out(sitting):
    """Do anything that is allowed, to the end of the game."""
    source = random.Random(1)
    while sitting.game.waits_for() != OVER:
        settle(sitting.game)
        if sitting.game.waits_for() == YOU:
            job = sitting.game.job(sitting.game.you, sitting.game.level)
            sitting.game.make(source.choice(list(job.moves)))
        else:
            sitting.game.go_on()
    return sitting


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_written_and_read_back(key):
    sitting = sat_down(key)
    settle(sitting.game)
    same = read(written(sitting))
    assert written(same) == written(sitting)
    assert same.game.state == sitting.game.state
    assert same.game.waits_for() == sitting.game.waits_for()


def test_whoever_advises_no_more_in_a_deal_is_not_asked_after_a_break():
    """In a company of three the one who looks on may advise before each decision."""
    game = shelf()["ecarte"]
    case = fresh(game, "chouette", game.presets["chouette"], 3)
    sitting = begun(case, case.seats[2], "beginner", 7)
    while sitting.game.waits_for() != MAY or "advise" not in {word.verb for word in sitting.game.words()}:
        settle(sitting.game)
        if sitting.game.waits_for() == YOU:
            sitting.game.make(sitting.game.job(sitting.game.you, sitting.game.level).moves[0])
        elif "advise" not in {word.verb for word in sitting.game.words()}:  # also where a king could be announced
            sitting.game.go_on()
    assert read(written(sitting)).game.waits_for() == MAY
    sitting.game.be_silent()
    assert read(written(sitting)).game.waits_for() == OTHERS


@pytest.mark.parametrize("key", GAMES)
def test_a_line_seen_from_a_seat_names_no_card_that_it_has_not_seen(key):
    """Every card in the sentences of a step was played, lay open, or was in the own hand by then."""
    for number, one in enumerate(rule_sets(key)[::5]):
        source = random.Random(number)
        seats = seats_for(one.game, one.options, source, 5)
        start = one.game.start(one.options, seats)
        moments = list(wander(one.game, start, source, 60))
        moves = tuple(moment.move for moment in moments)
        case = Case(one.game, one.preset, one.options, seats, {}, moves)
        run = replay(one.game, start, moves)
        told = unpacked(line(case, Telling("en", seat=seats[0]), run=run, since=0).packed)
        seen: set[str] = set()
        for n, step in enumerate(told["steps"]):
            state = run.steps[n - 1].after if n else start
            acting = one.game.movers(state)
            if n and run.steps[n - 1].move.verb in (PLAY, "cut"):
                seen |= {card.text for card in run.steps[n - 1].move.cards}
            if not acting or acting[0] == TABLE:
                continue  # a deal is over: everything is laid open and counted
            blind = one.game.lying(one.game.seen_by(state, seats[0]))
            seen |= {card.text for cards in blind.values() for card in cards if card is not BACK}
            texts = [step.get("did", ""), step.get("why", ""), *(event["text"] for event in step.get("events", ()))]
            texts += [text for attempt in told["tries"][n] for text in (attempt["why"], attempt.get("instead", ""))]
            named = {card for text in texts for card in CARD.findall(text)}
            assert named <= seen, f"{one} step {n}: {named - seen}"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plate_says_what_its_numbers_count_and_which_hand_is_ones_own(key, lang):
    sitting = sat_down(key, players=3)
    settle(sitting.game)
    told = unpacked(line(sitting.record, Telling(lang, seat=sitting.game.you, you=True), since=0).packed)
    own = [seat["id"] for seat in told["seats"] if re.search(r"^(You|Du)$|\((you|du)\)$", seat["name"])]
    assert own == [sitting.game.you]
    tags = [tag["text"] for scene in told["scenes"] for hand in scene["hands"] for tag in hand["tags"]]
    assert not [text for text in tags if text.isdigit()]
    folder = sitting.case.game.folder
    assert explain.has(folder, lang, "score-sheet") == explain.has(folder, lang, "tag-score")


@pytest.mark.parametrize("count", [2, 3])
def test_whoever_plays_sits_at_the_lower_edge(count):
    """The others follow clockwise as they sit; points of the compass stay where they are."""
    game = shelf()["knockout-whist"]
    case = fresh(game, "standard", game.presets["standard"], count)
    around = ["bottom", "left", "right"] if count == 3 else ["bottom", "top"]
    for n, you in enumerate(case.seats):
        told = unpacked(line(case, Telling("en", seat=you, you=True)).packed)
        places = [seat["place"] for seat in told["seats"]]
        assert places[n:] + places[:n] == around
    compass = fresh(game, "standard", game.presets["standard"], 4)
    told = unpacked(line(compass, Telling("en", seat=compass.seats[0], you=True)).packed)
    assert {seat["id"]: seat["place"] for seat in told["seats"]}["N"] == "top"


@pytest.mark.parametrize("key", ["crazy-eights", "getaway"])
def test_who_has_finished_well_is_not_struck_out(key):
    game, seats, source = shelf()[key], seated(3), random.Random(1)
    start = game.start(next(iter(game.presets.values())), seats)
    *_, last = played(game, start, dict.fromkeys(seats, player("thumb")), source, dict.fromkeys(seats, source))
    hands = game.scene(last.after, None).hands
    assert any(hand.done for hand in hands)
    assert not any(hand.out for hand in hands)


@pytest.mark.parametrize("key", GAMES)
def test_what_comes_after_a_game_is_another_one(key):
    sitting = played_out(sat_down(key))
    following = again(sitting)
    assert following.game.waits_for() != OVER
    with pytest.raises(Complaint) as refused:
        begun(sitting.record, sitting.game.you, "club", 1)
    assert refused.value.key == "play-is-over"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_that_is_over_is_kept_as_won_or_survived_or_lost(key):
    sitting = played_out(sat_down(key, 3))
    end = sitting.case.game.outcome(sitting.game.state)
    for seat in end.winners or set(sitting.case.seats) - set(end.losers):
        sitting.game.you = seat
        assert json.loads(written(sitting))["won"] is True
    for seat in end.losers:
        sitting.game.you = seat
        assert json.loads(written(sitting))["won"] is False


def test_what_cannot_be_played_is_said_in_a_sentence():
    sitting = sat_down("gurke")
    settle(sitting.game)
    case = sitting.record
    for wrong, you, level in ((case, "Z", "club"), (case, case.seats[0], "wizard")):
        with pytest.raises(Complaint) as refused:
            begun(wrong, you, level, 1)
        for lang in LANGUAGES:
            assert explain.complaint(refused.value, lang)[-1] in ".!?"
    other = written(sitting).replace('"moves":["', '"moves":["A ♠A","')
    for text in (other, "{}", "no", written(sitting).replace("gurke", "bridge")):
        with pytest.raises(Complaint):
            read(text)


def test_any_step_of_an_example_can_be_played_out():
    case = asked_case(Address(game="getaway", case="getaway.ex.six-tricks", step="3"))
    assert case is not None
    assert len(case.moves) == 3
    assert begun(case, case.seats[0], "club", 1).game.waits_for() in (OTHERS, YOU)
    assert asked_case(Address(at=pack(case), step="1")) == replace(case, moves=case.moves[:1])
    assert asked_case(Address(game="getaway")) is None


@pytest.mark.parametrize(
    "query",
    [
        {"play": "nothing"},
        {"at": "damaged"},
        {"case": "getaway.ex.no-such"},
        {"case": "getaway.ex.six-tricks", "step": "900"},
        {"game": "getaway", "seed": "many"},
    ],
)
def test_a_link_that_leads_nowhere_gets_a_sentence(query):
    for lang in LANGUAGES:
        app = opened("play", {**query, "lang": lang})
        assert not app.exception
        assert len(app.error) == 1


@pytest.mark.parametrize(
    ("query", "lang", "said"),
    [
        ({"seat": "Q"}, "en", "There is no seat “Q” at this table; you sit at South instead."),
        ({"seat": "Q"}, "de", "Einen Platz „Q“ gibt es an diesem Tisch nicht; du sitzt stattdessen auf Süd."),
        ({"level": "wizard"}, "en", "There is no level “wizard”; “Like club players” is used instead."),
        ({"level": "wizard"}, "de", "Eine Spielstärke „wizard“ gibt es nicht; gewählt ist „Wie im Verein“."),
        ({"players": "many"}, "en", "This game cannot be played with “many” players; 4 sit at the table."),
        ({"players": "99"}, "de", "Zu „99“ wird hier nicht gespielt; am Tisch sitzen 4."),
    ],
)
def test_what_a_link_asks_for_and_nobody_knows_is_named_beside_the_usual(query, lang, said):
    app = opened("play", {"game": "getaway", **query, "lang": lang})
    assert not app.exception
    assert not app.error
    assert [one.value for one in app.info] == [said]
    assert not opened("play", {"game": "getaway", "seat": "N", "level": "strong", "players": "4"}).info


@pytest.mark.parametrize(("lang", "said"), [("de", "Nummer einer Austeilung"), ("en", "not the number of a deal")])
def test_what_is_no_number_of_a_deal_is_named_and_can_be_changed(lang, said):
    app = opened("play", {"game": "getaway", "seed": "many", "lang": lang})
    assert said in app.error[0].value
    assert app.text_input(key="play-seed").value == "many"


def test_sitting_down_shows_a_table_and_the_game_is_found_again():
    app = opened("play", {"game": "ecarte", "level": "beginner", "seed": "3", "lang": "en"})
    app.button(key="play-begin").click().run()
    assert not app.exception
    said = app.query_params["play"]
    name = said if isinstance(said, str) else said[0]
    again_there = opened("play", {"play": name, "lang": "de"})
    assert not again_there.exception
    assert not again_there.error
    listed = opened("play", {"game": "ecarte", "lang": "en"})
    assert any(one.value == "Your games" for one in listed.header)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_may_be_said_while_the_table_acts_can_be_pressed(lang):
    """Écarté's claim of a revoke, once the fifth card lies: nobody else could try anything there."""
    played = "V stand, V ♥D, G ♥7, V ♠B, G ♠9, V ♥8, G ♥K, G ♦10, V ♦7, G ♣8, V ♣A"
    case = read_case(
        {
            "game": "ecarte",
            "options": {"enforcement": "renonce-possible"},
            "players": ["V", "G"],
            "dealer": "G",
            "hands": {"V": "♣A ♥D ♥8 ♠B ♦7", "G": "♣8 ♥K ♥7 ♠9 ♦10"},
            "moves": ["table turn ♣9", *played.split(", ")],
        }
    )
    for seat, may in (("V", ["V claim"]), ("G", [])):
        game = begun(case, seat, "beginner", 1).game
        told = line(case, Telling(lang, seat=game.you, you=True), since=len(game.steps))
        assert [one["move"] for one in unpacked(told.packed)["tries"][-1] if one["legal"]] == may


def over() -> Case:
    return played_out(sat_down("gurke")).record


def test_what_cannot_be_played_is_said_before_anybody_sits_down():
    """A hand that nobody knows, a position that cannot be, a game that is over, a game of other rules."""
    place = {"phase": "propose", "dealer": "B", "turn_up": "♥9", "hands": {"A": "♠A ♠K ♥A ♥K ♦8"}}
    unknown = read_case({"game": "ecarte", "players": ["A", "B"], "position": place})
    gone = {"hands": {"A": "♠A ♥2", "B": "♥9"}, "leader": "A", "number": 6}
    cannot_be = read_case({"game": "gurke", "preset": "agurk", "players": ["A", "B"], "position": gone})
    elsewhere = written(sat_down("gurke")).replace('"seed":7', '"seed":"?"')
    links = [{"at": pack(case)} for case in (unknown, cannot_be, over())]
    links.append({"at": pack(over())[:-9]})
    links.append({"play": Store().keep_game(OWN, elsewhere, "")})
    for query in links:
        for lang in LANGUAGES:
            app = opened("play", {**query, "lang": lang})
            assert not app.exception
            assert [one.value[-1] for one in app.error] == ["."], query
            assert "play-begin" not in {one.key for one in app.button}


def test_the_menu_brings_along_what_lay_on_the_table():
    """A position comes with its moves, a game that is over as its game alone; one can always deal afresh."""
    case = asked_case(Address(game="getaway", case="getaway.ex.six-tricks", step="3"))
    app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=120)
    for carried, brought in ((case, True), (over(), False)):
        app.session_state["app.case"] = Address(game=carried.game.key, at=pack(carried))
        app.query_params.clear()
        app.switch_page("../pages/play.py").run()
        assert not app.exception
        assert not app.error
        assert ("at" in app.query_params) == brought
        assert app.query_params["game"] in (carried.game.key, [carried.game.key])
