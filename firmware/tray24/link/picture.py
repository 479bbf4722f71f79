"""What the display and the LEDs show, in bytes that may go out."""

from binascii import b2a_base64

from tray24.compat import const

_PART = const(384)  # bytes in an answer: 512 in base64


def picture(ui):
    """The display's bytes, as far as they are for everybody: what was secret is still there until all is drawn anew."""
    return ui.canvas.buffer if ui.drawn and not ui.screen.secret else bytes(len(ui.canvas.buffer))


def base64(data):
    """As text."""
    return b2a_base64(data)[:-1].decode()


def part(data, first):
    """Those from there on, and where the next begin."""
    end = first + _PART
    return {"data": base64(data[first:end]), "next": end if end < len(data) else None}
