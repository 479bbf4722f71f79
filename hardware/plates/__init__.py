"""Plates: all printed parts, arranged on the bed of a common 3D printer, with a slicer's estimates of hours and grams.

    python -m hardware.plates.measure      slices the plates that have changed (--all: all), writes plates.toml
    python -m hardware.plates              writes build/plates/*.3mf (each a full plate) and *.svg (their pictures)
    python -m hardware.plates --check      exit code 1 and messages when something is wrong (--all: slices all again)
    hardware.plates.table                  hours and grams from plates.toml: no package needed to read it

Inputs: hardware/plates/*, the STL files of build/case, build/extras and build/light, and the numbers of
copies in the modules of these parts. Imports: numpy, shapely, and, through these modules, cadquery. Only slicing needs
`prusa-slicer` (Debian: `apt install prusa-slicer`): its estimates are committed in plates.toml, with a hash of the
files and the profile that were sliced.
"""
