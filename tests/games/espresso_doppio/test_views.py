"""What everybody sees, and what a choice would lead to."""

from comptoir.games.espresso_doppio import GAME
from comptoir.games.espresso_doppio.numbers import AWAY, BEFORE, UNSEEN
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.previews import EspressoDoppioPreview, Payment
from comptoir.kernel.game import Preview
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import SPECTATOR
from tests.games.espresso_doppio.table import EXAMPLE_A, PLAIN, TEXTS, play, play_of

SHOWN = play_of(EXAMPLE_A, [2, 15, 7], [4, 5, 6], [[1], [3]])


def test_both_see_all_shown_and_scored_cards_and_nobody_the_piles() -> None:
    for seat in (0, 1, SPECTATOR):
        cards = GAME.view(SHOWN, seat).cards
        assert [cards[number - 1] for number in (2, 15, 7)] == [BEFORE] * 3
        assert [cards[number - 1] for number in (4, 5, 6)] == [BEFORE + 1] * 3
        assert (cards[0], cards[2]) == (AWAY, AWAY + 1)
        assert cards.count(UNSEEN) == 8
        assert GAME.view(SHOWN, seat).left == [4, 4]


def test_a_view_says_what_every_card_would_pay_now() -> None:
    pays = GAME.view(SHOWN, 0).pays
    assert (pays[1], pays[14], pays[6], pays[15]) == (1, 1, 0, 1)


def test_spaces_are_counted_from_one_and_nought_is_not_laid_yet() -> None:
    assert GAME.view(SHOWN, 0).spaces == [1, 3, 2, 1, 2, 4, 1, 2, 3]
    assert GAME.view(GAME.setup(GAME.rule_sets["solo"], 1, Fast(0)), 0).spaces == [0] * 9


def test_an_imagined_table_is_the_table() -> None:
    for seat in (0, 1, SPECTATOR):
        assert GAME.imagine(GAME.view(SHOWN, seat), Fast(1)).facts() == SHOWN.facts()


def test_a_view_tells_what_is_printed_on_the_cards() -> None:
    deck = GAME.view(SHOWN, 0).deck
    assert deck[13].condition == "duo"
    assert deck[13].parts == ["caramel-cup", "white-saucer", "white-cup", "caramel-saucer"]
    assert (deck[13].beans, deck[13].guess) == (4, True)


def preview(choice: str, seat: int = 0) -> Preview | None:
    return GAME.preview(GAME.view(SHOWN, seat), TEXTS[choice])


def test_an_action_previews_the_cards_of_mine_that_would_hold_and_what_they_pay() -> None:
    assert preview("3x4TP") == EspressoDoppioPreview([Payment(2, 1, 1), Payment(7, 1, 3), Payment(15, 1, 1)])
    assert preview("4x5T") == EspressoDoppioPreview([Payment(2, 1, 1)]), "the colour run is broken"


def test_a_preview_is_what_then_happens() -> None:
    view = GAME.view(SHOWN, 0)
    for choice in SHOWN.choices(0):
        twin = SHOWN.copy()
        twin.play(0, choice, Fast(0))
        paying = [number - 115 for number in twin.choices(0) if number > TEXTS["stop"]]
        shown = GAME.preview(view, choice)
        assert isinstance(shown, EspressoDoppioPreview)
        assert [payment.card for payment in shown.payments] == paying
        for payment in shown.payments:
            before = twin.copy()
            before.play(0, TEXTS[f"card{payment.card}"], Fast(0))
            assert before.beans[0] == payment.beans


def test_the_other_player_sees_what_his_own_cards_would_pay() -> None:
    assert preview("3x4TP", 1) == EspressoDoppioPreview([])
    assert preview("1x4T", 1) == EspressoDoppioPreview([Payment(4, 1, 2)])


def test_a_card_previews_what_it_pays_now() -> None:
    assert preview("card2") == EspressoDoppioPreview([Payment(2, 1, 1)])
    assert preview("card7") == EspressoDoppioPreview([])
    assert preview("card4") == EspressoDoppioPreview([])


def test_alone_an_action_previews_the_same() -> None:
    found = play_of(EXAMPLE_A, [2, 7, 15], mode="solo")
    shown = GAME.preview(GAME.view(found, 0), TEXTS["3x4TP"])
    assert shown == EspressoDoppioPreview([Payment(2, 1, 1), Payment(7, 1, 3), Payment(15, 1, 1)])


def test_there_is_nothing_to_preview_for_spectators_stops_and_set_up() -> None:
    assert preview("3x4TP", SPECTATOR) is None
    assert preview("stop") is None
    laying = GAME.setup(GAME.rule_sets["basic"], 2, Fast(0))
    assert GAME.preview(GAME.view(laying, 0), TEXTS["Sw1"]) is None


def test_what_if_tells_the_whole_turn_until_luck_is_needed() -> None:
    found = play_of(EXAMPLE_A, [2, 7, 15], [4, 5, 6])
    told = GAME.what_if(GAME.view(found, 0), [TEXTS[word] for word in ("3x4TP", "card7", "stop")])
    assert [type(event).__name__ for event in told] == ["Exchanged", "Scored"]
    plain = play_of(PLAIN, [1, 2, 3], [4, 5, 6])
    assert (
        play(plain, "1x2P stop")[-1]
        == GAME.what_if(GAME.view(play_of(PLAIN, [1, 2, 3], [4, 5, 6]), 0), [TEXTS["1x2P"], TEXTS["stop"]])[-1]
    )


def special(other_has: int) -> Espresso:
    """Seat 0 shows the special card; the runner of example A has one empty space, and an exchange makes it two."""
    found = play_of(EXAMPLE_A, [2, 15, 16], [4, 5, 6])
    found.beans = [0, other_has]
    return found


def promised(found: Espresso, choice: str) -> Payment | None:
    told = GAME.preview(GAME.view(found, 0), TEXTS[choice])
    assert isinstance(told, EspressoDoppioPreview)
    return next((payment for payment in told.payments if payment.card == 16), None)


def test_the_special_card_promises_nobody_beans_while_two_play() -> None:
    assert promised(special(other_has=5), "card16") == Payment(16, 1, 0, taken=1)


def test_the_special_card_takes_no_more_than_the_other_player_has() -> None:
    assert promised(special(other_has=0), "card16") == Payment(16, 1, 0, taken=0)
    assert GAME.view(special(other_has=0), 0).pays[15] == 0
    assert GAME.view(special(other_has=5), 0).pays[15] == 1


def test_what_the_special_card_promises_is_what_then_happens() -> None:
    for other_has in (0, 1, 5):
        found = special(other_has)
        play(found, "1x2P")
        told = promised(found, "card16")
        assert told is not None
        play(found, "card16")
        assert found.beans == [told.beans, other_has - told.taken]


def test_alone_the_special_card_is_shown_as_giving_beans() -> None:
    alone = play_of(EXAMPLE_A, [2, 15, 16], mode="solo")
    assert not any(face.takes for face in GAME.view(alone, 0).deck)
    assert promised(alone, "card16") == Payment(16, 1, 1)
    assert [number for number, face in enumerate(GAME.view(SHOWN, 0).deck, 1) if face.takes] == [16]
