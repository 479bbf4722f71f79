"""`python -m hardware.plates [--slice | --check [--all]]`: make the plates, slice all of them again, or check them."""

import sys

from hardware.plates import slicer, table
from hardware.plates.check import check, check_slicing, counts_wrong, table_stale
from hardware.plates.make import made, measured, write
from hardware.plates.parts import all_parts
from hardware.products import BUILD
from hardware.steps import guide

_NO_SLICER = "prusa-slicer is not installed"


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        return _report(check(), "every part is on a plate, every plate fits, hours and grams are those of the files")
    if arguments == ["--check", "--all"]:
        if not slicer.version():
            return _report(check(), f"right as far as they are known: {_NO_SLICER}, so nothing was sliced again")
        return _report(check() + check_slicing(), f"{slicer.version()} gives the hours and grams of the table")
    if arguments in ([], ["--slice"]):
        return _make(again=bool(arguments))
    print(f"'{' '.join(arguments)}' is not known: give --slice, --check, --check --all or nothing", file=sys.stderr)
    return 2


def _report(findings: list[str], good: str) -> int:
    print("\n".join(findings) or f"plates: {good}")
    return 1 if findings else 0


def _make(again: bool) -> int:
    items, known, version = made(), table.read(), slicer.version()
    stale = table_stale(known, items) + counts_wrong(known.rows, all_parts())
    if again or stale:
        if version:
            known = measured(items, known, version, again, lambda line: print(line, flush=True))
            table.FILE.write_text(table.text_of(known), encoding="utf-8", newline="\n")
            guide.main()
        else:
            print("\n".join([f"plates: {_NO_SLICER}, so hours and grams stay unknown", *stale]), file=sys.stderr)
    print(f"plates: {len(write(BUILD / 'plates', items, known))} files")
    return 1 if again and not version else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
