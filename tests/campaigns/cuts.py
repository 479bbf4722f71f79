"""A campaign of power cuts in any operation of the flash: no written line of a match is lost, and none is invented."""

import contextlib
import random
from collections.abc import Callable
from typing import Any
from unittest import mock

from campaigns import board
from campaigns.campaign import PRODUCT, Campaign, Fault
from tray24 import games
from tray24.match import journal
from tray24.match.bots.bots import run_to_end
from tray24.match.journal import JOURNAL, read_record
from tray24.match.match import Match
from tray24.match.profile import Player, Profile
from tray24.ui.menus.settings import load_settings

_MAX_EVENTS = 150
_TORN_SHARES = (0.0, 0.01, 0.5, 0.97, 1.0)  # the part of an operation that is done when the power fails
_EXHAUSTIVE_EVENT = 37
_CONTINUED_EVENTS = 3  # events after a cut


def _rewrite_journal(self: Any, texts: list[str]) -> None:
    """Remove the journal and write all of it again, instead of appending: a planted fault."""
    data = self._files.read(JOURNAL) or b""
    for text in texts:
        line, self._check = journal._seal_lines((text,), self._check)
        data += line
    self._files.remove(JOURNAL)
    self._files.append(JOURNAL, data)


class Cuts(Campaign):
    about = (*PRODUCT, "tests/campaigns/board.py")
    name = "cuts"
    promise = "a power cut loses no event that was written, and no file"
    unit = "cuts"
    night = 30_000
    short = 12
    faults = (
        Fault(
            "the journal is removed and written again", mock.patch.object(journal.Journal, "append", _rewrite_journal)
        ),
    )

    def check(self, number: int, rng: random.Random) -> int:
        """Play a match to a random line; then cut the power in each flash operation that the next action causes.

        An operation is cut at several points, in the first round after every byte. Return the number of cuts.
        """
        game = games.list_games()[number % len(games.list_games())]
        flash_before = board.Flash(board.make_flash())
        files = board.mount(flash_before)
        match = Match(_make_profile(game, rng.randrange(1 << 32)), files)
        for _ in range(_EXHAUSTIVE_EVENT if not number else rng.randrange(_MAX_EVENTS)):
            if match.game.over:
                break
            _play_move(match)
        event = _enter_move if number % 3 != 1 and not match.game.over else rng.choice(_EVENTS)
        safe_states = _read_matches(files)
        flash = board.Flash(flash_before.buffer)
        all_states = [safe_states, *_record_states(flash, event)]
        count = 0
        for operation, what in enumerate(flash.operations, 1):
            for share in _TORN_SHARES if number else _list_parts(what):
                cut_flash = board.Flash(flash_before.buffer, operation, share, rng)
                with contextlib.suppress(board.PowerCut):
                    _record_states(cut_flash, event)
                states_after = _read_matches(board.mount(board.Flash(cut_flash.buffer)))
                description = f"{event.__name__} in {game}, operation {operation}, {share:.1%} done"
                assert states_after in all_states, f"{description}: this was never written: {states_after}"
                assert _has_all(states_after, safe_states), f"{description}: lost of {safe_states}: {states_after}"
                if share in _TORN_SHARES:
                    _continue_match(cut_flash.buffer, description)
                count += 1
        return count


def _list_parts(what: str) -> list[float]:
    """Return the shares (0 to 1) of a flash operation after which to cut it.

    A programmed page is cut after each byte, an erased block after every 64 bytes.
    """
    steps = 256 if what == board.PROGRAM else 64
    return [step / steps for step in range(steps + 1)]


def _make_profile(game: str, seed: int) -> Profile:
    return Profile(game, [Player(0, "Ann", "random"), Player(1, "Bo", "random")], {}, False, seed)


def _play_move(match: Match) -> None:
    match.enter(run_to_end(match.choose_bot_move()))


def _read_matches(files: Any) -> list[Any]:
    """Return what the files hold: the lines of each unfinished match, and then the setting `name1`."""
    names = files.list_names()
    assert not [name for name in names if name.startswith("aside")], f"set aside: {names}"
    return [
        *sorted(list(read_record(files, name)) for name in names if name.endswith(".t24")),
        load_settings(files)["name1"],
    ]


def _record_states(flash: board.Flash, event: Callable[[Any], None]) -> list[list[Any]]:
    """Call `event` with the files on `flash`. Return what the files hold after each change that `event` makes."""
    files = board.mount(flash)
    states: list[list[Any]] = []

    def wrap(change: Callable[..., None]) -> Callable[..., None]:
        def change_and_note(*arguments: object) -> None:
            change(*arguments)
            states.append(_read_matches(files))

        return change_and_note

    for name in ("write", "append", "remove", "rename"):
        setattr(files, name, wrap(getattr(files, name)))
    event(files)
    return states


def _has_all(states_after: list[Any], safe_states: list[Any]) -> bool:
    """Return whether `states_after` has all lines of the matches in `safe_states`, both read by `_read_matches`."""
    *matches, _ = states_after
    return all(any(match[: len(lines)] == lines for match in matches) for lines in safe_states[:-1])


def _enter_move(files: Any) -> None:
    _play_move(_resume(files))


def _suspend_match(files: Any) -> None:
    _resume(files).save_for_later()


def _finish_match(files: Any) -> None:
    _resume(files).finish()


def _begin_match(files: Any) -> None:
    Match(_make_profile("basic", 7), files)


def _change_setting(files: Any) -> None:
    settings = load_settings(files)
    settings.set("name1", "Mira")
    settings.save(files)


_EVENTS = (_suspend_match, _finish_match, _begin_match, _change_setting)


def _resume(files: Any) -> Match:
    errors: list[object] = []
    match = Match.resume(files, notify=errors.append)
    assert match and not errors, f"not resumed: {errors}"
    return match


def _continue_match(image: bytearray, description: str) -> None:
    """Power on the flash `image` after a cut, continue the match if there is one, and power on again.

    `description` describes the cut for messages.
    """
    files = board.mount(board.Flash(image))
    if JOURNAL not in files.list_names():
        return
    match = _resume(files)
    for _ in range(_CONTINUED_EVENTS):
        if not match.game.over:
            _play_move(match)
    resumed_match = _resume(files)
    assert resumed_match.game.save() == match.game.save(), f"{description}: what was played after it is lost"
