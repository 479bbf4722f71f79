"""Looks at what the tray shows, and who presses, for something new."""

from tray24.link.picture import base64, picture
from tray24.pins import DISPLAY_WIDTH

ALL_PAGES = 255


class Looks:
    """Of a Watcher."""

    def _leds(self):
        if self._frame != self._link.tray.shown:
            self._frame = bytes(self._link.tray.shown)
            self._tell("leds", data=base64(self._frame))

    def _buttons(self):
        mask = self._link.tray.buttons.down
        if mask != self._mask:
            self._mask = mask
            self._tell("buttons", mask=mask)

    def _display(self):
        tray = self._link.tray
        ui = self._link.ui
        if ui.screen.secret != self._secret:
            self._secret = ui.screen.secret
            tray.pages = ALL_PAGES
        if not tray.pages or not (ui.drawn or self._secret):
            return
        page = 0
        while not tray.pages >> page & 1:
            page += 1
        tray.pages &= ~(1 << page)
        data = picture(ui)[DISPLAY_WIDTH * page : DISPLAY_WIDTH * (page + 1)]
        self._tell("display", page=page, data=base64(data))
