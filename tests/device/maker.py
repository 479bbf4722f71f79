"""A person who calibrates an emulated Pico with a white die, and a mask of the slots that need no calibration."""

from builder import Builder

from tray24.pins import SLOTS


class Maker(Builder):
    """A maker who puts a white die into each requested slot."""

    def __init__(self, optics):
        super().__init__(None)
        self._optics = optics

    def tell(self, words):
        self.heard.append(words)
        for slot in range(SLOTS):
            if f"White die: slot {slot} " in words:
                for other in range(SLOTS):
                    self._optics.lift(other)
                self._optics.put(slot, "white")

    def wait(self, words):
        self.heard.append(words)

    def _answer(self, question):
        self.heard.append(question)
        return None


def mask_all_but(link, slots):
    masked = ",".join(str(slot) for slot in range(SLOTS) if slot not in slots)
    link.ask("settings", op="set", name="masked_slots", value=masked)
