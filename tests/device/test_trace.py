"""A trace recorded from the emulated Pico: the input of its sensing code arrives complete and in time.

The simulator's sensing code reports the same from this input.
"""

from pico_stream import PicoStream

from host_tools.commands.trace import TraceRecorder
from host_tools.link.client import Link
from simulator.traces.replay import TraceReplay
from simulator.traces.trace import Scan, read_trace
from tray24.pins import BLUE
from tray24.sense.events import COVERED

# The average from one scan to the next while all are traced; mostly 25. The menu's picture takes 22 ms after a
# press, and while a finger is down no garbage is collected: if memory runs out then, that takes 25 ms more.
LONGEST_SCAN_MS = 28


def test_what_the_pico_senses_is_traced_and_sensed_again(menu_rig, tmp_path):
    pico = menu_rig.pico
    stream = PicoStream(pico)
    path = tmp_path / "pico.trace"
    with path.open("w", encoding="utf-8") as file:
        recorder = TraceRecorder(Link(stream, "the Pico", stream.now_s), file, stream.now_s)
        recorder.begin()
        pico.optics.place_surface(5, "r")
        recorder.record(0.9)
        pico.set_contact(BLUE, True, clean=True)  # each sample of a bounce would count
        recorder.record(0.2)
        recorder.end()
    trace = read_trace(path)
    scans = [entry.ms for entry in trace.entries if isinstance(entry, Scan) and entry.light < 0]
    assert (scans[-1] - scans[0]) / (len(scans) - 1) <= LONGEST_SCAN_MS
    assert recorder.lost == 0 and not trace.cut
    replay = TraceReplay(trace)
    while not replay.is_over:
        replay.advance(100)
    # The Pico was never calibrated: it senses that something is there, but no color.
    assert [(slot, kind) for _, slot, kind in replay.traced_saw] == [(5, COVERED)]
    assert replay.saw == replay.traced_saw and replay.trace_sensors.strays == 0 and replay.presses == 1
