"""The parts of a running match around the rules: dealer, journal, records, undo, bots."""
