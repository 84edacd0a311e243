"""Words the command line could not make sense of, explained in one sentence of the reader's language."""

from difflib import get_close_matches
from typing import get_args

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownOptionError, UnusedCliTokensError

from comptoir.cli.speech import speech

# Which extra of the package brings a library, by the name it is imported by.
EXTRAS = {
    **dict.fromkeys(("asyncpg", "starlette", "uvicorn", "uvloop", "websockets"), "server"),
    **dict.fromkeys(("altair", "dask", "distributed", "numpy", "vl_convert"), "lab"),
}


def explain(error: CycloptsError) -> str:
    """The mistake, and where to read on."""
    return speech.text(
        "cli-usage", problem=problem(error), command=" ".join(["comptoir", *(error.command_chain or ())])
    )


def problem(error: CycloptsError) -> str:
    match error:
        case UnknownOptionError():
            return unknown_option(error)
        case UnusedCliTokensError():
            return speech.text("cli-mistake-extra", words=" ".join(error.unused_tokens or ()))
        case MissingArgumentError():
            return speech.text("cli-mistake-missing", name=error.keyword or name_of(error))
        case CoercionError() if error.token is not None:
            known = ", ".join(str(word) for word in get_args(error.target_type))
            key = "cli-mistake-choice" if known else "cli-mistake-value"
            return speech.text(key, name=error.token.keyword or name_of(error), value=error.token.value, known=known)
        case _:
            return " ".join(str(error).split())


def of_the_system(error: OSError) -> str:
    """A file that is not there, or cannot be used; not everything that fails has to do with a file."""
    if error.filename is None:
        return speech.text("cli-system", problem=error.strerror or type(error).__name__)
    if isinstance(error, FileNotFoundError):
        return speech.text("cli-no-file", file=str(error.filename))
    return speech.text("cli-file", file=str(error.filename))


def of_a_package(error: ImportError) -> str:
    """What is missing, and the one extra that brings it."""
    module = str(error.name)
    extra = EXTRAS.get(module.partition(".")[0], "server,lab,rl")
    return speech.text("cli-missing", module=module, extra=extra)


def unknown_option(error: UnknownOptionError) -> str:
    option = error.token.keyword or error.token.value
    known = [name for argument in error.argument_collection for name in argument.names]
    alike = get_close_matches(option, known, n=1)
    if alike:
        return speech.text("cli-mistake-option-like", option=option, like=alike[0])
    return speech.text("cli-mistake-option", option=option)


def name_of(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else ""
