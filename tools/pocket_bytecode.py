"""Runs inside the bundle's own Python: writes beside each of its two archives one with bytecode instead of sources."""

import importlib.util
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

BUNDLE = "/here/build/pocket"


# The standard library comes without its docstrings: they are a tenth of all that is loaded, and nobody asks for help.
OPTIMISED = {"python_stdlib.zip": 2, "house.zip": 0}


def translated(name: str, source: bytes, optimised: int) -> bytes:
    """Bytecode that is never compared with a source: there is none beside it."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimised)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


for archive in ("python_stdlib.zip", "house.zip"):
    with zipfile.ZipFile(f"{BUNDLE}/{archive}") as old, zipfile.ZipFile(f"{BUNDLE}/{archive}.new", "w") as new:
        for name in old.namelist():
            body = old.read(name)
            if name.endswith(".py") and not name.startswith("_sysconfigdata"):
                name, body = f"{name}c", translated(name, body, OPTIMISED[archive])
            new.writestr(zipfile.ZipInfo(name), body)
