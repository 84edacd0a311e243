"""Under which addresses others reach this house."""

import asyncio
import contextlib
import socket
import sys
import time
from ipaddress import ip_address

from comptoir.server.config import Config

EVERYWHERE = ("0.0.0.0", "::", "")
ASKING = {"linux": 0x8915, "darwin": 0xC0206921}  # SIOCGIFADDR: which address has this network card?
LASTS = 30.0  # seconds: networks seldom change
INNER = ("docker", "br-", "veth", "virbr", "vmnet", "bridge", "utun", "tun", "tap")


def addresses(config: Config, port: int) -> list[str]:
    """The site's own address if it has one; else this machine's in its networks. None where only it may ask."""
    return with_port(config, hosts_of(config), port)


def hosts_of(config: Config) -> list[str]:
    if config.site:
        return []
    return in_networks() if config.host in EVERYWHERE else [config.host]


def with_port(config: Config, hosts: list[str], port: int) -> list[str]:
    if config.site:
        return [config.site]
    return [f"http://{host}:{port}" for host in hosts if not ip_address_is_ours_alone(host)]


class Surroundings:
    """The same for whoever asks a house that is open. To look up this machine's own name may take seconds where nobody
    knows it: that is done beside the loop, and once for all who ask meanwhile.
    """

    def __init__(self, config: Config) -> None:
        self.config = config
        self.looking: asyncio.Task[list[str]] | None = None
        self.until = 0.0

    async def addresses(self, port: int) -> list[str]:
        if self.looking is None or (self.looking.done() and time.monotonic() > self.until):
            self.looking = asyncio.create_task(asyncio.to_thread(hosts_of, self.config))
            self.until = time.monotonic() + LASTS
        return with_port(self.config, await asyncio.shield(self.looking), port)


def ip_address_is_ours_alone(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def in_networks() -> list[str]:
    """This machine's addresses, the one that leads outward first; a network without internet has one as well."""
    found = [outward(), *of_interfaces()]
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [host for host in dict.fromkeys(found) if host and not ip_address_is_ours_alone(host)]


def of_interfaces() -> list[str]:
    """Asked of each network card by name, where the system can tell; those that only programs share come last."""
    asked = ASKING.get(sys.platform)
    if asked is None:
        return []
    names = sorted((name.startswith(INNER), number, name) for number, name in socket.if_nameindex())
    return [address for _, _, name in names if (address := of_interface(name, asked))]


def of_interface(name: str, asked: int) -> str:
    import fcntl  # there is none on Windows, which tells its addresses by its own name

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            answer = fcntl.ioctl(line.fileno(), asked, name.encode()[:15].ljust(32, b"\0"))
        except OSError:  # it has no address
            return ""
    return socket.inet_ntoa(answer[20:24])


def outward() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))  # an address kept for examples; nothing is sent
        except OSError:
            return ""
        return str(line.getsockname()[0])
