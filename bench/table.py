"""The ratios as a Markdown table."""

COLUMNS = {
    "compiled ÷ interpreted": "play, compiled ÷ interpreted",
    "copy": "copy, compiled ÷ interpreted",
    "choices": "choices, compiled ÷ interpreted",
    "view": "view, compiled ÷ interpreted",
    "÷ hearts in C++": "play, compiled ÷ OpenSpiel C++ hearts",
    "÷ gin rummy in C++": "play, compiled ÷ OpenSpiel C++ gin_rummy",
    "÷ hearts from Python": "play, interpreted ÷ OpenSpiel from Python hearts",
    "÷ gin rummy from Python": "play, interpreted ÷ OpenSpiel from Python gin_rummy",
}
HEADING = """\
# Speed

Decisions a second in random play, as ratios, so that they mean the same on any machine: one core, in turn, the median
of five rounds. `make bench` repeats them. The first four columns compare our two builds; the next two our compiled
build with OpenSpiel's own C++ loop; the last two our interpreted build with OpenSpiel driven from Python.

"""


def page(ratios: dict[str, dict[str, float]]) -> str:
    lines = [
        "| rule set | " + " | ".join(COLUMNS) + " |",
        "|---|" + "---:|" * len(COLUMNS),
    ]
    for name, found in ratios.items():
        lines.append(f"| {name} | " + " | ".join(f"{found[key]:g}×" for key in COLUMNS.values()) + " |")
    return HEADING + "\n".join(lines) + "\n"
