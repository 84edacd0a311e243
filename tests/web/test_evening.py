"""An evening in real browsers: two phones, two languages, a real box and a game of the house. Nine people, three rounds
played out and the honours are in tests/soak.
"""

from playwright.sync_api import expect

from tests.web.barriers import complaints
from tests.web.parties import Come, enter_places, join, open_evening, seat_round, state_of
from tests.web.visitors import PHONE

# The first poll, sent as a stranger, is answered only when its page is inside.
SLOW_POLL = """
  const house = window.fetch; window.polls = 0;
  window.fetch = async (...asked) => {
    const poll = String(asked[0]?.url ?? asked[0]).includes('/wait?') && ++window.polls === 1;
    const answer = await house(...asked);
    while (poll && !document.querySelector('.now')) await new Promise((on) => setTimeout(on, 20));
    return answer;
  };
"""


def test_from_the_code_to_everybodys_table(visitor: Come) -> None:
    host, screen = visitor(theme="auto"), visitor(size=(1920, 1080), theme="auto")
    code = open_evening(host, "", "cafe-race")
    guests = [
        visitor(size=PHONE, touch=True, theme="auto"),
        visitor(size=PHONE, touch=True, language="fr"),
        visitor(),
    ]
    guests[0].page.add_init_script(SLOW_POLL)
    guests[0].page.goto(f"/e/{code}")
    guests[0].page.wait_for_selector("#join-name")
    assert complaints(guests[0]) == []
    for guest, name in zip(guests, ("Ada", "<b>Blaise</b>", "Chloé"), strict=True):
        join(guest, code, name, "fr" if guest is guests[1] else "en")
    guests[0].page.wait_for_function("window.polls > 1")
    expect(guests[0].page.locator("#join-name")).to_have_count(0)
    expect(host.page.get_by_text("<b>Blaise</b>")).to_be_visible()
    assert host.page.locator(".people b").count() == 0
    screen.page.goto(f"/e/{code}/screen")
    screen.page.wait_for_selector(".names li")
    seat_round(host, 1)
    expect(guests[0].page.get_by_text("You play A real box with")).to_be_visible()
    enter_places(host, "Enter the result")
    enter_places(host, "Put the result right")
    assert state_of(host, code)["rounds"][0]["boards"][0]["how"] == "hand"
    for page in (host, guests[0], screen):
        assert complaints(page) == []
    seat_round(host, 2)
    for guest in guests:  # their tables open by themselves
        guest.at_table()
        guest.wait_for_turn()
    guests[0].choose(guests[0].choices()[0])
    for guest in guests[:2]:
        assert not guest.sideways()
    expect(screen.page.get_by_text("playing")).to_be_visible()
    guests[0].button("Back to the evening").click()
    expect(guests[0].page.get_by_role("heading", name="Standing")).to_be_visible()
    guests[0].button("I have to go").click()
    expect(guests[0].page.get_by_role("heading", name="See you, Ada.")).to_be_visible()
    late = screen
    join(late, code, "Dora")
    late.button("Watch · Table 1").click()  # inside the evening: the late comer's own table opens by itself, too
    expect(late.button("Back to the evening")).to_be_visible()


def test_an_evening_by_keyboard_alone(visitor: Come) -> None:
    """The host opens it, adds two people on his own tablet, seats them, enters a result and closes, without a mouse."""
    host = visitor(theme="auto")
    open_evening(host, "")
    for name in ("Ada", "Blaise"):
        host.page.locator("#add-name").focus()
        host.page.keyboard.type(name)
        host.page.keyboard.press("Enter")
        expect(host.page.locator(".people").get_by_text(name)).to_be_visible()
    for name in ("Seat round 1", "Enter the result"):
        host.page.get_by_role("button", name=name).focus()
        host.page.keyboard.press("Enter")
    host.page.wait_for_selector("dialog select")
    host.page.keyboard.press("Tab")
    host.page.locator("dialog").get_by_role("button", name="Save").focus()
    host.page.keyboard.press("Enter")
    expect(host.button("Put the result right")).to_be_visible()
    host.button("Close the evening").focus()
    host.page.keyboard.press("Enter")
    host.page.locator("dialog").get_by_role("button", name="Close the evening").focus()
    host.page.keyboard.press("Enter")
    host.page.wait_for_selector(".podium")
    assert complaints(host) == []
    host.page.get_by_role("link", name="The house’s wall").focus()
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("heading", name="Ladder")).to_be_visible()
    assert complaints(host) == []
