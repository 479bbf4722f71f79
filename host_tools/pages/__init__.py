"""The pages that commands serve: a tray on a large screen, a trace, a record."""
