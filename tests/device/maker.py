"""A fake person who calibrates an emulated Pico with a white die."""

from builder import Builder

from tray24.pins import SLOTS


class Maker(Builder):
    """A fake person who puts a white die into each slot that the calibration asks for."""

    def __init__(self, optics):
        super().__init__(None)
        self._optics = optics

    def show_message(self, words):
        self.heard.append(words)
        for slot in range(SLOTS):
            if f"White die: slot {slot} " in words:
                for other in range(SLOTS):
                    self._optics.remove_surface(other)
                self._optics.place_surface(slot, "white")

    def await_done(self, words):
        self.heard.append(words)

    def _find_answer(self, question):
        self.heard.append(question)
        return None


def mask_all_but(link, slots):
    masked_slots = ",".join(str(slot) for slot in range(SLOTS) if slot not in slots)
    link.request("settings", op="set", name="masked_slots", value=masked_slots)
