"""A canvas (the picture of the display) that records the texts for which there is no room."""

from tray24.ui.toolkit.canvas import HEADLINE, TRAY7, Canvas

_HEIGHTS = {TRAY7: 7, HEADLINE: 11}


class CheckedCanvas(Canvas):
    """A canvas whose `faults` are the texts that exceed their room or overlap another; `cut` has the cut ones."""

    def __init__(self):
        super().__init__()
        self.boxes = []
        self.faults = set()
        self.cut = set()

    def clear(self):
        super().clear()
        self.boxes = []

    def draw_text(self, text, x, y, typeface=TRAY7):
        width, height = typeface.measure_text(text), _HEIGHTS[typeface]
        if text.endswith("…"):
            self.cut.add(text)
        if text and (x < 0 or x + width > min(self.right, 128) or y + height > 64):
            self.faults.add(("leaves its room", text))
        for other_text, left, right, top, bottom in self.boxes:
            if x < right and left < x + width and y < bottom and top < y + height:
                self.faults.add(("meets " + other_text, text))
        if text.strip():
            self.boxes.append((text, x, x + width, y, y + height))
        return super().draw_text(text, x, y, typeface)
