"""Whose requests are counted together."""

import pytest

from comptoir.server.config import Config
from comptoir.server.security import address

HOUSE = Config()
BEHIND_A_PROXY = Config(proxy=True)


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("testclient", "testclient", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("not:an:address", "nor:this:one", False),
    ],
)
def test_one_connections_addresses_count_as_one(one: str, other: str, together: bool) -> None:
    assert (address(HOUSE, {}, one) == address(HOUSE, {}, other)) is together


def test_a_proxy_is_believed_only_where_there_is_one() -> None:
    told = {"x-forwarded-for": "198.51.100.1, 2001:db8::5"}
    assert address(HOUSE, told, "127.0.0.1") == "127.0.0.1"
    assert address(BEHIND_A_PROXY, told, "127.0.0.1") == address(HOUSE, {}, "2001:db8::6")
