"""The parts of a running match beside the rules: dealer, journal, records, undo, bots."""
