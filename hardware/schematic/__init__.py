"""The schematic, made from the netlist as a KiCad project that can be opened, and as SVG and PDF."""
