"""Under which addresses others reach this house."""

import contextlib
import socket
from ipaddress import ip_address

from comptoir.server.config import Config

EVERYWHERE = ("0.0.0.0", "::", "")


def addresses(config: Config, port: int) -> list[str]:
    """The site's own address if it has one; else this machine's in its networks. None where only it may ask."""
    if config.site:
        return [config.site]
    hosts = in_networks() if config.host in EVERYWHERE else [config.host]
    return [f"http://{host}:{port}" for host in hosts if not ip_address_is_ours_alone(host)]


def ip_address_is_ours_alone(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def in_networks() -> list[str]:
    """This machine's addresses, the one that leads outward first."""
    found = [outward()]
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [host for host in dict.fromkeys(found) if host]


def outward() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))  # an address kept for examples; nothing is sent
        except OSError:
            return ""
        return str(line.getsockname()[0])
