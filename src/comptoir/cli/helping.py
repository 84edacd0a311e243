"""`--help` in the reader's language, laid out alike for every command."""

from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table

from comptoir.cli.speech import speech


class Help:
    """Cyclopts gathers what there is to say; this says it."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:  # noqa: ARG002
        if not panel.entries:
            return
        console.print(speech.text(title_of(panel)), style="bold", markup=False)
        rows = Table.grid(padding=(0, 2))
        rows.add_column(max_width=28)
        rows.add_column()
        for entry in panel.entries:
            rows.add_row("  " + " ".join(entry.display_labels_with_metavar), about(entry))
        console.print(rows)
        console.print()

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ARG002
        line = str(usage).removeprefix("Usage: ").strip()
        console.print(speech.text("cli-help-usage", line=line), style="bold", markup=False)
        console.print()

    def render_description(
        self,
        console: Console,
        options: ConsoleOptions,  # noqa: ARG002
        description: Any,
    ) -> None:
        console.print(description)


def title_of(panel: HelpPanel) -> str:
    if panel.format == "command":
        return "cli-help-commands"
    return "cli-help-arguments" if panel.entries[0].positional_label else "cli-help-options"


def about(entry: HelpEntry) -> str:
    """What it is for, what it may be, and what it is unless said otherwise."""
    said = [plain(entry.description)]
    if entry.choices:
        said.append(speech.text("cli-help-choices", choices=", ".join(entry.choices)))
    if entry.default is not None and entry.default != "False":
        said.append(speech.text("cli-help-default", default=entry.default))
    return " ".join(said)


def plain(description: Any) -> str:
    text = description if isinstance(description, str) else getattr(description, "primary_renderable", description)
    return str(getattr(text, "plain", text)).strip()
