"""The silkscreen: slot numbers, plugs and their pins, name and revision. References are only on the drawings."""

import pcbnew

from hardware.board import plan
from tray24 import pins

_REVISION = "B"
_PLUGS = {
    "J1": ("display", ("GND", "3V3", "SCL", "SDA")),
    "J2": ("seats", ("GND", "1", "2", "3", "4", "5", "6", "GND")),
    "J3": ("keys", ("GND", "R", "Y", "G", "B", "GND")),
}


def draw_silk(board: pcbnew.BOARD, point) -> None:
    for footprint in board.GetFootprints():
        if footprint.GetReference().startswith(("H", "FID")):
            footprint.Reference().SetVisible(False)
        else:
            footprint.Reference().SetLayer(
                pcbnew.B_Fab if footprint.IsFlipped() else pcbnew.F_Fab
            )  # a slot has no room for readable text
    for slot in range(pins.SLOTS):
        x, y = plan.center(slot)
        _write(board, point(x + 8.6, y - 2.4), str(slot), 1.6)
    for ref, (title, labels) in _PLUGS.items():
        x, y, degrees = plan.CONTROLLER[ref]
        step = -2.5 if degrees else 2.5
        _write(board, point(x + step * (len(labels) - 1) / 2, y - 6.4), f"{ref} {title}", 1.1, under=True)
        for number, label in enumerate(labels):
            _write(board, point(x + step * number, y - 4.6), label, 0.8, under=True)
    for ref, dx, dy in (("U5", 0, -2.6), ("Q25", 0, -2.6), ("C29", 0, -3.4), ("C30", -2.5, -6.4), ("BZ1", 0, -6.0)):
        x, y, _ = plan.CONTROLLER[ref]
        _write(board, point(x + dx, y + dy), ref, 1.0, under=ref in plan.UNDERSIDE)
    _write(board, point(74.0, 137.0), f"Tray24  revision {_REVISION}", 1.6)
    _write(board, point(18.0, 142.9), "Pico: USB this side <", 1.2)


def _write(board: pcbnew.BOARD, at, text: str, size: float, *, under: bool = False) -> None:
    item = pcbnew.PCB_TEXT(board)
    item.SetText(text)
    item.SetPosition(at)
    item.SetLayer(pcbnew.B_SilkS if under else pcbnew.F_SilkS)
    item.SetMirrored(under)
    item.SetTextSize(pcbnew.wxSizeMM(size, size))
    item.SetTextThickness(pcbnew.FromMM(max(0.12, size * 0.14)))
    board.Add(item)
