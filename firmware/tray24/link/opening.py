"""The link is loaded when the first byte of a host comes, and then this is let go of."""

from tray24.compat import forget

# In this order. MicroPython would look for files of its own modules' names each time that one of ours imports them.
MODULES = (
    "json binascii hashlib tray24.link.lines tray24.link.sending tray24.link.link tray24.link.parsing"
    " tray24.link.requests tray24.link.fields tray24.link.check tray24.link.work"
)


def open_link(tray):
    """A generator that gives the Link, and pauses between slices."""
    for name in MODULES.split(" "):
        yield from tray.ports.load(name)
    from tray24.link.link import Link

    forget("tray24.link.opening")
    return Link(tray)
