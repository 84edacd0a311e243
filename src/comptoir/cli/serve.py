"""`comptoir serve`: open the web table."""

import errno
import socket
import webbrowser
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli.speech import Unclear, speech
from comptoir.house.keeping import LEAST_ABANDONED, USUAL_KEEP, Keep
from comptoir.house.store import InUse, NoDatabase, OtherDatabase
from comptoir.server.config import Config, from_environment, possible_rate
from comptoir.server.reach import EVERYWHERE, addresses
from comptoir.server.running import bind, run, set_up_logs
from comptoir.server.static import is_built

LEVELS = ("debug", "info", "warning", "error")
MOST_PORT = 65535
YES = ("1", "true", "yes")


def serve(
    *,
    host: Annotated[str | None, Parameter(help=speech.text("server-cli-host"))] = None,
    port: Annotated[int | None, Parameter(help=speech.text("server-cli-port"))] = None,
    database: Annotated[str | None, Parameter(help=speech.text("server-cli-database"))] = None,
    site: Annotated[str | None, Parameter(help=speech.text("server-cli-site"))] = None,
    proxy: Annotated[bool | None, Parameter(help=speech.text("server-cli-proxy"))] = None,
    bots: Annotated[int | None, Parameter(help=speech.text("server-cli-bots"))] = None,
    rate: Annotated[float | None, Parameter(help=speech.text("server-cli-rate"))] = None,
    keep_finished: Annotated[int | None, Parameter(help=speech.text("server-cli-keep-finished"))] = None,
    keep_abandoned: Annotated[int | None, Parameter(help=speech.text("server-cli-keep-abandoned"))] = None,
    keep_unbegun: Annotated[int | None, Parameter(help=speech.text("server-cli-keep-unbegun"))] = None,
    log: Annotated[str | None, Parameter(help=speech.text("server-cli-log"))] = None,
    lan: Annotated[bool | None, Parameter(help=speech.text("server-cli-lan"))] = None,
    browser: Annotated[bool, Parameter(name="--open", help=speech.text("server-cli-open"))] = False,
) -> None:
    lan = lan if lan is not None else from_environment("LAN", "") in YES
    config = Config(
        host=host or from_environment("HOST", "0.0.0.0" if lan else "127.0.0.1"),
        port=_number("PORT", port),
        database=database or from_environment("DATABASE", ""),
        site=(site or from_environment("SITE", "")).rstrip("/"),
        proxy=proxy if proxy is not None else from_environment("PROXY", "") in YES,
        bots=_number("BOTS", bots),
        rate=_rate(rate),
        keep=keep_for(keep_finished, keep_abandoned, keep_unbegun),
        compiled=from_environment("COMPILED", ""),
    )
    if config.port > MOST_PORT:
        raise Unclear(speech.text("server-cli-port-most", port=str(config.port), most=str(MOST_PORT)))
    set_up_logs(_log_level(log))
    _run(config, browser)


def _run(config: Config, browser: bool) -> None:
    listening = _listen(config)
    port = int(listening.getsockname()[1])
    here = "127.0.0.1" if config.host in EVERYWHERE else config.host
    url = next(iter(addresses(config, port)), f"http://{here}:{port}")

    def ready() -> None:
        print(speech.text("server-cli-ready", url=url), flush=True)
        for address in addresses(config, port):
            if address != url:
                print(speech.text("server-cli-also", url=address), flush=True)
        if not is_built():
            print(speech.text("cli-no-page"), flush=True)
        if browser:
            webbrowser.open(url)

    try:
        run(config, listening, ready)
    except OtherDatabase as error:
        raise Unclear(speech.text("server-cli-other-database", kind=str(error))) from None
    except InUse as error:
        raise Unclear(speech.text("server-cli-in-use", file=str(error))) from None
    except NoDatabase as error:
        raise Unclear(speech.text("server-cli-no-database", problem=str(error))) from None


def _listen(config: Config) -> socket.socket:
    try:
        return bind(config.host, config.port)
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise Unclear(speech.text("server-cli-port-taken", port=str(config.port))) from None
        raise Unclear(speech.text("server-cli-no-address", host=config.host)) from None


def _log_level(given: str | None) -> str:
    level = given or from_environment("LOG", "warning")
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise Unclear(speech.text("cli-mistake-choice", name=_source("LOG", given), value=level, known=known))
    return level


def _source(name: str, given: object) -> str:
    """Where a setting came from, so that one knows what to mend."""
    return f"COMPTOIR_{name}" if given is None else f"--{name.lower().replace('_', '-')}"


def keep_for(finished: int | None, abandoned: int | None, unbegun: int | None) -> Keep:
    """How long tables are kept, by flags, environment or custom. A game that may still be going on is not let go."""
    keep = Keep(
        _number("KEEP_FINISHED", finished, USUAL_KEEP.finished),
        _number("KEEP_ABANDONED", abandoned, USUAL_KEEP.abandoned),
        _number("KEEP_UNBEGUN", unbegun, USUAL_KEEP.unbegun),
    )
    if 0 < keep.abandoned < LEAST_ABANDONED:
        name = _source("KEEP_ABANDONED", abandoned)
        raise Unclear(speech.text("server-cli-keep-least", name=name, least=str(LEAST_ABANDONED)))
    return keep


def _rate(given: float | None) -> float:
    try:
        rate = given if given is not None else float(from_environment("RATE", "1"))
    except ValueError:
        raise Unclear(speech.text("server-cli-number", name="COMPTOIR_RATE")) from None
    if not possible_rate(rate):
        raise Unclear(speech.text("server-cli-above-zero", name=_source("RATE", given)))
    return rate


def _number(name: str, given: int | None, default: int = 0) -> int:
    if given is not None:
        if given < 0:
            raise Unclear(speech.text("server-cli-number", name=_source(name, given)))
        return given
    text = from_environment(name, str(default))
    if not text.isdigit():
        raise Unclear(speech.text("server-cli-number", name=f"COMPTOIR_{name}"))
    return int(text)
