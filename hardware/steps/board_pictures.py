"""Pictures of the populated board for the guide: the orientation of parts, and where to measure what."""

from pathlib import Path

from hardware.board import plan
from hardware.circuit import names
from hardware.slot import kit
from hardware.steps.annotated_scene import AnnotatedScene
from hardware.steps.board_reader import BoardPart, read_parts
from hardware.steps.silk import make_circle, make_ribbon, read_silk

_THICKNESS_MM = 1.6
_BOARD, _COPPER, _SILK = "#1f5a3e", "#c9a54a", "#f2f2ea"
_COLORS = {"U": "#26282c", "C": "#b99f7e", "R": "#3a3d42", "J": "#eee6d4", "B": "#17181b", "F": "#3f7a5d",
           "S": "#44474d", "T": _COPPER, "Q": "#2b2d31", "D": "#f3efe4"}  # fmt: skip
_SENSOR, _INFRARED, _CAN, _PICO = "#9fb9c9", "#8a5fb0", "#3a4560", "#2f7a54"
_CANS = ("C29", "C30")
_BACK_REFS = tuple(ref for ref in plan.UNDERSIDE if ref not in ("U1", *_CANS))  # plugs and reset button
# The front of the board with its whole width, and its halves.
_FRONT_MIDDLE = ((plan.LEFT + plan.RIGHT) / 2, -137.0, 0.0)
_LEFT_HALF, _RIGHT_HALF = (33.0, -137.0, 0.0), (117.5, -137.0, 0.0)


def _get_color(part: BoardPart) -> str:
    if part.ref == "U1":
        return _PICO
    if part.ref in (names.name_sensor(slot) for slot in range(24)):
        return _SENSOR
    if part.ref in (names.name_infrared(slot) for slot in range(24)):
        return _INFRARED
    return _CAN if part.ref in _CANS else _COLORS[part.ref[0]]


def _make_stage(
    *, is_back: bool, size: tuple[int, int] = (900, 640), hidden_refs: tuple[str, ...] = ()
) -> AnnotatedScene:
    """Return a scene of the board with its parts, and the silkscreen of the lower side (`is_back`) or the upper side.

    Parts in `hidden_refs` are left out, so that their pads are seen.
    """
    scene = AnnotatedScene(size)
    scene.add_box(plan.LEFT, plan.RIGHT, -plan.BOTTOM, -plan.TOP, -_THICKNESS_MM, 0, _BOARD)
    for x, y in plan.HOLES:
        scene.add_pillar((x, -y), 3.2, -_THICKNESS_MM - 0.05, 0.05, "#f4f1ea")
    _add_silk(scene, is_back=is_back)
    for part in read_parts().values():
        _add_part(scene, part, with_body=part.ref not in hidden_refs)
        if is_back and part.ref == "U1" and part.ref not in hidden_refs:
            _add_pico_plug(scene)
    if "U1" in hidden_refs:
        _add_sockets(scene)
    return scene


def _add_silk(scene: AnnotatedScene, *, is_back: bool) -> None:
    z, silk = (-_THICKNESS_MM - 0.02 if is_back else 0.02), read_silk(is_back)
    outlines = [make_ribbon(*line) for line in silk.lines] + [make_circle(*disc) for disc in silk.discs]
    scene.add_polygons([[(x, -y) for x, y in outline] for outline in outlines], z, _SILK)
    for text, (x, y), height, degrees in silk.texts:
        scene.add_text(text, (x, -y, z), height, degrees, is_back, _SILK)


def _add_part(scene: AnnotatedScene, part: BoardPart, *, with_body: bool) -> None:
    pad_thickness = 0.06
    for x, y, width, depth, _ in part.pads.values():
        low, high = (-_THICKNESS_MM - pad_thickness, -_THICKNESS_MM) if part.is_back else (0.0, pad_thickness)
        scene.add_box(x - width / 2, x + width / 2, -y - depth / 2, -y + depth / 2, low, high, _COPPER)
    if not with_body or not part.height_mm or part.ref[:2] in ("TP", "JP"):
        return
    left, top, right, bottom = part.body
    low, high = (-_THICKNESS_MM - part.height_mm, -_THICKNESS_MM) if part.is_back else (0.0, part.height_mm)
    if part.ref in _CANS:
        scene.add_pillar((part.middle[0], -part.middle[1]), right - left, low, high, _CAN)
        return
    if part.ref == "U1":
        low, high = -_THICKNESS_MM - plan.PICO_UNDER - 1.0, -_THICKNESS_MM - plan.PICO_UNDER
        _add_sockets(scene)
    scene.add_box(left, right, -bottom, -top, low, high, _get_color(part))


def _add_sockets(scene: AnnotatedScene) -> None:
    left, _, right, _ = read_parts()["U1"].body
    for y in (plan.PICO[1] - 8.89, plan.PICO[1] + 8.89):
        scene.add_box(left, right, -y - 1.3, -y + 1.3, -_THICKNESS_MM - plan.PICO_UNDER, -_THICKNESS_MM, "#17181b")


def _add_pico_plug(scene: AnnotatedScene) -> None:
    x, y = plan.PICO[0] - 26.8, -plan.PICO[1]
    low = -_THICKNESS_MM - plan.PICO_UNDER - 1.0
    scene.add_box(x, x + 5.8, y - 3.9, y + 3.9, low - 2.8, low, "#b9bcc2")
    x, y = plan.BOOTSEL[0], -plan.BOOTSEL[1]
    scene.add_box(x - 2, x + 2, y - 1.6, y + 1.6, low - 1.5, low, "#f1eadc")


def _locate_pad(ref: str, number: str) -> tuple[float, float, float]:
    part = read_parts()[ref]
    x, y, *_ = part.pads[number]
    return x, -y, -_THICKNESS_MM if part.is_back else part.height_mm


def _locate_top(ref: str) -> tuple[float, float, float]:
    """Return the middle of a part's face that points away from the board, in the scene's coordinates."""
    part = read_parts()[ref]
    x, y = part.middle
    return x, -y, -_THICKNESS_MM - part.height_mm if part.is_back else part.height_mm


def describe_cathode(ref: str) -> str:
    """Return where the cathode of an infrared LED points, "back" or "front". The cathode is on the first pad."""
    y, other_y = (read_parts()[ref].pads[number][1] for number in ("1", "2"))
    return "back" if y < other_y else "front"


def find_plus_pad(ref: str) -> str:
    """Return the number of a capacitor's positive pad: the pad that is not on ground."""
    return next(number for number, (*_, net) in read_parts()[ref].pads.items() if net != names.GROUND)


def find_bridged_side(ref: str, net: str) -> str:
    """Return which side of a jumper to bridge, to join its middle pad to a net: "left" or "right", seen from above."""
    pads = read_parts()[ref].pads
    return "left" if next(x for x, *_, name in pads.values() if name == net) < pads["2"][0] else "right"


def draw_slot(path: Path) -> None:
    """Draw the first two slots from above. The infrared LED of the second slot is rotated by 180 degrees."""
    scene = _make_stage(is_back=False, size=(900, 520))
    first, second = names.name_infrared(0), names.name_infrared(1)
    scene.add_label("LED below the slot: pin 1\n(dot on the board)", _locate_pad(names.name_led(0), "1"), (-60, 120))
    scene.add_label("LED beside the slot: pin 1\n(dot on the board)", _locate_pad(names.name_beside(1), "1"), (-60, 50))
    scene.add_label(
        "sensor: the single leg\n(collector) to the back", _locate_pad(names.name_sensor(0), "1"), (-40, -120)
    )
    scene.add_label(
        f"infrared LED {first}: cathode\n(marked end) to the {describe_cathode(first)}",
        _locate_pad(first, "1"),
        (-10, 200),
    )
    scene.add_label(
        f"infrared LED {second}: cathode\nto the {describe_cathode(second)}", _locate_pad(second, "1"), (30, -110)
    )
    scene.write_picture(path, 0, 89, (26.0, -13.0, 0), 32)


def draw_top(path: Path) -> None:
    """Draw the area of the controller on the board's upper side.

    Labels show the jumpers, and pin 1 or the polarity of each part that can be put in the wrong way round.
    """
    scene = _make_stage(is_back=False, size=(900, 520))
    for ref, dx in (("U2", 40), ("U3", 20), ("U4", -20)):
        scene.add_label(f"{ref} pin 1", _locate_pad(ref, "1"), (dx, -70))
    scene.add_label("U5 pin 1", _locate_pad("U5", "1"), (-10, -110))
    scene.add_label("Q25: two legs left,\none leg right", _locate_pad("Q25", "3"), (0, -72))
    scene.add_label("D49: stripe\n(cathode)", _locate_pad("D49", "1"), (-10, 110))
    scene.add_label("D74: stripe (cathode)", _locate_pad("D74", "1"), (60, 85))
    scene.add_label("Q26: two legs left", _locate_pad("Q26", "3"), (10, 130))
    scene.add_label("JP1", _locate_pad("JP1", "2"), (-30, 110))
    scene.add_label("JP2", _locate_pad("JP2", "2"), (20, 110))
    scene.add_label("BZ1, F1, R, C: any way round", _locate_pad("BZ1", "1"), (60, 120))
    scene.write_picture(path, 0, 89, _FRONT_MIDDLE, 106)


def draw_small_left(path: Path) -> None:
    """Draw the left half of the controller's area from above, large enough that the silkscreen can be read."""
    scene = _make_stage(is_back=False, size=(900, 560))
    scene.add_label("U5: pin 1", _locate_pad("U5", "1"), (-10, -70))
    scene.add_label("U2, also U3: pin 1", _locate_pad("U2", "1"), (30, 80))
    scene.add_label(f"D49: stripe to the {_get_side('D49')}", _locate_pad("D49", "1"), (20, -75))
    scene.add_label(f"D74: stripe to the {_get_side('D74')}", _locate_pad("D74", "1"), (150, 20))
    scene.add_label("Q26: two legs left", _locate_pad("Q26", "3"), (60, 90))
    scene.add_label("F1: any way round", _locate_top("F1"), (10, 110))
    scene.write_picture(path, 0, 89, _LEFT_HALF, 53)


def draw_small_right(path: Path) -> None:
    """Draw the right half of the controller's area from above, large enough that the silkscreen can be read."""
    scene = _make_stage(is_back=False, size=(900, 560))
    scene.add_label("U4: pin 1", _locate_pad("U4", "1"), (-60, 70))
    scene.add_label("Q25: two legs left,\none leg right", _locate_pad("Q25", "3"), (20, -90))
    scene.add_label("BZ1: any way round", _locate_top("BZ1"), (-60, 120))
    scene.write_picture(path, 0, 89, _RIGHT_HALF, 53)


def _get_side(ref: str) -> str:
    """Return on which side of a part its first pad is, seen from above: "left" or "right"."""
    first, second = (read_parts()[ref].pads[number][0] for number in ("1", "2"))
    return "right" if first > second else "left"


def draw_jumpers(path: Path) -> None:
    """Draw both solder jumpers from above: which pads to bridge for each of the two kinds of display."""
    scene = _make_stage(is_back=False, size=(900, 460))
    ground_side, supply_side = find_bridged_side("JP1", names.GROUND), find_bridged_side("JP1", names.LOGIC)
    for ref, first_offset, last_offset in (("JP1", (-130, -100), (30, -120)), ("JP2", (150, -110), (140, 60))):
        first_pad, middle_pad, last_pad = (_locate_pad(ref, number) for number in "123")
        scene.add_label(
            f"{ref}: {ground_side} two pads\nfor GND first", _compute_midpoint(first_pad, middle_pad), first_offset
        )
        scene.add_label(
            f"{ref}: {supply_side} two pads\nfor VCC first", _compute_midpoint(middle_pad, last_pad), last_offset
        )
    scene.write_picture(path, 0, 89, (64.0, -143.5, 0), 17)


def _compute_midpoint(start: tuple[float, float, float], end: tuple[float, float, float]) -> tuple[float, float, float]:
    return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2, start[2]


def draw_sockets(path: Path) -> None:
    """Draw the board's underside with the parts that are soldered first: sockets, plugs, reset button.

    The Pico and the electrolytic capacitors are not there yet.
    """
    scene = _make_stage(is_back=True, size=(900, 560), hidden_refs=("U1", *_CANS))
    for ref in ("J1", "J2", "J3"):
        scene.add_label(f"{ref} pin 1", _locate_pad(ref, "1"), (0, 120))
    low = -_THICKNESS_MM - plan.PICO_UNDER
    for y, dy in ((plan.PICO[1] - 8.89, -150), (plan.PICO[1] + 8.89, 100)):
        scene.add_label("socket", (plan.PICO[0], -y, low), (20, dy))
    scene.add_label("SW11 (reset)", _locate_top("SW11"), (-20, -170))
    for ref, dx, dy in (("C29", 90, -150), ("C30", -20, -200)):
        scene.add_label(f"{ref} comes later", _locate_pad(ref, find_plus_pad(ref)), (dx, dy))
    scene.write_picture(path, 0, -66, (_FRONT_MIDDLE[0], -131.0, -6.0), 124)


def draw_plus(path: Path) -> None:
    """Draw the places of both electrolytic capacitors from below: the pads for their longer legs, the positive ones."""
    scene = _make_stage(is_back=True, size=(900, 520), hidden_refs=_CANS)
    for ref, dx, dy in (("C29", 120, -120), ("C30", -90, -150)):
        minus_pad = "2" if find_plus_pad(ref) == "1" else "1"
        scene.add_label(f"{ref} plus:\nthe longer leg", _locate_pad(ref, find_plus_pad(ref)), (dx, dy))
        scene.add_label(f"{ref} minus:\nthe stripe of the can", _locate_pad(ref, minus_pad), (dx // 2, -dy))
    scene.write_picture(path, 0, -89, (145.0, -138.5, 0), 30)


def draw_under(path: Path) -> None:
    """Draw the board's underside: plugs, electrolytic capacitors, the Pico on its sockets."""
    scene = _make_stage(is_back=True, size=(900, 560))
    scene.add_label("C29", _locate_top("C29"), (-30, 170))
    scene.add_label("C30", _locate_top("C30"), (40, -150))
    for ref in ("J1", "J2", "J3"):
        scene.add_label(f"{ref} pin 1", _locate_pad(ref, "1"), (0, 120))
    low = -_THICKNESS_MM - plan.PICO_UNDER - 3.8
    scene.add_label("USB plug", (plan.PICO[0] - 25, -plan.PICO[1], low), (10, 130))
    scene.add_label("BOOTSEL", (plan.BOOTSEL[0], -plan.BOOTSEL[1], low), (-20, -150))
    scene.add_label("reset", (plan.RESET[0], -plan.RESET[1], -_THICKNESS_MM - 13), (-20, -170))
    scene.write_picture(path, 0, -66, (_FRONT_MIDDLE[0], -131.0, -6.0), 124)


def draw_measure(path: Path) -> None:
    """Draw the places on the board where a builder measures voltages, with what to measure there."""
    scene = _make_stage(is_back=False, size=(900, 520))
    places = {"TP1": (-60, 110), "TP2": (60, -90), "TP3": (30, 90), "TP4": (10, -110), "TP5": (-70, -70),
              "TP6": (-60, 150), "TP7": (10, 90), "TP8": (10, 90), "TP9": (-60, -60), "TP10": (-20, 90)}  # fmt: skip
    for ref, _, text in names.TEST_POINTS:
        scene.add_label(f"{ref} {text}", _locate_pad(ref, "1"), places[ref])
    scene.write_picture(path, 0, 89, _FRONT_MIDDLE, 106)


def draw_one_slot(path: Path) -> None:
    """Draw the front of a board that has only the kit of one slot: its parts, its wires, and its joint of solder.

    The joint is a drop that connects two pads.
    """
    scene = _make_stage(
        is_back=False, size=(900, 520), hidden_refs=tuple(set(read_parts()) - set(kit.PARTS) | {kit.DIODE})
    )
    left, top, right, bottom = read_parts()[kit.DIODE_PLACE].body
    scene.add_box(left, right, -bottom, -top, 0, 1.35, _COLORS["R"])
    scene.add_box(left + 0.3, left + 0.7, -bottom, -top, 1.35, 1.4, _SILK)
    scene.add_pillar(
        _compute_midpoint(_locate_pad(kit.MUX, "3"), _locate_pad(kit.MUX, "4"))[:2], 1.6, 0, 0.5, "#b9bcc2"
    )
    for (start, end), low, color in zip(kit.WIRES, (-148.0, -115.0), ("#c0392b", "#2e6fbf"), strict=True):
        (x, y, _), (to_x, to_y, _) = _locate_pad(*start), _locate_pad(*end)
        scene.add_wire([(x, y, 0.5), (x, low, 8.0), (to_x, low, 8.0), (to_x, to_y, 0.5)], 1.0, color)
        scene.add_label(f"Pico pin {start[1]}", (x, y, 0.5), (40, -40))
    scene.add_label("TP6", _locate_pad("TP6", "1"), (-60, 70))
    scene.add_label("D23: the pad with the dot", _locate_pad("D23", "1"), (-200, 20))
    scene.add_label("R38: the diode,\nstripe to the left", (left, -top, 1.4), (-150, 60))
    scene.add_label(
        "U4: drop on pads 3 and 4",
        _compute_midpoint(_locate_pad(kit.MUX, "3"), _locate_pad(kit.MUX, "4")),
        (-250, 10),
    )
    scene.add_label(f"LED {names.name_led(kit.SLOT)}: pin 1", _locate_pad(names.name_led(kit.SLOT), "1"), (-190, -80))
    scene.add_label(
        f"LED {names.name_beside(kit.SLOT)}: pin 1", _locate_pad(names.name_beside(kit.SLOT), "1"), (-130, 30)
    )
    for slot, offset in ((kit.SLOT - 1, (-280, -50)), (kit.SLOT, (-120, -115))):
        ref = names.name_infrared(slot)
        scene.add_label(f"{ref}: cathode to the {describe_cathode(ref)}", _locate_pad(ref, "1"), offset)
    scene.write_picture(path, 0, 89, (_FRONT_MIDDLE[0], -108.0, 0.0), 102)


PICTURES = {
    "board-one-slot": draw_one_slot,
    "board-slot": draw_slot,
    "board-top": draw_top,
    "board-small-left": draw_small_left,
    "board-small-right": draw_small_right,
    "board-jumpers": draw_jumpers,
    "board-sockets": draw_sockets,
    "board-plus": draw_plus,
    "board-under": draw_under,
    "board-measure": draw_measure,
}
