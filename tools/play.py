"""Open the house, for `make play`. The first time the rules are compiled beside it, and nobody waits for that: it
opens with plain Python, and its bots take the compiled rules when they are whole.
"""

import os
import signal
import subprocess
import sys
from types import FrameType

from tools import native

HOUSE = (sys.executable, "-m", "comptoir", "serve")
# The one who plays comes first: compiling takes what the house leaves.
COMPILER = ("nice", sys.executable, "-m", "tools.native")


def main(arguments: list[str]) -> int:
    reason = native.why_not()
    if reason:
        print(f"The rules run as plain Python, because {reason}. Everything works, more slowly.", flush=True)
        return house(arguments, {})
    if native.Build().is_up_to_date():
        return house(arguments, {"PYTHONPATH": str(native.COMPILED)})
    print("· compiling the rules beside the house: bots are slower for the first two minutes", flush=True)
    with (native.COMPILED.parent / "native" / "compiled" / "compiling.log").open("w") as told:
        compiling = subprocess.Popen(COMPILER, stdout=told, stderr=told, start_new_session=True)
    try:
        return house(arguments, {"COMPTOIR_COMPILED": str(native.COMPILED)})
    finally:
        end(compiling)


def house(arguments: list[str], settings: dict[str, str]) -> int:
    """Until it closes. Ctrl-C reaches the house by itself; a polite request to stop is passed on to it."""
    signal.signal(signal.SIGINT, lambda _signal, _frame: None)
    process = subprocess.Popen([*HOUSE, *arguments], env={**os.environ, **settings})

    def pass_on(wish: int, _frame: FrameType | None) -> None:
        process.send_signal(wish)

    signal.signal(signal.SIGTERM, pass_on)
    return process.wait()


def end(compiling: subprocess.Popen[bytes]) -> None:
    """With everything it has started; what is not whole is begun anew next time."""
    if compiling.poll() is None:
        os.killpg(compiling.pid, signal.SIGTERM)
        compiling.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
