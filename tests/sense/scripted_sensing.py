"""Run the sensing code on simulated sensors, and print its reports, the same on CPython and MicroPython."""

from bare_files import BareFiles

from tray24.sense.reference import FILE
from tray24.sense.slots import Sensing

# Reflections of surfaces in infrared, red, green and blue, in LSB of slot 0; others have other gains.
FLOOR = (150, 26, 53, 84)
DICE = ((950, 203, 100, 159), (950, 203, 338, 159), (950, 50, 290, 234), (950, 45, 124, 534), (1215, 227, 456, 721))


class Sensors:
    """Simulated sensors with a little noise, which is the same in each run."""

    def __init__(self):
        self.surfaces = [FLOOR] * 24
        self.noise = 1

    def _sample(self, slot, light):
        self.noise = self.noise * 75 % 65537
        level = 100 if light < 0 else 100 + self.surfaces[slot][light] * (80 + 2 * slot) // 100
        return level + self.noise % 7 - 3

    def sample_presence(self, samples):
        for slot in range(24):
            samples[slot] = self._sample(slot, -1)
            samples[24 + slot] = self._sample(slot, 0)

    def sample_colors(self, slots, light, samples):
        for slot in range(24):
            if slots >> slot & 1:
                samples[slot] = self._sample(slot, light or -1)


class ScriptedTray:
    def __init__(self):
        self.sensors = Sensors()
        self.files = BareFiles()
        self.sensing = Sensing(self.sensors, self.files)
        self.now_ms = 0
        self.lines = []

    def wait_ms(self, ms):
        end_ms = self.now_ms + ms
        while self.now_ms < end_ms:
            for i in range(self.sensing.scan(self.now_ms)):
                self.lines.append("%d: %d %d" % (self.now_ms, self.sensing.slots[i], self.sensing.contents[i]))
            self.now_ms += self.sensing.pause_ms

    def place_surface(self, slot, surface, ms=800):
        self.sensors.surfaces[slot] = surface
        self.wait_ms(ms)

    def calibrate(self):
        calibrator = self.sensing.start_calibration()
        calibrator.confirm()
        self.wait_ms(2500)
        while calibrator.step == "white" and not calibrator.fault:
            slot = calibrator.slot
            self.place_surface(slot, DICE[4], 1500)
            self.place_surface(slot, FLOOR, 100)
        self.lines.append("%s %s" % (calibrator.step, calibrator.fault))
        calibrator.save()


def run_script():
    """Return the reports of a tray in a fixed sequence.

    It is calibrated, filled with dice, emptied, blinded in one slot and powered on again.
    """
    script = ScriptedTray()
    script.place_surface(3, DICE[0])
    script.place_surface(3, FLOOR)
    script.calibrate()
    for slot in range(24):
        script.place_surface(slot, DICE[slot % 5], 300)
    for slot in range(24):
        script.place_surface(slot, FLOOR, 0)
    script.place_surface(9, (0, 0, 0, 0), 4000)
    script.lines.append("faults %06x" % script.sensing.faults)
    script.sensing = Sensing(script.sensors, script.files)
    script.place_surface(10, DICE[2], 2000)
    arrays, numbers = script.sensing.collect_state()
    script.sensing = Sensing(script.sensors, script.files)
    script.sensing.restore_state([bytes(items) for items in arrays], numbers)
    script.place_surface(11, DICE[1], 2000)
    script.lines.append("%d bytes, seen %s" % (len(script.files.content[FILE]), [kind for kind in script.sensing.seen]))
    return script.lines


if __name__ == "__main__":
    for line in run_script():
        print(line)
