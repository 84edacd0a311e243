"""What keeps somebody from using a page, as axe-core sees it."""

from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe

from tests.web.visitors import Visitor


def complaints(guest: Visitor) -> list[str]:
    """One line for each fault of the page as it is now, in both themes; the visitor must have left the choice to it."""
    return [*complaints_in("light", guest), *complaints_in("dark", guest)]


def complaints_in(theme: Literal["light", "dark"], guest: Visitor) -> list[str]:
    page = guest.page
    page.emulate_media(color_scheme=theme)
    page.wait_for_selector(f"html[data-theme={theme}]")
    # Nothing may be half faded in when colours are measured.
    moving = "one => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity"
    page.wait_for_function(f"() => !document.getAnimations().some({moving})")
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [f"{theme}, {one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
