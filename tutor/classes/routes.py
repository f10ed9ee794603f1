"""What the phones of a class ask the server, and what its teacher's screens ask.

It needs neither session nor socket: every answer comes from the store, so that any server can give it, at any time.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tutor.classes import deals, desk, limits
from tutor.classes.afterwards import comeback, repeat_as_csv, to_repeat
from tutor.classes.doubting import NEW_SEATS, SEATS_FROM, Wrong, answering, class_of, lang_in, sent, text_in
from tutor.classes.page import file, page
from tutor.classes.results import as_csv, results, right_altogether, seats_as_csv
from tutor.classes.rules_asked import LONGEST_QUESTION, QUESTIONS, answered, may_ask
from tutor.classes.twins import has_twin, twin_of
from tutor.classes.view import Said, answer, asked, block_of, next_step, notes, own_answer, question, steps_left, up_to
from tutor.classes.what_if import can_be_tried
from tutor.core.complaints import Complaint
from tutor.core.pictures import kind_of
from tutor.core.plain import Plain
from tutor.notebook.asking import DEAL, besides, readable
from tutor.place import TEACHER, is_teacher
from tutor.store.classes import (
    GATHERING,
    LONGEST_CHOICE,
    LONGEST_KEY,
    OVER,
    REVEALED,
    Held,
    Press,
    ballots_of,
    by_number,
    cast,
    choices,
    chosen,
    counted,
    number_of,
    seat_of,
    standing,
    take_seat,
    was_sent_away,
)
from tutor.store.leading import MORE, NOWHERE, STEPS, TWIN, ask_besides, lead
from tutor.store.pictures import picture_of
from tutor.words import explain


async def now_(request: Request) -> Response:
    """Answer what a class shows, unless the phone has that already."""
    said = await sent(request)
    held, there = await class_of(request, said)
    key, lang = text_in(said, "seat", LONGEST_KEY), lang_in(said)
    here = desk.phones()
    if said.get("rev") != held.revision:
        name, (choice, press), number = await here.desk.read(
            lambda connection: (
                seat_of(connection, held.id, key),
                chosen(connection, held, key),
                number_of(connection, held.id, key) if not said.get("rev") else 0,  # it never changes: told once
            )
        )
        if name is None:
            if await here.desk.read(lambda connection: was_sent_away(connection, held.id, key)):
                raise Wrong("class-sent-away", 409)
            return JSONResponse({"join": True, "title": held.title})
    here.hear(held.id, key)
    # The more phones there are, the less often each of them asks.
    view: dict[str, Plain] = {"rev": held.revision, "wait": 1_000 + 5 * there.here}
    if said.get("rev") == held.revision:
        return JSONResponse(view)
    text = await here.text(held)
    view |= {**_place(held, text), "name": name, "number": number, "choice": choice, "press": press}
    if held.phase not in (GATHERING, OVER):
        view["question"] = up_to(await here.made(question, held, lang), held.step)
        if asked(text, held.block, held.lang).kind == DEAL:
            told = held.phase == REVEALED
            view["deal"] = await asyncio.to_thread(lambda: deals.on_phone(text, held.block, lang, choice, told=told))
    if held.phase == REVEALED:
        view["answer"] = up_to(await here.made(own_answer, held, lang), held.step)
    return JSONResponse(view)


async def seat(request: Request) -> Response:
    """Give a phone a seat."""
    said = await sent(request)
    held, _ = await class_of(request, said)
    key, name = text_in(said, "seat", LONGEST_KEY), str(said.get("name") or "")
    if len(key) < 16:
        raise Wrong("bad", 400)
    who = f"{held.id} {request.client.host if request.client else ''}"
    if await desk.phones().desk.read(lambda connection: seat_of(connection, held.id, key)) is None:
        if NEW_SEATS.over(held.id) or SEATS_FROM.over(who):
            raise Wrong("queue", 429)
        NEW_SEATS.count(held.id)
        SEATS_FROM.count(who)
    await desk.phones().desk.write(lambda connection: take_seat(connection, held.id, key, name))
    return JSONResponse({"ok": True})


async def ballot(request: Request) -> Response:
    """Count what was chosen; it is answered once it is kept."""
    said = await sent(request)
    held, _ = await class_of(request, said)
    key, choice = text_in(said, "seat", LONGEST_KEY), text_in(said, "choice", LONGEST_CHOICE)
    numbers = [said.get(name) for name in ("block", "turn", "press")]
    if not all(isinstance(n, int) and not isinstance(n, bool) and 0 <= n < 2**53 for n in numbers):
        raise Wrong("bad", 400)
    block, turn, press = (int(n) for n in numbers)  # type: ignore[arg-type]  # whole numbers, as was just seen
    text = await desk.phones().text(held)
    if block >= held.blocks + held.besides:
        raise Wrong("bad", 400)
    asks = await desk.phones().asks(text, block, held.lang)
    if asks.kind == DEAL:
        return await _played(text, Press(held.id, block, turn, key, choice, press), lang_in(said))
    if turn > 10_000 or not readable(choice, asks):
        raise Wrong("bad", 400)
    one = Press(held.id, block, turn, key, choice, press)
    limits.PRESSING.noted()
    counted = await desk.phones().desk.write(lambda connection: cast(connection, one))
    return JSONResponse({"ok": counted, "press": press})


async def _played(text: str, press: Press, lang: str) -> Response:
    """Count what a phone played so far, and answer with its table; a move that is not legal is answered with why."""
    here = desk.phones()
    try:
        shown = await asyncio.to_thread(deals.on_phone, text, press.block, lang, press.choice)
    except deals.Refused as no:
        return JSONResponse({"ok": True, "press": press.press, "why": no.said})
    except Complaint as wrong:
        if wrong.key != "class-deal-over":
            raise
        raise Wrong("bad", 400) from None
    limits.PRESSING.noted()
    counted_ = await here.desk.write(lambda connection: cast(connection, press))
    return JSONResponse({"ok": counted_, "press": press.press, "deal": shown})


async def what_if(request: Request) -> Response:
    """Answer what would turn round the verdict on a move, once the class has been told that verdict."""
    said = await sent(request)
    held, _ = await class_of(request, said)
    key, lang, move = text_in(said, "seat", LONGEST_KEY), lang_in(said), text_in(said, "move", LONGEST_CHOICE)
    here = desk.phones()
    sits, (choice, _) = await here.desk.read(
        lambda connection: (seat_of(connection, held.id, key), chosen(connection, held, key))
    )
    if sits is None:
        raise Wrong("class-no-seat", 409)
    if held.phase != REVEALED or said.get("block") != held.block:
        raise Wrong("later", 409)
    asks = await here.asks(await here.text(held), held.block, held.lang)
    if not can_be_tried(asks, move):
        raise Wrong("bad", 400)
    try:
        return JSONResponse(await here.tried(held, lang, move, choice if asks.kind == DEAL else ""))
    except Complaint as wrong:
        if wrong.key != "whatif-no-move":
            raise
        raise Wrong("bad", 400) from None


async def rules(request: Request) -> Response:
    """Answer a question about the rules, unless the class is answering one of its own."""
    said = await sent(request)
    held, _ = await class_of(request, said)
    key, lang = text_in(said, "seat", LONGEST_KEY), lang_in(said)
    asks = text_in(said, "question", LONGEST_QUESTION).strip()
    here = desk.phones()
    if await here.desk.read(lambda connection: seat_of(connection, held.id, key)) is None:
        raise Wrong("class-no-seat", 409)
    text = await here.text(held)
    if not await asyncio.to_thread(may_ask, text, held):
        raise Wrong("later", 409)
    if not asks:
        raise Wrong("bad", 400)
    if QUESTIONS.over(key):
        raise Wrong("questions", 429)
    QUESTIONS.count(key)
    number = None if held.phase in (GATHERING, OVER) else held.block
    async with here.trying:  # one is answered at a time: what the class is asked comes first
        return JSONResponse(await asyncio.to_thread(answered, text, number, asks, lang))


async def teach(request: Request) -> Response:
    """Lead a class, and answer the teacher's screens: who is there, what was chosen, and what is shown."""
    if not is_teacher(request.cookies.get(TEACHER, "")):
        raise Wrong("teacher", 403)
    said = await sent(request)
    id_, what, seen_ = text_in(said, "room", LONGEST_KEY), text_in(said, "what", 10), said.get("rev")
    here = desk.phones()
    told = ""
    if isinstance(seen_, int) and what in (*STEPS, TWIN):
        told = await _step(id_, what, seen_, said.get("block"), lang_in(said))
        here.known.clear()
    held, there, chosen_ = await here.desk.read(lambda connection: standing(connection, id_))
    hidden = said.get("mode") == "projector" and held.phase != REVEALED
    view: dict[str, Plain] = {"rev": held.revision, "counts": {} if hidden else counted(chosen_), **asdict(there)}
    asks = await here.asks(await here.text(held), held.block, held.lang)
    if not hidden and held.phase not in (GATHERING, OVER):
        view["exact"] = sum(right_altogether(asks, one.split("\n")) for one in chosen_)
    if told:
        view["say"] = told
    if said.get("mode") != "projector":
        seats = await here.desk.read(lambda connection: by_number(connection, held))
        view["seats"] = [[n, bool(one), bool(one) and right_altogether(asks, one.split("\n"))] for n, one in seats]
    if held.phase not in (GATHERING, OVER) and asks.kind == DEAL:
        view["counts"] = {}
        seats = await here.desk.read(lambda connection: by_number(connection, held))
        given = (await here.text(held), held.block, held.lang)
        view["deal"] = await asyncio.to_thread(lambda: deals.on_wall(*given, seats, told=not hidden))
    if what or seen_ != held.revision:
        text = await here.text(held)
        view |= _place(held, text)
        if said.get("mode") != "projector" and held.phase == OVER:
            ballots = await asyncio.to_thread(choices, here.desk.store, id_)
            view["comeback"] = await asyncio.to_thread(comeback, text, held.lang, ballots, held.marked)
        if said.get("mode") != "projector" and held.phase not in (GATHERING, OVER):
            desk_ = await here.made(notes, held, lang_in(said))
            twin = await asyncio.to_thread(has_twin, text, held.block, held.lang)
            view["desk"] = {**desk_, **({"twin": True} if twin else {})}
        if held.phase not in (GATHERING, OVER):
            made = await here.made(question, held, lang_in(said))
            view["question"] = up_to(made, held.step)
            if not hidden:
                view["answer"] = up_to(await here.made(answer, held, lang_in(said)), held.step)
            coming = await _coming(held, lang_in(said))
            view["more"] = steps_left(coming, held.step)
            if view["more"] and "desk" in view:
                view["desk"] = {**view["desk"], "next": next_step(coming, held.step)}
    return JSONResponse(view)


async def _coming(held: Held, lang: str) -> Said:
    """Return what comes in steps now: what stands behind an answer once it is revealed, else what is shown."""
    return await desk.phones().made(answer if held.phase == REVEALED else question, held, lang)


async def _step(id_: str, what: str, seen_: int, block: Plain, lang: str) -> str:
    """Let a class go a step; return what is to be said where there is none to go."""
    here = desk.phones()
    if what == MORE:
        held, _, _ = await here.desk.read(lambda connection: standing(connection, id_))
        if held.phase in (GATHERING, OVER) or not steps_left(await _coming(held, lang), held.step):
            return ""
    if what != TWIN:
        place = block if isinstance(block, int) and not isinstance(block, bool) else NOWHERE
        await asyncio.to_thread(lead, here.desk.store, id_, what, seen_, place)
        return ""
    held, _, said = await here.desk.read(lambda connection: standing(connection, id_))
    text = await here.text(held)
    try:
        source = await asyncio.to_thread(twin_of, text, held.block, held.lang, said)
    except Complaint as wrong:
        if wrong.key != "class-no-twin":
            raise
        return explain.complaint(wrong, lang)
    await asyncio.to_thread(ask_besides, here.desk.store, id_, seen_, source)
    return ""


async def table(request: Request) -> Response:
    """Return the results of a class for a spreadsheet."""
    if not is_teacher(request.cookies.get(TEACHER, "")):
        raise Wrong("teacher", 403)
    store, id_ = desk.phones().desk.store, request.query_params.get("room", "")[:LONGEST_KEY]
    held, _, _ = await desk.phones().desk.read(lambda connection: standing(connection, id_))
    text = await desk.phones().text(held)
    if request.query_params.get("by") == "seat":
        said = await asyncio.to_thread(lambda: seats_as_csv(text, held.lang, ballots_of(store, id_)))
    elif request.query_params.get("by") == "rule":
        said = await asyncio.to_thread(lambda: repeat_as_csv(to_repeat(text, held.lang, choices(store, id_))))
    else:
        said = await asyncio.to_thread(lambda: as_csv(results(text, held.lang, choices(store, id_))))
    headers = {"content-disposition": f'attachment; filename="class-{held.code}.csv"', "cache-control": "no-store"}
    return Response(said, media_type="text/csv", headers=headers)


async def picture(request: Request) -> Response:
    """Return a picture of a notebook; its name is made of what is in it, so that it never changes."""
    name = str(request.path_params["name"])[:LONGEST_KEY]
    data = await desk.phones().desk.read(lambda connection: picture_of(connection, name))
    if data is None:
        return Response(status_code=404)
    headers = {"cache-control": "private, max-age=31536000, immutable", "content-security-policy": "default-src 'none'"}
    return Response(data, media_type=kind_of(data), headers=headers)


def _place(held: Held, text: str) -> dict[str, Plain]:
    """Return where a class is, as every screen is told."""
    names = ("title", "phase", "block", "turn", "changed", "step")
    place: dict[str, Plain] = {**{name: getattr(held, name) for name in names}, "of": held.blocks}
    of = besides(block_of(text, held.block)[0]) if held.block >= held.blocks else None
    if of is not None:
        place["twin"] = of + 1
    if (held.block if of is None else of) in held.marked:
        place["later"] = True
    return place


def routes(base: str) -> list[Route]:
    """Return the addresses of the phones, below the base path of the app."""
    at = f"/{base.strip('/')}/join".replace("//", "/")
    return [
        Route(at, page),
        Route(f"{at}/now", answering(now_), methods=["POST"]),
        Route(f"{at}/seat", answering(seat), methods=["POST"]),
        Route(f"{at}/ballot", answering(ballot), methods=["POST"]),
        Route(f"{at}/whatif", answering(what_if), methods=["POST"]),
        Route(f"{at}/rules", answering(rules), methods=["POST"]),
        Route(f"{at}/teach", answering(teach), methods=["POST"]),
        Route(f"{at}/picture/{{name}}", answering(picture)),
        Route(f"{at}/results", answering(table)),
        Route(f"{at}/{{name:path}}", file),
    ]
