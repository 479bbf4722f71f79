"""Sensing of the slots' contents: presence by infrared light, and the color by a probe after a change.

A level is a lit sample minus a dark one, so that the light of room, sun and neighbors cancels. A slot whose level
leaves its window is watched. Its color is probed soon after its level has become steady. Its new content is reported
once the level has been steady for `Sensing.steady_ms`. Each scan also checks the health of one slot's sensor. The empty
level of a slot follows slow changes, such as dust.
"""

from array import array

from tray24.compat import const, ticks_add, ticks_diff
from tray24.sense.calibration import Calibrator
from tray24.sense.colors import classify_slot, has_dead_lamp
from tray24.sense.events import COVERED, EMPTY
from tray24.sense.probe import ColorProbe
from tray24.sense.reference import FREE, SCALE, SLOTS, TAKEN, Reference, SenseState, collect_state, restore_state

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tray24.ports import Files, Sensors
    from tray24.sense.reference import Reference

_BLINDED_LSB = const(3900)  # dark samples above this leave no range for a signal
_MAX_FAILED_CHECKS = const(4)  # after this many in a row the next one makes a fault; as many passed checks clear it
# Percent of the way to a white die: the baseline follows levels below this, but not a hand.
_BASELINE_PERCENT = const(12)
# A baseline follows with a time constant of 2 to the power of this many checks; a slot has one every half second.
_FOLLOW_SHIFT = const(8)
_UNCALIBRATED_SHIFT = const(4)


class Health(SenseState):
    """The health of all slots. `faults` is the mask of faulty slots.

    A slot is faulty if its sensor is silent (it sees no light) or blinded (it sees too much), or if its LED has a dead
    lamp: a color in which it does not shine.
    """

    ARRAYS = "_failed_checks:B"
    NUMBERS = "faults _faulty_lamps"

    def __init__(self) -> None:
        self.faults = 0
        self._faulty_lamps = 0
        self._failed_checks = bytearray(SLOTS)

    def reset(self) -> None:
        """Treat all slots as healthy until a check fails."""
        self.faults = 0
        self._faulty_lamps = 0
        for slot in range(SLOTS):
            self._failed_checks[slot] = 0

    def check_slot(self, slot: int, dark_lsb: int, level: int, reference: "Reference") -> bool:
        """Check a slot's sensor by the dark sample and the infrared level of one scan.

        Return whether `faults` has changed.
        """
        old_faults = self.faults
        if dark_lsb > _BLINDED_LSB or level < reference.get_silence_level(slot):
            if self._failed_checks[slot] < _MAX_FAILED_CHECKS:
                self._failed_checks[slot] += 1
            else:
                self.faults |= 1 << slot
        elif self._failed_checks[slot]:
            self._failed_checks[slot] -= 1
            if not self._failed_checks[slot]:
                self.faults &= ~(1 << slot) | self._faulty_lamps
        return self.faults != old_faults

    def mark_faulty(self, slot: int) -> None:
        """Mark a slot as faulty until the next power-on or calibration, because its LED has a dead lamp (color)."""
        self._faulty_lamps |= 1 << slot
        self.faults |= 1 << slot

    def update_baseline(self, slot: int, level: int, reference: "Reference") -> None:
        """Move the reference's empty level of an empty slot slightly toward the slot's infrared `level`, in LSB."""
        if self._failed_checks[slot]:
            return
        empty = reference.empty[slot]
        if not reference.calibrated:
            shift = _UNCALIBRATED_SHIFT
        elif level < reference.get_threshold(slot, _BASELINE_PERCENT):
            shift = _FOLLOW_SHIFT
        else:
            return
        empty += level * SCALE - empty + (1 << shift - 1) >> shift
        reference.empty[slot] = empty
        if not reference.calibrated:
            reference.white[slot] = min(65535, empty + reference.estimate_rise(empty))  # an estimate


SCAN_MS = const(19)  # a scan and the other tasks take time too: 45 scans per second
PROBE_MS = const(4)  # from one sample of a color probe to the next
STEADY_MS = const(150)

_PROBE_EARLIER_MS = const(120)  # the color probe begins this long before the steady time ends
_MAX_DOUBTS = const(2)  # probes of an unknown color before it is reported
_MAX_WATCHED = const(6)  # slots watched in detail per scan
_SHADED_LSB = const(40)  # with less room light than this, flicker cannot make a lamp seem dead
_READY_SCANS = const(100)  # after this many scans the tray counts as seen, even if something still moves
_MAX_LEVEL = const(32767)
_MEAN_SCANS = const(8)  # the level of a watched slot is the mean of about this many scans

# Stages of a slot.
_CALM = const(0)
_NOTICED = const(1)  # one scan has deviated
_MOVING = const(2)  # not stable for long enough
_PROBING = const(3)  # being probed
_PROBED = const(4)  # the color is known, the steady time is not over


class Sensing(SenseState):
    """The sensing of all slots' contents: call `scan` every `pause_ms`. It allocates no memory.

    After a scan that returned n, slot `slots[i]` now holds `contents[i]` (codes of sense.events), for i < n. `seen` has
    the content of each slot. `masked` is the mask of untrusted slots: `faults`, the slots that the calibration skipped,
    and those masked in the settings. `presence_only`: no colors are reported. `moving`: the content of some slot is
    changing. `ready`: all slots have been sensed since power-on.
    """

    ARRAYS = "seen:B _low:h _high:h _level:h _since_ms:i _stage:B _doubt_counts:B _restart_counts:B _odd_scans:B"
    NUMBERS = "_excluded_slots _scan_count _due_ms _watched_count"

    def __init__(self, sensors: "Sensors", files: "Files") -> None:
        self._sensors = sensors
        self._files = files
        self.reference = Reference()
        self.reference.load(files)
        self.presence_only = False
        self.steady_ms = STEADY_MS
        self.samples = array("H", bytes(4 * SLOTS))
        self.seen = bytearray(SLOTS)
        self.slots = bytearray(SLOTS)
        self.contents = bytearray(SLOTS)
        self.masked = 0
        self.moving = False
        self.ready = False
        self._filled_slots = 0  # mask of the slots whose contents are not EMPTY
        self._excluded_slots = 0
        self._health = Health()
        self._probe = ColorProbe(sensors)
        self._calibrator = None
        self._change_count = 0
        self._scan_count = 0
        self._due_ms = 0
        self._watched_count = 0
        self._low = array("h", bytes(2 * SLOTS))
        self._high = array("h", bytes(2 * SLOTS))
        self._level = array("h", bytes(2 * SLOTS))
        self._since_ms = array("i", bytes(4 * SLOTS))
        self._stage = bytearray(SLOTS)
        self._doubt_counts = bytearray(SLOTS)
        self._restart_counts = bytearray(SLOTS)
        self._odd_scans = bytearray(SLOTS)
        self.restart()

    @property
    def calibrated(self) -> bool:
        """Whether the tray has its own calibration. Without it the levels are nominal, and no color is reported."""
        return self.reference.calibrated

    @property
    def problem(self) -> tuple[str, dict[str, object]] | None:
        """The fault of the calibration file, as (key of a text, its values); None without a fault."""
        return self.reference.problem

    @property
    def dice(self) -> int:
        """The mask of trusted slots (those that are not masked) that hold a die or something else."""
        return self._filled_slots & ~self.masked

    @property
    def faults(self) -> int:
        """The mask of slots whose sensor is silent or blinded, or whose LED has a dead lamp (color)."""
        return self._health.faults

    def configure(self, masked_slots: "Iterable[int]", presence_only: bool = False, steady_ms: int = STEADY_MS) -> None:
        """Apply settings. `masked_slots` are the slots not to be trusted; `presence_only` means to report no colors.

        `steady_ms` is how long a level must be steady until a new content is reported.
        """
        self._excluded_slots = sum([1 << slot for slot in masked_slots])
        self.steady_ms = steady_ms
        if presence_only != self.presence_only:
            self.presence_only = presence_only
            for slot in range(SLOTS):
                self._recheck(slot)
        self._update_mask()

    def _update_mask(self) -> None:
        old_mask = self.masked
        self.masked = self._excluded_slots | self.faults | self.reference.skipped
        for slot in range(SLOTS):
            if self.masked >> slot & 1:
                self._calm_slot(slot)
            elif old_mask >> slot & 1:
                self._recheck(slot)

    def restart(self) -> None:
        """Forget all contents: every slot counts as empty until a scan finds something."""
        self.ready = False
        self._scan_count = 0
        self._filled_slots = 0
        for slot in range(SLOTS):
            self.seen[slot] = EMPTY
            self._calm_slot(slot)
        self._health.reset()
        self._update_mask()

    def _recheck(self, slot: int) -> None:
        """Sense the content of a slot again, unless the slot is empty.

        It may hold another die by now, or its color may be classified differently.
        """
        if self.seen[slot]:
            self._stage[slot] = _MOVING

    # Calibration.

    def start_calibration(self) -> Calibrator:
        """Begin a calibration and return its Calibrator. No changes of slots are reported until it ends."""
        for slot in range(SLOTS):
            self._probe.cancel(slot)
        self._calibrator = Calibrator(self._probe, self.samples, self._end_calibration, self._excluded_slots)
        return self._calibrator

    def _end_calibration(self, reference: "Reference | None") -> None:
        """End the calibration. Save and use its result `reference`, unless this is None.

        Raise OSError if the result cannot be saved.
        """
        if reference:
            reference.save(self._files)
            reference.calibrated = True
            self.reference = reference
        self._calibrator = None
        self.restart()

    def collect_state(self) -> "tuple[list[array[int] | bytearray], list[int]]":
        """Return (arrays, numbers): the state of the sensing code, from which the next scan continues.

        The arrays are those in use, not copies.
        """
        return collect_state((self.reference, self, self._health, self._probe))

    def restore_state(self, parts: "Sequence[bytes]", numbers: "Sequence[int]") -> None:
        """Restore a state of `collect_state` from `parts`, the bytes of its arrays, and `numbers`.

        Raise ValueError if this object has another number of arrays or numbers, or arrays of other sizes.
        """
        restore_state((self.reference, self, self._health, self._probe), parts, numbers)
        self.ready = True
        self.masked = self._excluded_slots | self.faults | self.reference.skipped
        self._filled_slots = sum([1 << slot for slot in range(SLOTS) if self.seen[slot]])

    # Scans.

    @property
    def pause_ms(self) -> int:
        """The time from a scan to the next, in ms."""
        return PROBE_MS if self._probe.running else SCAN_MS

    def scan(self, now_ms: int) -> int:
        """Take one set of samples, for presence or for colors. Return the number of slots whose content has changed."""
        self._change_count = 0
        if not self._probe.running or ticks_diff(now_ms, self._due_ms) >= 0:
            self._due_ms = ticks_add(now_ms, SCAN_MS)
            self._sensors.sample_presence(self.samples)
            if self._calibrator:
                self._calibrator.process_scan(now_ms)
            else:
                self._compare_levels(now_ms)
        else:
            probed_slots = self._probe.step()
            if probed_slots and self._calibrator:
                self._calibrator.process_probe(probed_slots)
            elif probed_slots:
                self._mark_probed(probed_slots)
        return self._change_count

    def _compare_levels(self, now_ms: int) -> None:
        """Compare each slot's infrared level with its window. Watch the slots whose level is outside or changing."""
        samples = self.samples
        low = self._low
        high = self._high
        stage = self._stage
        masked = self.masked
        # If the whole tray is filled or dumped at once, its slots take turns: otherwise a scan would last 20 ms.
        group_count = 1 + self._watched_count // _MAX_WATCHED
        group = self._scan_count % group_count
        watched_count = 0
        for slot in range(SLOTS):
            level = samples[SLOTS + slot] - samples[slot]
            if (stage[slot] or not low[slot] <= level <= high[slot]) and not masked >> slot & 1:
                watched_count += 1
                if slot % group_count == group:
                    self._watch_slot(slot, level, now_ms)
        self._watched_count = watched_count
        self._scan_count += 1
        self._check_health(self._scan_count % SLOTS)
        self.moving = any(stage)
        if self._scan_count >= SLOTS and not self.moving or self._scan_count >= _READY_SCANS:
            self.ready = True

    def _check_health(self, slot: int) -> None:
        """Check the health of one slot's sensor.

        If the slot is empty and not being watched, let its empty level follow slow changes.
        """
        level = self.samples[SLOTS + slot] - self.samples[slot]
        if self._health.check_slot(slot, self.samples[slot], level, self.reference):
            self._update_mask()
        elif not (self.seen[slot] or self._stage[slot] or self.masked >> slot & 1):
            self._health.update_baseline(slot, level, self.reference)
            self._high[slot] = self.reference.get_threshold(slot, TAKEN)

    def _watch_slot(self, slot: int, level: int, now_ms: int) -> None:
        """Process the infrared `level` of a slot that is watched, or whose level has just left its window."""
        stage = self._stage[slot]
        still_ms = ticks_diff(now_ms, self._since_ms[slot])
        if stage == _CALM or still_ms < 0:  # negative if days ago: ticks wrap
            self._restart_watch(slot, level, now_ms, _MOVING if stage else _NOTICED)
            return
        mean_level = self._level[slot]
        mean_level += (level - mean_level) // min(1 + still_ms // SCAN_MS, _MEAN_SCANS)
        self._level[slot] = mean_level
        # Dimmed lamps make levels swing: once in a while they are within the window though a die was lifted or placed.
        tolerance = self.reference.get_tolerance(slot)
        high = self._high[slot]
        if level <= high and (
            (stage == _NOTICED and level >= self._low[slot] + tolerance)
            or (not self.seen[slot] and mean_level <= high + tolerance)
        ):
            self._calm_slot(slot)  # the deviation lasted a moment: noise, or a finger that has left
            return
        is_free = mean_level <= self.reference.get_threshold(slot, FREE)
        if is_free:
            self._doubt_counts[slot] = 0
        if not is_free and not self._is_steady(slot, level):
            # A pulsing lamp under the die makes a scan odd now and then, but rarely two in a row.
            if self._odd_scans[slot]:
                self._restart_watch(slot, level, now_ms, _MOVING)
            else:
                self._odd_scans[slot] = 1
            return
        self._odd_scans[slot] = 0
        if stage <= _MOVING:
            self._process_stable(slot, level, is_free, still_ms)
        elif stage == _PROBED and still_ms >= self.steady_ms:
            self._classify_slot(slot, is_free)

    def _is_steady(self, slot: int, level: int) -> bool:
        """Return whether a slot's infrared `level` is close to the mean since the slot's steady time has begun."""
        # Fingers may fumble for long, and dimmed neighbors shine in: levels that never stay quite stable are probed
        # too.
        tolerance = self.reference.get_tolerance(slot) << min(self._restart_counts[slot] >> 3, 3)
        return abs(level - self._level[slot]) <= tolerance

    def _process_stable(self, slot: int, level: int, is_free: bool, still_ms: int) -> None:
        """Process a slot whose level has been steady for `still_ms`, and whose color has not been probed yet.

        If something is in the slot, request a color probe shortly before the level has been steady for `steady_ms`. If
        nothing is in the slot (`is_free`), report it as empty after `steady_ms`.
        """
        self._stage[slot] = _MOVING
        if not is_free:
            if still_ms >= self.steady_ms - _PROBE_EARLIER_MS:
                self._stage[slot] = _PROBING
                self._probe.request(slot)
        elif still_ms >= self.steady_ms and level >= self.reference.get_silence_level(slot):
            self._report_content(slot, EMPTY)

    def _restart_watch(self, slot: int, level: int, now_ms: int, stage: int) -> None:
        self._probe.cancel(slot)
        self._stage[slot] = stage
        self._level[slot] = level
        self._since_ms[slot] = now_ms
        self._odd_scans[slot] = 0
        if self._restart_counts[slot] < 255:
            self._restart_counts[slot] += 1

    def _mark_probed(self, slots: int) -> None:
        for slot in range(SLOTS):
            if slots >> slot & 1:
                self._stage[slot] = _PROBED

    # Decisions.

    def _classify_slot(self, slot: int, is_free: bool) -> None:
        """Report the content of a slot by its finished color probe. The level has been steady for `steady_ms`.

        If the color is unknown, first request another probe, or wait if the last level was that of a free slot
        (`is_free`). If a lamp (color) of the slot's LED is dead and the room is not bright, mark the slot as faulty and
        report nothing.
        """
        content = COVERED
        is_probed = self.calibrated and not self.presence_only
        is_dark = is_probed and has_dead_lamp(self._probe, self.reference, slot)
        if is_probed and not is_dark:
            content = classify_slot(self._probe, self.reference, slot, self.seen[slot])
        if content == COVERED:
            if is_free:
                self._stage[slot] = _MOVING
                return
            if is_probed and self._repeat_probe(slot):
                return
        if is_dark and self._probe.get_dark_lsb(slot) < _SHADED_LSB:
            self._health.mark_faulty(slot)
            self._update_mask()
            return
        self._report_content(slot, content)

    def _report_content(self, slot: int, content: int) -> None:
        if content != self.seen[slot]:
            self.seen[slot] = content
            bit = 1 << slot
            self._filled_slots = self._filled_slots | bit if content else self._filled_slots & ~bit
            self.slots[self._change_count] = slot
            self.contents[self._change_count] = content
            self._change_count += 1
        self._calm_slot(slot)

    def _repeat_probe(self, slot: int) -> bool:
        """Request another probe of a slot whose color is still unknown after a probe. Return True.

        After two such requests, return False and request no probe: the caller then reports the unknown color.
        """
        if self._doubt_counts[slot] >= _MAX_DOUBTS:
            return False
        self._doubt_counts[slot] += 1
        self._stage[slot] = _PROBING
        self._probe.request(slot)
        return True

    def _calm_slot(self, slot: int) -> None:
        """Stop watching a slot, and set the window of its level; outside of this window a change is noticed."""
        self._probe.cancel(slot)
        self._stage[slot] = _CALM
        self._doubt_counts[slot] = 0
        self._restart_counts[slot] = 0
        content = self.seen[slot]
        level = self._level[slot]
        if content == EMPTY:
            self._low[slot] = -_MAX_LEVEL
            self._high[slot] = self.reference.get_threshold(slot, TAKEN)
            return
        margin = self.reference.get_span(slot) >> 2
        self._low[slot] = self.reference.get_threshold(slot, FREE)
        if content == COVERED:
            # Something unknown is probed again when it settles.
            margin >>= 1
            self._low[slot] = max(self._low[slot], level - margin)
        self._high[slot] = min(level + margin, _MAX_LEVEL)
