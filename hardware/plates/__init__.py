"""Plates: all printed parts arranged on a common printer's bed, with hours and grams as a slicer estimates them.

    python -m hardware.plates.measure      slices the plates that have changed (--all: all), writes plates.toml
    python -m hardware.plates              writes build/plates/*.3mf (each a full plate) and *.svg (their pictures)
    python -m hardware.plates --check      exit code 1 and messages when something is wrong (--all: slices all again)
    hardware.plates.table                  hours and grams from plates.toml: no package needed to read it

Inputs: hardware/plates/*, the STL files of build/case, build/extras and build/light, and the numbers of
copies in their modules. Imports: numpy, shapely, and cadquery through these modules. Slicing needs `prusa-slicer`
(Debian: `apt install prusa-slicer`), which nothing else needs: plates.toml is committed, and says of which files and
which profile it is.
"""
