"""Pictures of the populated board: which way parts go, and where to measure what."""

from pathlib import Path

from hardware.board import plan
from hardware.circuit import names
from hardware.steps.pcb import Part, parts
from hardware.steps.stage import Stage

_THICK = 1.6
_BOARD, _COPPER, _SEED = "#1f5a3e", "#c9a54a", "#e8e2d2"
_COLORS = {"U": "#26282c", "C": "#b99f7e", "R": "#3a3d42", "J": "#eee6d4", "B": "#17181b", "F": "#3f7a5d",
           "S": "#44474d", "T": _COPPER, "Q": "#2b2d31", "D": "#f3efe4"}  # fmt: skip
_SENSOR, _INFRARED, _CAN, _PICO = "#9fb9c9", "#8a5fb0", "#3a4560", "#2f7a54"
# The front of the board with its whole width.
_FRONT = ((plan.LEFT + plan.RIGHT) / 2, -137.0, 0.0)


def _color(part: Part) -> str:
    if part.ref == "U1":
        return _PICO
    if part.ref in (names.sensor(slot) for slot in range(24)):
        return _SENSOR
    if part.ref in (names.infrared(slot) for slot in range(24)):
        return _INFRARED
    return _CAN if part.ref in ("C29", "C30") else _COLORS[part.ref[0]]


def _stage(*, under: bool, size: tuple[int, int] = (900, 640), bare: tuple[str, ...] = ()) -> Stage:
    """Return the board with its parts; those in `bare` are left out, so that their pads are seen."""
    stage = Stage(size)
    stage.box(plan.LEFT, plan.RIGHT, -plan.BOTTOM, -plan.TOP, -_THICK, 0, _BOARD)
    for x, y in plan.HOLES:
        stage.pillar((x, -y), 3.2, -_THICK - 0.05, 0.05, "#f4f1ea")
    for part in parts().values():
        _add(stage, part, with_body=part.ref not in bare)
        if under and part.ref == "U1" and part.ref not in bare:
            _add_pico_plug(stage)
    return stage


def _add(stage: Stage, part: Part, *, with_body: bool) -> None:
    thin = 0.06
    for x, y, width, depth, _ in part.pads.values():
        low, high = (-_THICK - thin, -_THICK) if part.under else (0.0, thin)
        stage.box(x - width / 2, x + width / 2, -y - depth / 2, -y + depth / 2, low, high, _COPPER)
    if not with_body or not part.height_mm or part.ref[:2] in ("TP", "JP"):
        return
    left, top, right, bottom = part.body
    low, high = (-_THICK - part.height_mm, -_THICK) if part.under else (0.0, part.height_mm)
    if part.ref in ("C29", "C30"):
        stage.pillar((part.middle[0], -part.middle[1]), right - left, low, high, _CAN)
        return
    if part.ref == "U1":
        low, high = -_THICK - plan.PICO_UNDER - 1.0, -_THICK - plan.PICO_UNDER
        for y in (plan.PICO[1] - 8.89, plan.PICO[1] + 8.89):  # the two sockets
            stage.box(left, right, -y - 1.3, -y + 1.3, high, -_THICK, "#17181b")
    stage.box(left, right, -bottom, -top, low, high, _color(part))


def _add_pico_plug(stage: Stage) -> None:
    x, y = plan.PICO[0] - 26.8, -plan.PICO[1]
    low = -_THICK - plan.PICO_UNDER - 1.0
    stage.box(x, x + 5.8, y - 3.9, y + 3.9, low - 2.8, low, "#b9bcc2")
    stage.box(plan.BOOTSEL[0] - 2, plan.BOOTSEL[0] + 2, -plan.BOOTSEL[1] - 1.6, -plan.BOOTSEL[1] + 1.6, low - 1.5, low,
              "#f1eadc")  # fmt: skip


def _pad(ref: str, number: str) -> tuple[float, float, float]:
    part = parts()[ref]
    x, y, *_ = part.pads[number]
    return x, -y, -_THICK if part.under else part.height_mm


def cathode(ref: str) -> str:
    """Return the words on an infrared LED's first pad, the cathode: it points to the back or to the front."""
    y, other = (parts()[ref].pads[number][1] for number in ("1", "2"))
    return "back" if y < other else "front"


def draw_slot(path: Path) -> None:
    """Draw the first two slots from above: the second has its infrared LED the other way round."""
    stage = _stage(under=False, size=(900, 520))
    first, second = names.infrared(0), names.infrared(1)
    stage.label("LED: pin 1 (dot on the board)", _pad(names.led(0), "1"), (-60, 120))
    stage.label("sensor: the single leg\n(collector) to the back", _pad(names.sensor(0), "1"), (-40, -120))
    stage.label(f"infrared LED {first}: cathode\n(marked end) to the {cathode(first)}", _pad(first, "1"), (40, 150))
    stage.label(f"infrared LED {second}: cathode\nto the {cathode(second)}", _pad(second, "1"), (30, -110))
    stage.write(path, 0, 89, (26.0, -13.0, 0), 32)


def draw_top(path: Path) -> None:
    """Draw the controller's part of the upper side: pin 1 and polarity of each part with a direction."""
    stage = _stage(under=False, size=(900, 520))
    for ref, dx in (("U2", 40), ("U3", 20), ("U4", -20)):
        stage.label(f"{ref} pin 1", _pad(ref, "1"), (dx, -70))
    stage.label("U5 pin 1", _pad("U5", "1"), (-10, -110))
    stage.label("Q25: two legs left,\none leg right", _pad("Q25", "3"), (60, -110))
    stage.label("D49: stripe (cathode)", _pad("D49", "1"), (-10, 110))
    stage.label("Q26: two legs left", _pad("Q26", "3"), (80, 130))
    stage.label("F1, R, C, BZ1: any way round", _pad("BZ1", "1"), (-60, 120))
    stage.write(path, 0, 89, _FRONT, 106)


def draw_under(path: Path) -> None:
    """Draw the underside: plugs, electrolytic capacitors, the Pico on its sockets."""
    stage = _stage(under=True, size=(900, 560))
    stage.label("C29: long leg = plus", _pad("C29", "1"), (-30, 170))
    stage.label("C30: long leg = plus", _pad("C30", "1"), (40, -150))
    for ref in ("J1", "J2", "J3"):
        stage.label(f"{ref} pin 1", _pad(ref, "1"), (0, 120))
    low = -_THICK - plan.PICO_UNDER - 3.8
    stage.label("USB plug", (plan.PICO[0] - 25, -plan.PICO[1], low), (10, 130))
    stage.label("BOOTSEL", (plan.BOOTSEL[0], -plan.BOOTSEL[1], low), (-20, -150))
    stage.label("reset", (plan.RESET[0], -plan.RESET[1], -_THICK - 13), (-20, -170))
    stage.write(path, 0, -66, (_FRONT[0], -131.0, -6.0), 124)


def draw_measure(path: Path) -> None:
    """Draw where to measure what."""
    stage = _stage(under=False, size=(900, 520))
    places = {"TP1": (-60, 110), "TP2": (60, -90), "TP3": (30, 90), "TP4": (10, -110), "TP5": (-70, -70),
              "TP6": (-60, 150), "TP7": (10, 90), "TP8": (10, 90), "TP9": (-60, -60), "TP10": (-20, 90)}  # fmt: skip
    for ref, _, text in names.TEST_POINTS:
        stage.label(f"{ref} {text}", _pad(ref, "1"), places[ref])
    stage.write(path, 0, 89, _FRONT, 106)


PICTURES = {"board-slot": draw_slot, "board-top": draw_top, "board-under": draw_under, "board-measure": draw_measure}
