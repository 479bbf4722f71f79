"""The schematic, made from the netlist, as a KiCad project, and as SVG and PDF."""
