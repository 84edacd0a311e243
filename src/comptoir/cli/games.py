"""`comptoir games`: what is there, how many can play, which options."""

from comptoir.cli.speech import speech
from comptoir.games import GAMES, full_name
from comptoir.kernel.game import Game


def show_games() -> None:
    for game in GAMES.values():
        show(game)


def show(game: Game) -> None:
    speech.print(f"{speech.text(f'{game.name}-name')}  ({game.name})", style="bold")
    speech.print(f"  {speech.text(f'{game.name}-pitch')}")
    speech.print("  " + speech.text("cli-games-seats", least=game.seats[0], most=game.seats[-1]))
    sets = [f"{speech.text(f'{game.name}-set-{word}')} ({full_name(game, word)})" for word in game.rule_sets]
    speech.print("  " + speech.text("cli-games-sets", sets=", ".join(sets)))
    for field in game.fields:
        values = " | ".join(str(value) for value in field.values) or "true | false"
        about = speech.text(f"{game.name}-option-{field.name}.about")
        speech.print(f"    -o {field.name}={'…' if field.kind == 'text' else values}  {about}")
    speech.print()
