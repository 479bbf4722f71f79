"""The schematic as a KiCad project that can be opened, and as SVG and PDF, all from the netlist."""
