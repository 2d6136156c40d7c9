"""Where a visitor comes from, and under which name he asked for this server."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from litestar.enums import ScopeType
from litestar.types import Scope

from troef.table.people.visitor import Visitor

#: Who owns an address of version 6 has all that begin with these bits.
HOUSE_BITS: Final = 64
#: The longest host name there can be, with its port.
LONGEST_HOST: Final = 259


def visitor_at(address: str) -> Visitor:
    """The visitor at an address; one house has many addresses of version 6.

    >>> visitor_at("::ffff:192.0.2.7") == visitor_at("192.0.2.7")
    True
    >>> visitor_at("2001:db8:1:2::3").name
    '2001:db8:1:2::/64'
    """
    known = _ip(address)
    if isinstance(known, IPv6Address):
        return Visitor("address", str(IPv6Network((known, HOUSE_BITS), strict=False)))
    return Visitor("address", str(known or address))


class Networks:
    """Single addresses, or networks such as `10.0.0.0/8`.

    Raises:
        ValueError: one of them is neither.

    >>> ["127.0.0.7" in Networks(["127.0.0.0/8"]), "192.0.2.1" in Networks(["127.0.0.0/8"]), "" in Networks(["::1"])]
    [True, False, False]
    """

    def __init__(self, listed: Iterable[str]) -> None:
        self._listed = [ip_network(one, strict=False) for one in listed]

    def __contains__(self, address: object) -> bool:
        known = _ip(str(address))
        return known is not None and any(known in network for network in self._listed)


class Proxies(Networks):
    """The proxies that may say for whom they ask."""

    def client(self, address: str, forwarded: str) -> str:
        """Who asks, where `X-Forwarded-For` came with a request: the last hop that is no proxy of ours, since anybody
        may write what stands before it.

        >>> Proxies(["192.0.2.1"]).client("192.0.2.1", "203.0.113.5, 198.51.100.9")
        '198.51.100.9'
        >>> Proxies([]).client("192.0.2.1", "203.0.113.5")
        '192.0.2.1'
        """
        for hop in reversed(forwarded.split(",")):
            if address not in self:
                break
            known = _ip(_without_port(hop.strip()))
            if known is None:
                break
            address = str(known)
        return address


class Hosts:
    """The names that this server answers to: loopback, private addresses, names that no public name server gives
    (`localhost`, `….local`), and those that it was told. A page of somebody else whose name suddenly leads here (DNS
    rebinding) has another one."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = frozenset(name.lower().rstrip(".") for name in names)

    def knows(self, host: str) -> bool:
        """Whether a `Host` header names this server. Browsers always send one, so who sends none is no browser.

        >>> hosts = Hosts(["kaarten.example"])
        >>> [hosts.knows(host) for host in ("localhost:8000", "192.168.1.4", "[::1]:80", "kaarten.example", "")]
        [True, True, True, True, True]
        >>> [hosts.knows(host) for host in ("evil.example", "localhost.evil.example", "93.184.216.34")]
        [False, False, False]
        """
        if len(host) > LONGEST_HOST:
            return False
        name = _without_port(host).lower().rstrip(".")
        known = _ip(name)
        if name in self._names or not name:
            return True
        if known is not None:
            return not known.is_global
        return name == "localhost" or name.endswith((".localhost", ".local"))


def behind_proxies(scope: Scope, proxies: Proxies) -> None:
    """Let a scope say who really asks, where a proxy of ours brings the request."""
    client = scope.get("client")
    if client is None or client[0] not in proxies:
        return
    scope["client"] = (proxies.client(client[0], ",".join(headers_of(scope, b"x-forwarded-for"))), 0)
    said = "".join(headers_of(scope, b"x-forwarded-proto")[-1:]).strip().lower()
    if said in ("http", "https"):
        scope["scheme"] = said if scope["type"] == ScopeType.HTTP else said.replace("http", "ws")


def visitor_of(scope: Scope) -> Visitor:
    """Who asks."""
    client = scope.get("client")
    return visitor_at(client[0] if client is not None else "")


def headers_of(scope: Scope, name: bytes) -> list[str]:
    """What the headers of this name say."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]


def _without_port(host: str) -> str:
    """A host without its port and brackets.

    >>> [_without_port(host) for host in ("localhost:80", "[::1]:80", "::1", "192.0.2.1")]
    ['localhost', '::1', '::1', '192.0.2.1']
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name, _, port = host.rpartition(":")
    return name if name and ":" not in name and port.isdecimal() else host


def _ip(text: str) -> "IPv4Address | IPv6Address | None":
    try:
        known = ip_address(text)
    except ValueError:
        return None
    return (known.ipv4_mapped or known) if isinstance(known, IPv6Address) else known
