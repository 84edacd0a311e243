"""The command line: one file per command. Whatever goes wrong is one clear sentence and exit code 2."""

import sys

from cyclopts import App, CycloptsError

import comptoir
from comptoir.cli.helping import Help
from comptoir.cli.mistakes import explain, of_a_package, of_the_system
from comptoir.cli.speech import Unclear, speech
from comptoir.kernel.game import Refused

# Loaded only when asked for, so that `comptoir games` does not wait for a web server.
COMMANDS = {
    "games": "comptoir.cli.games:show_games",
    "play": "comptoir.cli.play:play",
    "simulate": "comptoir.cli.simulate:simulate",
    "replay": "comptoir.cli.replay:show_replay",
    "review": "comptoir.cli.review:review",
    "circuit": "comptoir.cli.circuit:circuit",
    "arena": "comptoir.cli.arena:arena",
    "balance": "comptoir.cli.balance:balance",
    "export": "comptoir.cli.export:export",
    "puzzles": "comptoir.cli.puzzles:puzzles",
    "train": "comptoir.cli.train:train",
    "serve": "comptoir.cli.serve:serve",
    "tables": "comptoir.cli.tables:tables",
    "verify": "comptoir.cli.verify:verify",
}


def build() -> App:
    app = App(
        name="comptoir",
        help=speech.text("cli-about"),
        version=comptoir.__version__,
        help_format="plaintext",
        help_formatter=Help(),
        suppress_keyboard_interrupt=False,  # it would leave the program from within; `run` ends every way alike
    )
    for flag in ("help", "version"):
        app[f"--{flag}"].help = speech.text(f"cli-help-{flag}")
    for name, place in COMMANDS.items():
        app.command(place, name=name, help=speech.text(f"cli-{name}"))
    return app


def run(arguments: list[str]) -> int:
    """Run one command; returns the exit code."""
    try:
        arguments = speech.choose(arguments)
        if arguments and not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
            raise Unclear(speech.text("cli-unknown", command=arguments[0], known=", ".join(COMMANDS)))
        result = build()(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        return result if isinstance(result, int) else 0
    except Refused as refused:
        speech.complain(speech.say(refused.say))
    except Unclear as unclear:
        speech.complain(str(unclear))
    except CycloptsError as error:
        speech.complain(explain(error))
    except OSError as error:
        speech.complain(of_the_system(error))
    except ImportError as error:
        # The command line wraps what a lazily loaded command could not import.
        missing = error.__cause__ if isinstance(error.__cause__, ImportError) else error
        speech.complain(of_a_package(missing))
    except (KeyboardInterrupt, EOFError):
        speech.complain("")
        return 130
    return 2


def main() -> None:
    sys.exit(run(sys.argv[1:]))
