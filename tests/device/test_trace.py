"""A trace of the Pico: its senses' input arrives whole and in time, and the simulator's senses report the same."""

from pico_stream import PicoStream

from host_tools.commands.trace import Recorder
from host_tools.link.client import Link
from simulator.traces.fed import FedTray
from simulator.traces.trace import Look, read_trace
from tray24.pins import BLUE
from tray24.sense.events import COVERED

# The average from one scan to the next while all are traced; mostly 25. The menu's picture takes 22 ms after a
# press, and while a finger is down no garbage is collected: if memory runs out then, that takes 25 ms more.
LONGEST_SCAN_MS = 28


def test_what_the_pico_senses_is_traced_and_sensed_again(at_menu, tmp_path):
    pico = at_menu.pico
    stream = PicoStream(pico)
    path = tmp_path / "pico.trace"
    with path.open("w", encoding="utf-8") as file:
        recorder = Recorder(Link(stream, "the Pico", stream.now_s), file, stream.now_s)
        recorder.begin()
        pico.optics.put(5, "r")
        recorder.record(0.9)
        pico.set_contact(BLUE, True, clean=True)  # each sample of a bounce would count
        recorder.record(0.2)
        recorder.end()
    trace = read_trace(path)
    scans = [entry.ms for entry in trace.entries if isinstance(entry, Look) and entry.light < 0]
    assert (scans[-1] - scans[0]) / (len(scans) - 1) <= LONGEST_SCAN_MS
    assert recorder.lost == 0 and not trace.cut
    fed = FedTray(trace)
    while not fed.ended:
        fed.advance(100)
    # The Pico was never calibrated: it senses that something is there, but no color.
    assert [(slot, kind) for _, slot, kind in fed.traced_saw] == [(5, COVERED)]
    assert fed.saw == fed.traced_saw and fed.fed.strays == 0 and fed.presses == 1
