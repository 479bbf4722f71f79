"""Who is at the other end of a connection, and what connections of strangers can hold, stop or print."""

import pytest

from simulator.web.guard import is_own_address, is_this_computer

PROXIES = ("Forwarded", "Via", "X-Real-IP", "X-Forwarded-For", "X-Forwarded-Proto", "x-forwarded-host")


def scope(client, server="192.0.2.1", *headers):
    named = [(header.lower().encode(), b"127.0.0.1") for header in headers]
    return {"type": "http", "client": (client, 40000), "server": (server, 80), "headers": named}


@pytest.mark.parametrize(
    ("client", "server"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("127.8.0.1", ""),
        ("::1", "::1"),
        ("::ffff:127.0.0.1", ""),
        ("192.0.2.1", "192.0.2.1"),
    ],
)
def test_a_program_of_this_computer_is_known_by_its_address(client, server):
    assert is_this_computer(scope(client, server, "Host", "Origin"))


@pytest.mark.parametrize("client", ["192.0.2.7", "::ffff:192.0.2.7", "fe80::1%eth0", "2001:db8::1", "testclient", ""])
def test_another_computer_is_not_this_one(client):
    assert not is_this_computer(scope(client)) and not is_own_address(client)
    assert not is_this_computer(scope(client) | {"client": None})


@pytest.mark.parametrize("header", PROXIES)
def test_what_a_proxy_passes_on_comes_from_elsewhere(header):
    assert not is_this_computer(scope("127.0.0.1", "127.0.0.1", "Host", header))
