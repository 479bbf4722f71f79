"""The files of the schematic for KiCad 6: a root file, a file for each sheet, and a library of the symbols."""

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
_UUID_NAMESPACE = uuid.UUID("6f1d54c0-2d1c-5b7e-9a54-7472617932e4")
_HIDDEN_EFFECTS = "(effects (font (size 1.27 1.27)) hide)"
_SHOWN_EFFECTS = "(effects (font (size 1.27 1.27)) (justify {side}))"
_STROKE = "(stroke (width 0) (type default) (color 0 0 0 0))"
# Direction (y down) -> angle of a label, of a supply's and of a ground's symbol.
_LABEL_ANGLE = {(1, 0): 0, (0, -1): 90, (-1, 0): 180, (0, 1): 270}
_RAIL_DEGREES = {(0, -1): 0, (-1, 0): 90, (0, 1): 180, (1, 0): 270}
_GROUND_DEGREES = {(0, 1): 0, (1, 0): 90, (0, -1): 180, (-1, 0): 270}


def _make_id(*parts: object) -> str:
    return str(uuid.uuid5(_UUID_NAMESPACE, "/".join(str(part) for part in parts)))


def _format_number(value: float) -> str:
    """Return a number as text without needless digits; -0 becomes 0."""
    return f"{round(value, 4) + 0.0:.4f}".rstrip("0").rstrip(".")


def _format_xy(keyword: str, at: tuple[float, float]) -> str:
    return f"({keyword} {_format_number(at[0])} {_format_number(at[1])})"


def _quote_words(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def get_file_name(sheet: Sheet) -> str:
    return f"{STEM}-{sheet.name}.kicad_sch"


def format_documents(sheets: list[Sheet]) -> dict[str, str]:
    """Return the texts of the schematic's files by file name."""
    marks = [_list_marks(sheet) for sheet in sheets]
    files = {f"{STEM}.kicad_sch": _format_root(sheets, marks)}
    files |= {
        get_file_name(sheet): _format_sheet(sheet, sheet_marks)
        for sheet, sheet_marks in zip(sheets, marks, strict=True)
    }
    symbols = {part.symbol.name: part.symbol for sheet_marks in marks for part in sheet_marks}
    for sheet in sheets:
        symbols |= {part.symbol.name: part.symbol for part in sheet.parts.values()}
    files[f"{LIBRARY}.kicad_sym"] = _format_library([symbols[name] for name in sorted(symbols)])
    type_text = '(type "KiCad")'
    files["sym-lib-table"] = (
        f'(sym_lib_table\n  (lib (name "{LIBRARY}"){type_text}(uri "${{KIPRJMOD}}/{LIBRARY}.kicad_sym")'
        '(options "")(descr "The symbols of the tray\'s schematic"))\n)\n'
    )
    files["fp-lib-table"] = (
        f'(fp_lib_table\n  (lib (name "{LIBRARY}"){type_text}(uri "${{KIPRJMOD}}/../library/{LIBRARY}.pretty")'
        '(options "")(descr "Footprints that KiCad 6 lacks"))\n)\n'
    )
    return files


def _list_marks(sheet: Sheet) -> list[PlacedSymbol]:
    """Return the power symbols and power flags of a sheet as placed symbols, with references as KiCad assigns them."""
    symbols = []
    for mark in sheet.rails:
        is_ground = mark.net == names.GROUND
        degrees = (_GROUND_DEGREES if is_ground else _RAIL_DEGREES)[mark.way]
        symbols.append(
            PlacedSymbol(f"#PWR{sheet.name}{len(symbols)}", make_rail(mark.net, degrees, ground=is_ground), mark.at)
        )
    for number, mark in enumerate(sheet.flags):
        symbols.append(PlacedSymbol(f"#FLG0{number}", make_power_flag(), mark.at))
    return symbols


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
            f"      {_SHOWN_EFFECTS.format(side='left bottom')})\n"
            f'    (property "Sheet file" "{get_file_name(sheet)}" (id 1)'
            f" (at {_format_number(x)} {_format_number(y + 13.3)} 0)\n"
            f"      {_SHOWN_EFFECTS.format(side='left top')}))"
        )
    lines.append('  (sheet_instances\n    (path "/" (page "1"))')
    lines += [f'    (path "/{_make_id(sheet.name)}" (page "{page}"))' for page, sheet in enumerate(sheets, 2)]
    lines.append("  )\n  (symbol_instances")
    for sheet, sheet_marks in zip(sheets, marks, strict=True):
        for part in (*(sheet.parts[ref] for ref in sorted(sheet.parts, key=make_natural_key)), *sheet_marks):
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
    lines += [_format_text(at, text, size, sheet.name) for at, text, size in sheet.texts]
    lines += [_format_label(mark, sheet.name) for mark in sheet.labels]
    for part in (*(sheet.parts[ref] for ref in sorted(sheet.parts, key=make_natural_key)), *marks):
        lines += _format_instance(sheet, part)
    return "\n".join([*lines, ")"]) + "\n"


def _format_text(at: tuple[float, float], text: str, size: float, sheet: str) -> str:
    font = f"(effects (font (size {_format_number(size)} {_format_number(size)})) (justify left bottom))"
    return (
        f"  (text {_quote_words(text)} (at {_format_number(at[0])} {_format_number(at[1])} 0) {font}"
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
        f" (at {_format_number(x)} {_format_number(y)} 0) {_HIDDEN_EFFECTS}))"
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
    is_mark = part.ref.startswith("#")
    on_board = "yes" if is_mark or _get_footprint(sheet, part) else "no"
    yield f'  (symbol (lib_id "{LIBRARY}:{part.symbol.name}") (at {_format_number(x)} {_format_number(y)} 0) (unit 1)'
    yield f"    (in_bom {'no' if is_mark else 'yes'}) (on_board {on_board}) (fields_autoplaced)"
    yield f"    (uuid {_make_id(sheet.name, part.ref)})"
    (rx, ry), (vx, vy), side = _locate_words(part)
    effects_text = _SHOWN_EFFECTS.format(side=side)
    if side == "center":
        effects_text = "(effects (font (size 1.27 1.27)))"
    fields = [
        ("Reference", part.ref, (rx, ry), _HIDDEN_EFFECTS if is_mark else effects_text),
        ("Value", _get_value(sheet, part), (vx, vy), effects_text),
        ("Footprint", _get_footprint(sheet, part), (x, y), _HIDDEN_EFFECTS),
        ("Datasheet", "", (x, y), _HIDDEN_EFFECTS),
    ]
    if not is_mark:
        entry = read_catalog()[sheet.netlist.components[part.ref].key]
        fields += [
            ("Maker", entry["maker"], (x, y), _HIDDEN_EFFECTS),
            ("Number", entry["number"], (x, y), _HIDDEN_EFFECTS),
        ]
        fields += [(shop.upper(), entry[shop], (x, y), _HIDDEN_EFFECTS) for shop in SUPPLIERS if entry.get(shop)]
    for number, (name, text, (fx, fy), effects) in enumerate(fields):
        position = f"(at {_format_number(fx)} {_format_number(fy)} 0)"
        yield f'    (property "{name}" {_quote_words(text)} (id {number}) {position} {effects})'
    for pin in part.symbol.pins:
        yield f'    (pin "{pin.number}" (uuid {_make_id(sheet.name, part.ref, pin.number)}))'
    yield "  )"


def _locate_words(part: PlacedSymbol) -> tuple[tuple[float, float], tuple[float, float], str]:
    """Return where a symbol's reference and its value are written, and how both are aligned."""
    x, y = part.at
    left, top, right, bottom = part.get_bounds()
    if part.ref.startswith("#"):
        outer_points = {(0, -1): (x, top - 1.27), (0, 1): (x, bottom + 1.27)}
        direction = (0, -1) if top < y - 0.1 else (0, 1) if bottom > y + 0.1 and left > x - 2 else None
        if direction is None or abs(left - x) > 2 or abs(right - x) > 2:
            side = "right" if left < x - 2 else "left"
            return part.at, (left - 0.6 if side == "right" else right + 0.6, y), side
        return part.at, outer_points[direction], "center"
    if len(part.symbol.pins) == 3 and right - left > bottom - top and not part.symbol.name.startswith("Tray24"):
        return (x, top - 3.81), (x, top - 1.27), "center"
    is_upright = len(part.symbol.pins) == 2 and right - left < bottom - top
    if is_upright or (len(part.symbol.pins) == 3 and right - left < 11):
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
    plain_name = symbol.name
    power_text = " (power)" if symbol.power else ""
    numbers_text = "" if symbol.shows_numbers else " (pin_numbers hide)"
    hide_text = "" if symbol.shows_names else " hide"
    ref_prefix = "#PWR" if symbol.power else "U"
    yield (
        f'{indent}(symbol "{name}"{power_text}{numbers_text}'
        f" (pin_names (offset {_format_number(symbol.name_offset)}){hide_text})"
        f" (in_bom {'no' if symbol.power else 'yes'}) (on_board yes)"
    )
    value = symbol.pins[0].name if symbol.power and symbol.name != "PWR_FLAG" else plain_name
    for number, (field, text) in enumerate(
        (("Reference", ref_prefix), ("Value", value), ("Footprint", ""), ("Datasheet", ""))
    ):
        yield f'{indent}  (property "{field}" {_quote_words(text)} (id {number}) (at 0 0 0) {_HIDDEN_EFFECTS})'
    yield f'{indent}  (symbol "{plain_name}_0_1"'
    yield from (f"{indent}    {_format_shape(shape)}" for shape in symbol.shapes)
    yield f'{indent}  )\n{indent}  (symbol "{plain_name}_1_1"'
    yield from (f"{indent}    {_format_pin(pin)}" for pin in symbol.pins)
    yield f"{indent}  )\n{indent})"


def _format_shape(shape: Shape) -> str:
    if shape.kind == "text":
        x, y = map(_format_number, shape.points[0])
        return f"(text {_quote_words(shape.words)} (at {x} {y} 0) (effects (font (size 1.27 1.27))))"
    style = f"(stroke (width {_format_number(shape.width)}) (type default) (color 0 0 0 0)) (fill (type {shape.fill}))"
    if shape.kind == "circle":
        return f"(circle {_format_xy('center', shape.points[0])} (radius {_format_number(shape.radius)}) {style})"
    if shape.kind == "polyline":
        return f"(polyline (pts {' '.join(_format_xy('xy', at) for at in shape.points)}) {style})"
    keywords = ("start", "end") if shape.kind == "rectangle" else ("start", "mid", "end")
    points = " ".join(_format_xy(keyword, at) for keyword, at in zip(keywords, shape.points, strict=True))
    return f"({shape.kind} {points} {style})"


def _format_pin(pin: Pin) -> str:
    hide_text = " hide" if pin.hidden else ""
    font = "(effects (font (size 1.27 1.27)))"
    return (
        f"(pin {pin.kind} line (at {_format_number(pin.at[0])} {_format_number(pin.at[1])} {pin.angle})"
        f" (length {_format_number(pin.length)}){hide_text}"
        f' (name {_quote_words(pin.name or "~")} {font}) (number "{pin.number}" {font}))'
    )
