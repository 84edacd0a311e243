"""Taking back: free when nothing was learned, else by consent."""

from pathlib import Path
from typing import Any

import pytest

from comptoir.games import rule_sets
from comptoir.house import log, views, wire
from comptoir.house import undo as undoing
from comptoir.house.acts.asking import Answer, Asked
from comptoir.house.acts.playing import Choose, Chosen
from comptoir.house.acts.seats import HeldSeat, SetSeat
from comptoir.house.acts.taking_back import TakeBack
from comptoir.house.fair import seed_of
from comptoir.house.log import apply
from comptoir.house.match import Begun, Made, Match, Played
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.kernel.position import fingerprint
from comptoir.kernel.say import Say
from tests.server.inside import Hall, hall_at
from tests.server.running import runs
from tests.server.test_clocks import choose, race_with


def undo(room: Room, seat: int) -> wire.Undo:
    play = views.play_state(room.table, seat)
    assert play is not None
    return play.undo


def reason(room: Room, seat: int) -> str:
    why = undo(room, seat).why
    return why.key if why is not None else ""


def asked(room: Room) -> int:
    """The number of the open question, 0 when there is none."""
    question = room.table.proposals.get("take-back")
    return question.ask if question is not None else 0


async def race(hall: Hall, *names: str, bots: int = 0) -> tuple[Room, list[Person]]:
    """A race begun by these people and some bots."""
    people = [await hall.person(name) for name in names]
    opened = ["person"] + ["open"] * (len(names) - 1) + ["bot"] * bots
    room = await hall.open(people[0], "cafe-race", *opened)
    for seat, person in enumerate(people[1:], 1):
        await hall.do(room, person, SetSeat, seat=seat, kind="person")
    await hall.start(room, *people)
    return room, people


@runs
async def test_a_secret_choice_is_free_to_take_back_while_others_think(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        assert reason(room, 0) == "server-undo-nothing"
        first = await hall.choose(room, zoe, 0)
        await hall.choose(room, max_, 1)
        assert undo(room, 0) == wire.Undo("free", first)
        await hall.do(room, zoe, TakeBack, seat=0, to=first)
        match = room.table.match
        assert match is not None
        assert match.position.waiting() == [0, 2], "the choice of the other stays"
        woken = await hall.reread(room)
        assert woken.table.match is not None
        assert woken.table.match.position.facts() == match.position.facts()
        assert not room.table.marked


@runs
async def test_a_later_choice_of_the_same_step_replaces_the_earlier(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        play = views.play_state(room.table, 0)
        assert play is not None
        await hall.choose(room, zoe, 0, 0)
        await hall.choose(room, max_, 1, 0)
        await hall.do(room, zoe, Choose, seat=0, step=play.step, choice=play.choices[4].number)
        now = views.play_state(room.table, 0)
        assert now is not None
        assert now.last == play.choices[4].number
        assert now.waiting == [2]
        await hall.choose(room, ida, 2, 0)
        woken = await hall.reread(room)
        assert woken.table.frozen is None
        assert woken.table.match is not None
        assert room.table.match is not None
        assert woken.table.match.position.facts() == room.table.match.position.facts()


@runs
async def test_dice_make_it_a_question_for_the_others(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        await hall.choose(room, zoe, 0)
        await hall.choose(room, max_, 1)
        last = await hall.choose(room, ida, 2)
        assert undo(room, 2).can == "ask"
        assert reason(room, 2) == "server-undo-luck"
        assert reason(room, 0) == "server-undo-others"
        step = views.play_state(room.table, 2).step  # type: ignore[union-attr]
        await hall.do(room, ida, TakeBack, seat=2, to=last)
        question = room.table.proposals["take-back"]
        assert question.waiting == [0, 1]
        await hall.do(room, zoe, Answer, seat=0, ask=question.ask, yes=True)
        assert await hall.refused(room, zoe, Answer, seat=0, ask=question.ask, yes=True) == "server-undo-no-question"
        await hall.do(room, max_, Answer, seat=1, ask=question.ask, yes=True)
        match = room.table.match
        assert match is not None
        assert match.position.waiting() == [2]
        assert room.table.marked
        assert match.step != step, "a choice made before the take-back no longer fits"
        assert match.lucky == 2, "the dice that were taken back stay used"


@runs
async def test_one_no_lets_the_choice_stand(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        for seat, person in enumerate((zoe, max_, ida)):
            last = await hall.choose(room, person, seat)
        await hall.do(room, ida, TakeBack, seat=2, to=last)
        ask = asked(room)
        assert ask
        assert await hall.refused(room, zoe, TakeBack, seat=0, to=last - 2) == "server-ask-open"
        await hall.do(room, max_, Answer, seat=1, ask=ask, yes=False)
        assert not asked(room)
        assert undo(room, 2) == wire.Undo("no", why=Say("server-ask-once"))
        assert await hall.refused(room, ida, TakeBack, seat=2, to=last) == "server-ask-once"
        assert room.table.match is not None
        assert len(room.table.match.made) == 3


@runs
async def test_alone_against_bots_consent_is_ones_own_and_the_record_is_marked(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe,) = await race(hall, "Zoé", bots=2)
        mine = await hall.choose(room, zoe, 0)
        await hall.bots_move(room)
        assert undo(room, 0).can == "ask"
        assert reason(room, 0) == "server-undo-others"
        await hall.do(room, zoe, TakeBack, seat=0, to=mine)
        assert room.table.match is not None
        assert room.table.match.made == []
        assert room.table.marked


@runs
async def test_nobody_takes_back_what_is_not_his(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        mine = await hall.choose(room, zoe, 0)
        assert await hall.refused(room, max_, TakeBack, seat=0, to=mine) == "server-not-your-seat"
        assert await hall.refused(room, max_, TakeBack, seat=1, to=mine) == "server-undo-nothing"


@runs
async def test_a_drawn_card_is_learned(tmp_path: Path) -> None:
    """In Café International a turn ends with cards drawn: that uses luck; placing a guest before it does not."""
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-international", "person", "open")
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        await hall.start(room, zoe, max_)
        seen = set()
        for _ in range(40):
            if room.table.match is None or room.table.match.position.over:
                break
            seat = room.table.match.position.waiting()[0]
            await hall.choose(room, (zoe, max_)[seat], seat)
            last = room.table.match.last_of(seat)
            assert last is not None
            state = undo(room, seat)
            assert (state.can == "free") <= (not last.luck)
            seen.add(state.can)
        assert seen == {"free", "ask"}


async def reasons_on_one_screen(hall: Hall, **options: bool) -> set[str]:
    """Why, in a whole Top Race, somebody could not freely take back what he had just chosen."""
    zoe = await hall.person("Zoé")
    room = await hall.open(zoe, "top-race", "screen", "screen", "screen", options=options)
    await hall.start(room, zoe)
    found = set()
    while room.table.match is not None and not room.table.match.position.over:
        seat = room.table.match.position.waiting()[0]
        await hall.choose(room, zoe, seat)
        if not room.table.match.position.over:
            found.add(reason(room, seat))
    return found


@runs
async def test_who_sees_the_others_cards_by_his_own_has_learned(tmp_path: Path) -> None:
    """With total movement the last card laid turns all of them over: no luck, and yet its maker knows more."""
    async with hall_at(tmp_path) as hall:
        assert "server-undo-learned" in await reasons_on_one_screen(hall, total=True)


@runs
async def test_whoever_closes_a_secret_step_asks_even_where_nothing_is_turned_over(tmp_path: Path) -> None:
    """Bets stay face down, yet the rule is one for all secret steps, and no luck has a part in it."""
    async with hall_at(tmp_path) as hall:
        assert "server-undo-learned" in await reasons_on_one_screen(hall, bets=True)


def match_of(name: str, seats: int, seed: int) -> Match:
    game, options = rule_sets()[name]
    match = Match(game, options, seats, seed_of(str(seed), []), [])
    dealt = match.deal()
    match.begin(2, Begun(game.rules, dealt.luck, ""), dealt)
    return match


def choose_in(match: Match, seat: int, seq: int, pick: int) -> None:
    choices = match.position.choices(seat)
    choice = choices[pick % len(choices)]
    played = match.try_choice(seat, choice)
    match.choose(seq, Chosen(seat, choice, match.position.step, played.luck, "", "p"), played)


def last_choosers(name: str, seats: int, seed: int, moments: int) -> list[str]:
    """What whoever closed a secret step may do about it, in one game; the log's numbers jump as if people chatted."""
    match, seq = match_of(name, seats, seed), 2
    found: list[str] = []
    while not match.position.over and len(found) < moments:
        waiting, step = match.position.waiting(), match.position.step
        seat = waiting[-1]
        secret = any(made.step == step and made.seat != seat for made in match.made[-seats:])
        seq += 1 + (seed + len(match.made)) % 7
        choose_in(match, seat, seq, seed + seq)
        state = undoing.undo_for(match, seat)
        if secret and len(waiting) == 1 and state.can != "no" and match.position.step != step:
            found.append(state.can)
    return found


def test_nobody_who_has_seen_the_others_cards_takes_back_freely() -> None:
    """Over many deals and whatever the log's numbers: a world that happens to be the true one proves nothing."""
    found = [can for seed in range(40) for seats in (2, 3) for can in last_choosers("top-race/total", seats, seed, 12)]
    assert len(found) > 500
    assert set(found) == {"ask"}


def test_a_world_that_happens_to_be_the_true_one_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judged by worlds alone, the first of which are the truth: the next one still shows what was learned."""
    match = match_of("top-race/total", 2, 1)
    while not (match.made and match.chosen_before(match.made[-1])):
        choose_in(match, match.position.waiting()[0], 3 + len(match.made), 0)
    last = match.made[-1]
    truth = match.stood_before(last)
    assert truth is not None
    guessed, worlds = undoing.another_world, [truth.copy(), truth.copy()]
    monkeypatch.setattr(Match, "chosen_before", lambda _match, _last: [])
    monkeypatch.setattr(undoing, "another_world", lambda *args: worlds.pop() if worlds else guessed(*args))
    assert undoing.learned(match, last)


def test_the_worlds_come_from_the_tables_secret_not_from_the_logs_numbers() -> None:
    one, other = match_of("top-race/total", 3, 1), match_of("top-race/total", 3, 2)
    for match, seq in ((one, 3), (other, 3)):
        choose_in(match, match.position.waiting()[0], seq, 0)
    late = match_of("top-race/total", 3, 1)
    choose_in(late, late.position.waiting()[0], 900, 0)
    assert undoing.worlds_seed(one, one.made[0]) == undoing.worlds_seed(late, late.made[0])
    assert undoing.worlds_seed(one, one.made[0]) != undoing.worlds_seed(other, other.made[0])


def test_what_was_learned_is_worked_out_once_and_only_for_who_may_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    truly = undoing.learned

    def learned(match: Match, last: Made) -> bool:
        asked.append(last.seq)
        return truly(match, last)

    monkeypatch.setattr(undoing, "learned", learned)
    match = match_of("top-race/total", 3, 1)
    for seq in range(3, 13):
        choose_in(match, match.position.waiting()[0], seq, 0)
        for _ in range(3):
            for looking in range(3):
                undoing.undo_for(match, looking)
    assert 2 < len(asked) == len(set(asked))


def test_older_logs_ask_and_answer_as_they_did() -> None:
    """An entry that does not say who is asked asks everybody who plays himself at that moment."""
    old = log.decode(b'{"is":"asked","seat":0,"to":3}')
    assert old == Asked(0, 3)
    table = race_with(wire.Clock(), "person", "person", "person")
    for seat in range(3):
        choose(table, seat, 2_000)
    apply(table, 6, 3_000, HeldSeat(2, "p0"))
    apply(table, 7, 4_000, old)
    question = table.proposals["take-back"]
    assert (question.by, question.waiting) == ("p0", [1])
    apply(table, 8, 5_000, log.decode(b'{"is":"answered","seat":1,"ask":7,"yes":true,"dead":[3,4,5]}'))
    assert table.proposals == {}
    assert table.marked
    assert table.match is not None
    assert table.match.made == []


def game_at(room: Room) -> Match:
    assert room.table.match is not None
    return room.table.match


@runs
async def test_taking_back_does_not_play_the_whole_game_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0
    play = Match._play

    def counted(match: Match, *given: Any) -> Played:
        nonlocal played
        played += 1
        return play(match, *given)

    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-international", "screen", "screen")
        await hall.start(room, zoe)
        for _ in range(60):
            await hall.choose(room, zoe, game_at(room).position.waiting()[0])
        before, marks = fingerprint(game_at(room).position), dict(game_at(room).before)
        monkeypatch.setattr(Match, "_play", counted)
        for _ in range(5):
            seat = game_at(room).position.waiting()[0]
            await hall.do(room, zoe, TakeBack, seat=seat, to=await hall.choose(room, zoe, seat))
            assert fingerprint(game_at(room).position) == before
            assert game_at(room).before == marks
        assert played <= 20
        played = 0
        again = await hall.reread(room)
        assert again.table.match is not None
        assert fingerprint(again.table.match.position) == before
        assert played <= 60 + 20
        # Further back than is remembered, and choices that others have gone on from.
        await hall.do(room, zoe, TakeBack, seat=game_at(room).made[3].seat, to=game_at(room).made[3].seq)
        await hall.choose(room, zoe, game_at(room).position.waiting()[0])
        whole = (await hall.reread(room)).table.match
        assert whole is not None
        assert fingerprint(whole.position) == fingerprint(game_at(room).position)
