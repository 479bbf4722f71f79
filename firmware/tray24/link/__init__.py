"""Requests over USB serial: one line of JSON each, and one line for each answer and each event."""
