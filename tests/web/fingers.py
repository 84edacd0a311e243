"""A finger on a phone's screen: it taps and drags what is drawn, and never opens the list of choices."""

from playwright.sync_api import CDPSession, Locator

from tests.web.visitors import Visitor

Spot = tuple[float, float]
LOOKS = 30
STEPS = 14


def middle(drawn: Locator) -> Spot:
    """Where it rests: what still glides will not be where it was. What never rests is taken as it is."""
    box = drawn.bounding_box()
    for _ in range(LOOKS):
        before = box
        drawn.page.wait_for_timeout(50)
        box = drawn.bounding_box()
        if box is not None and box == before:
            break
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """Real touches, so that the browser may still take them for scrolling."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.screen: CDPSession = visitor.context.new_cdp_session(visitor.page)

    def reaches(self, drawn: Locator) -> bool:
        """Is it in sight? On a phone a long drive may end where the car no longer is."""
        hit = "(it, [x, y]) => it.contains(document.elementFromPoint(x, y))"
        return bool(drawn.evaluate(hit, list(middle(drawn))))

    def tap(self, drawn: Locator) -> None:
        self.page.touchscreen.tap(*middle(drawn))

    def drag(self, start: Spot, end: Spot) -> None:
        self._touch("touchStart", start)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            self.page.wait_for_timeout(16)
        self._touch("touchEnd", None)

    def _touch(self, kind: str, at: Spot | None) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
