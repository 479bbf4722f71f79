"""The shapes of the wiring drawings, as SVG."""

from html import escape

INK, GRAY, LEGS = "#222222", "#9a9a92", "#e3c66b"
COLORS = {
    "black": "#222222",
    "red": "#d62b1f",
    "orange": "#e8820c",
    "yellow": "#d8b400",
    "green": "#1f9d4d",
    "blue": "#2a66d9",
    "violet": "#8a3fc0",
    "brown": "#7a4a25",
    "gray": "#80848c",
    "white": "#b9bcc2",
}


def draw_page(width: float, height: float, shapes: list[str]) -> str:
    """Return a whole SVG drawing of this size that contains `shapes`."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" font-family="sans-serif"'
        f' font-size="7"><rect width="{width:g}" height="{height:g}" fill="#ffffff"/>'
    )
    return "\n".join([head, *shapes, "</svg>\n"])


def draw_box(x: float, y: float, width: float, height: float, fill: str, corner: float = 2.0) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" fill="{fill}"'
        ' stroke="#555" stroke-width="0.6"/>'
    )


def draw_text(x: float, y: float, text: str, size: float = 7.0, fill: str = INK, anchor: str = "middle") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}">{escape(text)}</text>'


def draw_dot(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'


def draw_wire(start: tuple[float, float], end: tuple[float, float], color: str, bow: float = 0.0) -> list[str]:
    """Return the shapes of a wire with a dot at each end; `bow` is the distance by which it curves upwards."""
    (x, y), (to_x, to_y) = start, end
    path = f"M{x:g} {y:g}Q{(x + to_x) / 2:g} {(y + to_y) / 2 - bow:g} {to_x:g} {to_y:g}"
    shapes = [
        f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"/>'
        for stroke, width in (("#ffffff", 4.2), (COLORS[color], 2.6))
    ]
    return shapes + [draw_dot(x, y, 2.4, COLORS[color]), draw_dot(to_x, to_y, 2.4, COLORS[color])]


def draw_label(x: float, y: float, number: int, radius: float = 4.6) -> list[str]:
    """Return the shapes of a number in a disc."""
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="#ffffff" stroke="#555" stroke-width="0.5"/>'
    return [disc, draw_text(x, y + 0.42 * radius, str(number), 1.17 * radius)]


def draw_list_row(x: float, y: float, color: str, text: str, size: float = 7.5) -> list[str]:
    """Return the shapes of a row in a list of wires: a piece of wire in its color, and words."""
    piece = f'<path d="M{x:g} {y - 2:g}h16" stroke="{COLORS[color]}" stroke-width="3" stroke-linecap="round"/>'
    return [piece, draw_text(x + 22, y, text, size, INK, "start")]
