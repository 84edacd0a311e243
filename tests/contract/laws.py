"""The laws every rule set keeps, whatever the game. Each raises AssertionError when it is broken."""

from collections.abc import Callable, Iterator

from msgspec.msgpack import encode

from comptoir.kernel.address import Addressed
from comptoir.kernel.game import Game, Options
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Dry, Fast, LuckNeeded
from comptoir.kernel.playout import play_out
from comptoir.kernel.position import SPECTATOR, Position, fingerprint
from comptoir.kernel.record import read_record
from comptoir.kernel.replay import replay
from comptoir.kernel.session import Session

LONGEST = 20_000


def moments(game: Game, options: Options, seats: int, seed: int) -> Iterator[Position]:
    """The positions of one random game, one after the other, the last one included."""
    luck = Fast(seed)
    position = game.setup(options, seats, luck)
    made = 0
    while not position.over:
        yield position
        for seat in position.waiting():
            choices = position.choices(seat)
            assert choices, f"seat {seat} waits but has no choice"
            position.play(seat, choices[luck.below(len(choices))], luck)
            made += 1
            assert made < LONGEST, "the game does not end"
    yield position


def sample(game: Game, options: Options, seats: int, seed: int, most: int) -> list[Position]:
    """Copies of some positions of a random game, spread over its length."""
    found = [position.copy() for position in moments(game, options, seats, seed)]
    stride = max(1, len(found) // most)
    return [*found[::stride], found[-1]]


def somebody_is_asked_until_the_end(game: Game, options: Options, seats: int, seed: int) -> None:
    step = -1
    for position in moments(game, options, seats, seed):
        assert position.step > step, "the step grows whenever what is asked changes"
        step = position.step
        waiting = position.waiting()
        assert waiting == sorted(set(waiting))
        assert bool(waiting) != position.over, "somebody waits exactly while the game runs"
        for seat in range(seats):
            assert (position.asks(seat) in game.questions) == (seat in waiting)


def choices_are_exactly_what_is_not_refused(game: Game, options: Options, seats: int, seed: int) -> None:
    space = game.space(options)
    for position in sample(game, options, seats, seed, 12):
        for seat in range(seats):
            choices = position.choices(seat)
            refused = [position.refusal(seat, choice) for choice in range(space)]
            assert choices == [choice for choice in range(space) if refused[choice] == 0]
            assert all(code == 0 or code in game.refusals for code in refused)
            assert position.refusal(seat, -1)
            assert position.refusal(seat, space)
            assert bool(choices) == (seat in position.waiting())
        assert position.refusal(SPECTATOR, 0)
        assert position.refusal(seats, 0)


def a_random_pick_is_one_of_the_choices_by_the_same_luck(game: Game, options: Options, seats: int, seed: int) -> None:
    for position in sample(game, options, seats, seed, 30):
        for seat in position.waiting():
            choices = position.choices(seat)
            for luck in range(4):
                assert position.pick(seat, Fast(luck)) == choices[Fast(luck).below(len(choices))]


def copies_are_independent(game: Game, options: Options, seats: int, seed: int) -> None:
    for position in sample(game, options, seats, seed, 8):
        before = position.facts()
        assert all(type(fact) is int for fact in before)
        twin = position.copy()
        assert twin.facts() == before
        assert twin.journal is None
        luck = Fast(seed + 1)
        for _ in range(6):
            for seat in twin.waiting():
                choices = twin.choices(seat)
                twin.play(seat, choices[luck.below(len(choices))], luck)
        assert position.facts() == before, "playing on a copy changed the original"
        assert position.over or twin.facts() != before


def records_replay_identically(game: Game, options: Options, seats: int, seed: int) -> None:
    session = play_session(game, options, seats, seed)
    text = session.text()
    record = read_record(text, {game.name: game})
    assert record == session.record
    last = list(replay(record, game))[-1]
    assert last.position.facts() == session.position.facts()
    assert last.position.scores() == session.position.scores()
    assert last.journal.entries == session.journal.entries


def play_session(game: Game, options: Options, seats: int, seed: int) -> Session:
    session = Session(game, options, seats, Fast(seed))
    luck = Fast(seed + 77)
    while not session.over:
        for seat in session.waiting():
            choices = session.choices(seat)
            session.play(seat, choices[luck.below(len(choices))])
    return session


def nothing_is_lost_or_made(game: Game, options: Options, seats: int, seed: int) -> None:
    for position in moments(game, options, seats, seed):
        assert game.audit(position) == ""


def score_sheets_add_up(game: Game, options: Options, seats: int, seed: int) -> None:
    for position in sample(game, options, seats, seed, 6):
        scores, ranking = position.scores(), position.ranking()
        assert len(scores) == len(ranking) == seats
        assert min(ranking) == 1
        for seat in range(seats):
            assert sum(line.points for line in position.sheet(seat)) == scores[seat]


def scores_are_public(game: Game, options: Options, seats: int, seed: int) -> None:
    """A score as it stands is known to everybody, also while others have chosen in secret: no world differs in it."""
    for position in sample(game, options, seats, seed, 10):
        everybody_knows_the_scores(game, position, seed)
        for seat in position.waiting()[:-1]:
            position.play(seat, pick(position, seat, Fast(seed)), Fast(seed))
            everybody_knows_the_scores(game, position, seed)


def everybody_knows_the_scores(game: Game, position: Position, seed: int) -> None:
    seen = game.view(position, SPECTATOR)
    for dream in range(3):
        assert game.imagine(seen, Fast(seed * 11 + dream)).scores() == position.scores()


def notation_round_trips(game: Game, options: Options, seats: int, seed: int) -> None:
    texts = set()
    for choice in range(game.space(options)):
        text = game.write(choice, options)
        assert text
        assert not text.split()[1:]
        assert not text.startswith("#")
        assert "/" not in text
        assert game.read(text, options) == choice
        assert game.number(game.move(choice, options), options) == choice
        texts.add(text)
    assert len(texts) == game.space(options)
    for nonsense in ("", "nonsense", "thrust-99"):
        try:
            game.read(nonsense, options)
        except ValueError:
            continue
        raise AssertionError(f"{nonsense!r} was read as a choice")


def secret_choices_commute(game: Game, options: Options, seats: int, seed: int) -> None:
    """Those who choose at once may do so in any order; until the last one has chosen nobody is asked anything new."""
    for position in sample(game, options, seats, seed, 12):
        waiting = position.waiting()
        if len(waiting) < 2:
            continue
        luck = Fast(seed)
        picks = {seat: pick(position, seat, luck) for seat in waiting}
        ends = []
        for order in (waiting, waiting[::-1]):
            twin, step = position.copy(), position.step
            for seat in order:
                assert twin.step == step
                twin.play(seat, picks[seat], Fast(seed + 5))
            ends.append(twin.facts())
        assert ends[0] == ends[1]


def pick(position: Position, seat: int, luck: Fast) -> int:
    choices = position.choices(seat)
    return choices[luck.below(len(choices))]


def twin_worlds_look_alike(game: Game, options: Options, seats: int, seed: int) -> None:
    """A world that differs only in what a seat cannot see gives it the same view, choices, refusals and previews."""
    space = game.space(options)
    for position in sample(game, options, seats, seed, 6):
        for seat in [SPECTATOR, *range(seats)]:
            seen = game.view(position, seat)
            for dream in range(2):
                twin = game.imagine(seen, Fast(seed * 7 + dream))
                assert game.view(twin, seat) == seen
                assert game.audit(twin) == ""
                if seat == SPECTATOR:
                    continue
                assert twin.choices(seat) == position.choices(seat)
                numbers = range(0, space, max(1, space // 60))
                assert [twin.refusal(seat, n) for n in numbers] == [position.refusal(seat, n) for n in numbers]
                assert twin.asks(seat) == position.asks(seat)
                for choice in position.choices(seat)[:3]:
                    assert game.preview(game.view(twin, seat), choice) == game.preview(seen, choice)
                    assert game.what_if(game.view(twin, seat), [choice]) == game.what_if(seen, [choice])


def foreseen_moves_teach_nothing(game: Game, options: Options, seats: int, seed: int) -> None:
    """What the game calls foreseen shows its maker the same in every world that looks like this one to him, unless it
    takes luck or ends the game.
    """
    for position in sample(game, options, seats, seed, 40):
        for seat in position.waiting():
            seen = game.view(position, seat)
            twins = [game.imagine(seen, Fast(seed * 13 + dream)) for dream in range(2)]
            foreseen = [n for n in position.choices(seat) if isinstance(game.move(n, options), game.foreseen)]
            for choice in foreseen[:: max(1, len(foreseen) // 4)]:
                shown = shows(game, position, seat, choice)
                assert shown is None or all(shows(game, twin, seat, choice) == shown for twin in twins)


def shows(game: Game, position: Position, seat: int, choice: int) -> object:
    """What a choice shows its maker, if it needs no luck and the game goes on."""
    after, journal = position.copy(), Journal()
    after.journal = journal
    try:
        after.play(seat, choice, Dry())
    except LuckNeeded:
        return None
    return None if after.over else (game.view(after, seat), journal.seen_by(seat))


def events_tell_no_more_than_views(game: Game, options: Options, seats: int, seed: int) -> None:
    """Whatever somebody chooses, in two worlds that look alike to a seat before and after, that seat hears the same."""
    for number, position in enumerate(sample(game, options, seats, seed, 10)):
        for actor in position.waiting():
            for seat in [SPECTATOR, *range(seats)]:
                if seat == actor:
                    continue
                twin = game.imagine(game.view(position, seat), Fast(seed + number))
                if actor not in twin.waiting():
                    continue
                here, there = heard(game, position, actor, seat, number), heard(game, twin, actor, seat, number)
                for after in here.keys() & there.keys():
                    assert here[after] == there[after], "an event told more than the view shows"


def heard(game: Game, position: Position, actor: int, seat: int, seed: int) -> dict[bytes, set[bytes]]:
    """For every choice of `actor`, under one luck: what `seat` then sees, and the ways it may have heard of it.

    Public luck shows in events only, so both worlds get the same; a card drawn from a bag differs all the same.
    Compared as sent: what is printed for people leaves things out.
    """
    choices = position.choices(actor)
    if len(choices) > 40:
        choices = [choice for choice in choices if choice % 5 == seed % 5]
    found: dict[bytes, set[bytes]] = {}
    for choice in choices:
        twin = position.copy()
        journal = Journal()
        twin.journal = journal
        twin.play(actor, choice, Fast(seed))
        if twin.step == position.step or len(position.waiting()) == 1:
            found.setdefault(encode(game.view(twin, seat)), set()).add(encode(journal.seen_by(seat)))
    return found


def all_views_together_tell_everything(game: Game, options: Options, seats: int, seed: int) -> None:
    """What all seats see makes the position again, and it goes on in the same way; also between secret choices."""
    for position in sample(game, options, seats, seed, 4):
        if len(position.waiting()) > 1:
            position.play(position.waiting()[0], position.choices(position.waiting()[0])[0], Fast(seed))
        again = game.join([game.view(position, seat) for seat in range(seats)])
        assert again.facts() == position.facts()
        for one in (position, again):
            play_out(one, Fast(seed))
        assert again.facts() == position.facts()


def views_keep_their_shape(game: Game, options: Options, seats: int, seed: int) -> None:
    shapes = {shape(game.view(p, seat)) for p in sample(game, options, seats, seed, 10) for seat in range(seats)}
    assert len(shapes) == 1, "lists in a view have lengths fixed by the rule set"


def shape(thing: object) -> str:
    if isinstance(thing, (list, tuple)):
        return "[" + ",".join(shape(item) for item in thing) + "]"
    fields = getattr(thing, "__struct_fields__", None)
    if fields is None:
        return "."
    return "{" + ",".join(name + shape(getattr(thing, name)) for name in fields if name != "options") + "}"


def equal_facts_mean_equal_fingerprints(game: Game, options: Options, seats: int, seed: int) -> None:
    marks: dict[str, list[int]] = {}
    for position in sample(game, options, seats, seed, 20):
        mark = fingerprint(position)
        assert marks.setdefault(mark, position.facts()) == position.facts()
        assert fingerprint(position.copy()) == mark


def facts_are_listed_in_order(game: Game, options: Options, seats: int, seed: int) -> None:
    """Groups come one list after the other, from the first to the game's newest: a newer list begins with a former."""
    for position in sample(game, options, seats, seed, 4):
        numbers = [since for since, _ in position.groups()]
        assert numbers == sorted(numbers)
        assert set(numbers) == set(range(1, game.fact_list + 1))
        for number in range(1, game.fact_list + 1):
            former = position.facts(number)
            assert position.facts()[: len(former)] == former


def no_draw_has_the_address_of_another(game: Game, options: Options, seats: int, seed: int) -> None:
    """Luck goes by addresses where people meet the same luck: two draws of one address would be one draw twice."""
    whims, asked = Fast(seed), set[tuple[object, int]]()

    def draws(luck: Addressed) -> None:
        assert not asked & {*luck.told}, "an address is used twice"
        asked.update(luck.told)

    luck = Addressed(b"%d" % seed)
    position = game.setup(options, seats, luck)
    draws(luck)
    while not position.over:
        for seat in position.waiting():
            luck = Addressed(b"%d" % seed)
            position.play(seat, position.pick(seat, whims), luck)
            draws(luck)


Law = Callable[[Game, Options, int, int], None]
LAWS: list[Law] = [
    somebody_is_asked_until_the_end,
    choices_are_exactly_what_is_not_refused,
    a_random_pick_is_one_of_the_choices_by_the_same_luck,
    copies_are_independent,
    records_replay_identically,
    nothing_is_lost_or_made,
    score_sheets_add_up,
    scores_are_public,
    notation_round_trips,
    secret_choices_commute,
    twin_worlds_look_alike,
    foreseen_moves_teach_nothing,
    events_tell_no_more_than_views,
    all_views_together_tell_everything,
    views_keep_their_shape,
    equal_facts_mean_equal_fingerprints,
    facts_are_listed_in_order,
    no_draw_has_the_address_of_another,
]
