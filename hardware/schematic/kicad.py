"""Write the schematic for KiCad 6: a root file, a file for each sheet, and a library of the symbols."""

import uuid
from collections.abc import Iterator

from hardware.circuit import names
from hardware.circuit.catalog import SUPPLIERS, read_catalog
from hardware.circuit.netlist import make_natural_key
from hardware.schematic.shapes import Pin, Shape, Symbol, make_power_flag, make_rail
from hardware.schematic.sheet import NetMark, PlacedSymbol, Sheet

LIBRARY = "tray24"
STEM = "tray24"
OFF_BOARD = "off_board"
_VERSION = "20211123"  # of KiCad 6's format; newer versions read it, too
_SPACE = uuid.UUID("6f1d54c0-2d1c-5b7e-9a54-7472617932e4")
_HIDDEN = "(effects (font (size 1.27 1.27)) hide)"
_SHOWN = "(effects (font (size 1.27 1.27)) (justify {side}))"
_STROKE = "(stroke (width 0) (type default) (color 0 0 0 0))"
# Direction (y down) -> angle of a label, of a supply's and of a ground's symbol.
_LABEL_ANGLE = {(1, 0): 0, (0, -1): 90, (-1, 0): 180, (0, 1): 270}
_RAIL_TURN = {(0, -1): 0, (-1, 0): 90, (0, 1): 180, (1, 0): 270}
_GROUND_TURN = {(0, 1): 0, (1, 0): 90, (0, -1): 180, (-1, 0): 270}


def _make_id(*words: object) -> str:
    return str(uuid.uuid5(_SPACE, "/".join(str(word) for word in words)))


def _format_number(value: float) -> str:
    """Return a number as text without needless digits; -0 becomes 0."""
    return f"{round(value, 4) + 0.0:.4f}".rstrip("0").rstrip(".")


def _format_xy(word: str, at: tuple[float, float]) -> str:
    return f"({word} {_format_number(at[0])} {_format_number(at[1])})"


def _quote_words(words: str) -> str:
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def get_file_name(sheet: Sheet) -> str:
    return f"{STEM}-{sheet.name}.kicad_sch"


def format_documents(sheets: list[Sheet]) -> dict[str, str]:
    """Return the texts of the schematic's files by file name."""
    marks = [_list_marks(sheet) for sheet in sheets]
    files = {f"{STEM}.kicad_sch": _format_root(sheets, marks)}
    files |= {get_file_name(sheet): _format_sheet(sheet, found) for sheet, found in zip(sheets, marks, strict=True)}
    symbols = {part.symbol.name: part.symbol for found in marks for part in found}
    for sheet in sheets:
        symbols |= {part.symbol.name: part.symbol for part in sheet.parts.values()}
    files[f"{LIBRARY}.kicad_sym"] = _format_library([symbols[name] for name in sorted(symbols)])
    kind = '(type "KiCad")'
    files["sym-lib-table"] = (
        f'(sym_lib_table\n  (lib (name "{LIBRARY}"){kind}(uri "${{KIPRJMOD}}/{LIBRARY}.kicad_sym")'
        '(options "")(descr "The symbols of the tray\'s schematic"))\n)\n'
    )
    files["fp-lib-table"] = (
        f'(fp_lib_table\n  (lib (name "{LIBRARY}"){kind}(uri "${{KIPRJMOD}}/../library/{LIBRARY}.pretty")'
        '(options "")(descr "Footprints that KiCad 6 lacks"))\n)\n'
    )
    return files


def _list_marks(sheet: Sheet) -> list[PlacedSymbol]:
    """Return the power symbols and flags of a sheet as placed symbols, with references as KiCad assigns them."""
    found = []
    for mark in sheet.rails:
        ground = mark.net == names.GROUND
        turn = (_GROUND_TURN if ground else _RAIL_TURN)[mark.way]
        found.append(PlacedSymbol(f"#PWR{sheet.name}{len(found)}", make_rail(mark.net, turn, ground=ground), mark.at))
    for number, mark in enumerate(sheet.flags):
        found.append(PlacedSymbol(f"#FLG0{number}", make_power_flag(), mark.at))
    return found


def _format_root(sheets: list[Sheet], marks: list[list[PlacedSymbol]]) -> str:
    lines = [_format_head("root", "Tray24"), "  (lib_symbols)"]
    lines.append(
        _format_text(
            (25.4, 33.02), "Tray24: made from the circuit in hardware/circuit, do not edit by hand", 2.5, "root"
        )
    )
    for number, sheet in enumerate(sheets):
        x, y = 25.4 + 127.0 * (number % 2), 45.72 + 25.4 * (number // 2)
        lines.append(
            f"  (sheet (at {_format_number(x)} {_format_number(y)}) (size 111.76 12.7) {_STROKE}"
            " (fill (color 0 0 0 0.0))\n"
            f"    (uuid {_make_id(sheet.name)})\n"
            f'    (property "Sheet name" {_quote_words(sheet.title)} (id 0)'
            f" (at {_format_number(x)} {_format_number(y - 0.8)} 0)\n"
            f"      {_SHOWN.format(side='left bottom')})\n"
            f'    (property "Sheet file" "{get_file_name(sheet)}" (id 1)'
            f" (at {_format_number(x)} {_format_number(y + 13.3)} 0)\n"
            f"      {_SHOWN.format(side='left top')}))"
        )
    lines.append('  (sheet_instances\n    (path "/" (page "1"))')
    lines += [f'    (path "/{_make_id(sheet.name)}" (page "{page}"))' for page, sheet in enumerate(sheets, 2)]
    lines.append("  )\n  (symbol_instances")
    for sheet, found in zip(sheets, marks, strict=True):
        for part in (*(sheet.parts[ref] for ref in sorted(sheet.parts, key=make_natural_key)), *found):
            value, footprint = _get_value(sheet, part), _get_footprint(sheet, part)
            lines.append(
                f'    (path "/{_make_id(sheet.name)}/{_make_id(sheet.name, part.ref)}" (reference "{part.ref}")'
                f' (unit 1) (value {_quote_words(value)}) (footprint "{footprint}"))'
            )
    return "\n".join([*lines, "  )\n)"]) + "\n"


def _format_head(name: str, title: str) -> str:
    return (
        f"(kicad_sch (version {_VERSION}) (generator tray24_hardware)\n  (uuid {_make_id('file', name)})\n"
        f'  (paper "A4")\n  (title_block (title {_quote_words(title)}))'
    )


def _format_sheet(sheet: Sheet, marks: list[PlacedSymbol]) -> str:
    lines = [_format_head(sheet.name, f"Tray24: {sheet.title}"), "  (lib_symbols"]
    symbols = {part.symbol.name: part.symbol for part in (*sheet.parts.values(), *marks)}
    for name in sorted(symbols):
        lines += _format_symbol(symbols[name], f"{LIBRARY}:{name}", "    ")
    lines.append("  )")
    lines += [
        f"  (junction {_format_xy('at', at)} (diameter 0) (color 0 0 0 0) (uuid {_make_id(sheet.name, 'j', at)}))"
        for at in sheet.joints
    ]
    lines += [
        f"  (no_connect {_format_xy('at', at)} (uuid {_make_id(sheet.name, 'nc', at)}))"
        for at in sorted(sheet.open_pins)
    ]
    lines += [
        f"  (wire (pts {_format_xy('xy', a)} {_format_xy('xy', b)}) (stroke (width 0) (type default) (color 0 0 0 0))"
        f" (uuid {_make_id(sheet.name, 'w', a, b)}))"
        for a, b in sheet.wires
    ]
    lines += [_format_text(at, words, size, sheet.name) for at, words, size in sheet.texts]
    lines += [_format_label(mark, sheet.name) for mark in sheet.labels]
    for part in (*(sheet.parts[ref] for ref in sorted(sheet.parts, key=make_natural_key)), *marks):
        lines += _format_instance(sheet, part)
    return "\n".join([*lines, ")"]) + "\n"


def _format_text(at: tuple[float, float], words: str, size: float, sheet: str) -> str:
    font = f"(effects (font (size {_format_number(size)} {_format_number(size)})) (justify left bottom))"
    return (
        f"  (text {_quote_words(words)} (at {_format_number(at[0])} {_format_number(at[1])} 0) {font}"
        f" (uuid {_make_id(sheet, 't', at)}))"
    )


def _format_label(mark: NetMark, sheet: str) -> str:
    angle = _LABEL_ANGLE[mark.way]
    side = "left" if angle in (0, 90) else "right"
    x, y = mark.at
    return (
        f"  (global_label {_quote_words(mark.net)} (shape passive)"
        f" (at {_format_number(x)} {_format_number(y)} {angle}) (fields_autoplaced)\n"
        f"    (effects (font (size 1.27 1.27)) (justify {side})) (uuid {_make_id(sheet, 'l', mark.at, mark.net)})\n"
        '    (property "Intersheet References" "${INTERSHEET_REFS}" (id 0)'
        f" (at {_format_number(x)} {_format_number(y)} 0) {_HIDDEN}))"
    )


def _get_value(sheet: Sheet, part: PlacedSymbol) -> str:
    if part.ref.startswith("#"):
        return part.symbol.pins[0].name if part.ref.startswith("#PWR") else "PWR_FLAG"
    return sheet.netlist.components[part.ref].value


def _get_footprint(sheet: Sheet, part: PlacedSymbol) -> str:
    if part.ref.startswith("#"):
        return ""
    footprint = sheet.netlist.components[part.ref].footprint
    return "" if footprint.startswith(OFF_BOARD) else footprint


def _format_instance(sheet: Sheet, part: PlacedSymbol) -> Iterator[str]:
    x, y = part.at
    mark = part.ref.startswith("#")
    on_board = "yes" if mark or _get_footprint(sheet, part) else "no"
    yield f'  (symbol (lib_id "{LIBRARY}:{part.symbol.name}") (at {_format_number(x)} {_format_number(y)} 0) (unit 1)'
    yield f"    (in_bom {'no' if mark else 'yes'}) (on_board {on_board}) (fields_autoplaced)"
    yield f"    (uuid {_make_id(sheet.name, part.ref)})"
    (rx, ry), (vx, vy), side = _locate_words(part)
    shown = _SHOWN.format(side=side)
    if side == "center":
        shown = "(effects (font (size 1.27 1.27)))"
    fields = [
        ("Reference", part.ref, (rx, ry), _HIDDEN if mark else shown),
        ("Value", _get_value(sheet, part), (vx, vy), shown),
        ("Footprint", _get_footprint(sheet, part), (x, y), _HIDDEN),
        ("Datasheet", "", (x, y), _HIDDEN),
    ]
    if not mark:
        entry = read_catalog()[sheet.netlist.components[part.ref].key]
        fields += [("Maker", entry["maker"], (x, y), _HIDDEN), ("Number", entry["number"], (x, y), _HIDDEN)]
        fields += [(shop.upper(), entry[shop], (x, y), _HIDDEN) for shop in SUPPLIERS if entry.get(shop)]
    for number, (name, words, (fx, fy), effects) in enumerate(fields):
        place = f"(at {_format_number(fx)} {_format_number(fy)} 0)"
        yield f'    (property "{name}" {_quote_words(words)} (id {number}) {place} {effects})'
    for pin in part.symbol.pins:
        yield f'    (pin "{pin.number}" (uuid {_make_id(sheet.name, part.ref, pin.number)}))'
    yield "  )"


def _locate_words(part: PlacedSymbol) -> tuple[tuple[float, float], tuple[float, float], str]:
    """Return where a symbol's reference and its value are written, and how both are aligned."""
    x, y = part.at
    left, top, right, bottom = part.get_bounds()
    if part.ref.startswith("#"):
        beyond = {(0, -1): (x, top - 1.27), (0, 1): (x, bottom + 1.27)}
        way = (0, -1) if top < y - 0.1 else (0, 1) if bottom > y + 0.1 and left > x - 2 else None
        if way is None or abs(left - x) > 2 or abs(right - x) > 2:
            side = "right" if left < x - 2 else "left"
            return part.at, (left - 0.6 if side == "right" else right + 0.6, y), side
        return part.at, beyond[way], "center"
    if len(part.symbol.pins) == 3 and right - left > bottom - top and not part.symbol.name.startswith("Tray24"):
        return (x, top - 3.81), (x, top - 1.27), "center"
    upright = len(part.symbol.pins) == 2 and right - left < bottom - top
    if upright or (len(part.symbol.pins) == 3 and right - left < 11):
        return (right + 1.27, y - 1.27), (right + 1.27, y + 1.27), "left"
    if len(part.symbol.pins) == 2:
        return (x, top - 2.54), (x, bottom + 2.54), "center"
    return (left + 2.54, top - 1.27), (left + 2.54, bottom + 1.6), "left"


def _format_library(symbols: list[Symbol]) -> str:
    lines = ["(kicad_symbol_lib (version 20211014) (generator tray24_hardware)"]
    for symbol in symbols:
        lines += _format_symbol(symbol, symbol.name, "  ")
    return "\n".join([*lines, ")"]) + "\n"


def _format_symbol(symbol: Symbol, name: str, indent: str) -> Iterator[str]:
    plain = symbol.name
    power = " (power)" if symbol.power else ""
    numbers = "" if symbol.shows_numbers else " (pin_numbers hide)"
    hide = "" if symbol.shows_names else " hide"
    letter = "#PWR" if symbol.power else "U"
    yield (
        f'{indent}(symbol "{name}"{power}{numbers} (pin_names (offset {_format_number(symbol.name_offset)}){hide})'
        f" (in_bom {'no' if symbol.power else 'yes'}) (on_board yes)"
    )
    value = symbol.pins[0].name if symbol.power and symbol.name != "PWR_FLAG" else plain
    for number, (field, words) in enumerate(
        (("Reference", letter), ("Value", value), ("Footprint", ""), ("Datasheet", ""))
    ):
        yield f'{indent}  (property "{field}" {_quote_words(words)} (id {number}) (at 0 0 0) {_HIDDEN})'
    yield f'{indent}  (symbol "{plain}_0_1"'
    yield from (f"{indent}    {_format_shape(shape)}" for shape in symbol.shapes)
    yield f'{indent}  )\n{indent}  (symbol "{plain}_1_1"'
    yield from (f"{indent}    {_format_pin(pin)}" for pin in symbol.pins)
    yield f"{indent}  )\n{indent})"


def _format_shape(shape: Shape) -> str:
    if shape.kind == "text":
        x, y = map(_format_number, shape.points[0])
        return f"(text {_quote_words(shape.words)} (at {x} {y} 0) (effects (font (size 1.27 1.27))))"
    look = f"(stroke (width {_format_number(shape.width)}) (type default) (color 0 0 0 0)) (fill (type {shape.fill}))"
    if shape.kind == "circle":
        return f"(circle {_format_xy('center', shape.points[0])} (radius {_format_number(shape.radius)}) {look})"
    if shape.kind == "polyline":
        return f"(polyline (pts {' '.join(_format_xy('xy', at) for at in shape.points)}) {look})"
    words = ("start", "end") if shape.kind == "rectangle" else ("start", "mid", "end")
    return (
        f"({shape.kind} {' '.join(_format_xy(word, at) for word, at in zip(words, shape.points, strict=True))} {look})"
    )


def _format_pin(pin: Pin) -> str:
    hide = " hide" if pin.hidden else ""
    font = "(effects (font (size 1.27 1.27)))"
    return (
        f"(pin {pin.kind} line (at {_format_number(pin.at[0])} {_format_number(pin.at[1])} {pin.angle})"
        f" (length {_format_number(pin.length)}){hide}"
        f' (name {_quote_words(pin.name or "~")} {font}) (number "{pin.number}" {font}))'
    )
