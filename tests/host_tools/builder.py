"""Fake persons for tests of host tools: they look at a virtual tray, press its buttons, and answer questions."""

import re

from simulator.tray.rig import parse_button
from tray24.pins import SLOTS
from tray24.ui.toolkit.lights import count_lights

_REACTION_MS = 300
_TOUCH_MS = 120
_POLL_MS = 100
_MAX_QUESTIONS = 200  # of a whole examination or calibration; the longest one asks some thirty


class Builder:
    """A fake Person (host_tools.terminal.console) in front of a rig's tray.

    `heard` lists all that was said to this person.

    `answers` {part of a question: answer} take precedence over what the person sees. Buttons in `left_alone` are not
    pressed.
    """

    def __init__(self, rig, answers=None, left_alone=()):
        self.rig = rig
        self.answers = answers or {}
        self.left_alone = left_alone
        self.heard = []
        self.asked = 0

    def show_message(self, words):
        self.heard.append(words)
        asked_button = re.fullmatch(r"Press the (?:button of )?(.*?)(?: button)?\.", words)
        if asked_button and asked_button[1] not in self.left_alone:
            self.rig.tray.clock.spawn(self._press_button(parse_button(asked_button[1])))

    async def _press_button(self, button):
        sleep_ms = self.rig.tray.clock.sleep_ms
        await sleep_ms(_REACTION_MS)
        self.rig.tray.set_contact(button, True)
        await sleep_ms(_TOUCH_MS)
        self.rig.tray.set_contact(button, False)

    def await_done(self, words):
        self.heard.append(words)
        self.rig.wait_ms(_REACTION_MS)

    def ask_yes_no(self, question, usual=True):
        answer = self._find_answer(question)
        return usual if answer is None else answer

    def ask_choice(self, question, words):
        answer = self._find_answer(question)
        return words[0] if answer is None else answer

    def ask_text(self, question):
        answer = self._find_answer(question)
        if answer is not None:
            return answer
        if "word" in question:
            return self.rig.read_display() if self.rig.tray.has_display else ""
        if "Enter is green" in question or "millivolts" in question:
            return ""
        if "dark" in question:
            read_color = self.rig.read_led_beside if " dot" in question else self.rig.read_led
            lights = range(count_lights(self.rig.tray.kind))
            return " ".join(str(slot) for slot in lights if not read_color(slot).lit)
        raise AssertionError(f"what is she to say to {question!r}?")

    def _find_answer(self, question):
        self.heard.append(question)
        self.asked += 1
        if self.asked > _MAX_QUESTIONS:
            raise AssertionError(f"asked again and again: {question!r}; the display: {self.rig.read_display()!r}")
        self.rig.wait_ms(_REACTION_MS)
        return next((answer for question_part, answer in self.answers.items() if question_part in question), None)


class ConstantPerson:
    """A fake Person who gives the same answer to every question. `asked` lists (question, default answer)."""

    def __init__(self, answer=True):
        self.answer = answer
        self.asked = []

    def ask_yes_no(self, question, usual=True):
        self.asked.append((question, usual))
        return self.answer

    def ask_text(self, question):
        return self.answer


async def move_die(rig, surface="white", skipped_slots=()):
    """Put a die into each slot that the display asks for, and lift it when another slot is asked for.

    Slots in `skipped_slots` stay empty.
    """
    die_slot = -1
    while die_slot < SLOTS:
        await rig.tray.clock.sleep_ms(_POLL_MS)
        display = rig.read_display()
        asked_slot = re.search(r"White die: slot (\d+)", display)
        slot = (
            int(asked_slot[1])
            if asked_slot
            else die_slot
            if "Measuring" in display
            else SLOTS
            if "All is" in display
            else -1
        )
        if slot != die_slot:
            if die_slot >= 0:
                rig.lift_die(die_slot)
            die_slot = slot
            if 0 <= slot < SLOTS and slot not in skipped_slots:
                rig.place_die(surface, slot)
