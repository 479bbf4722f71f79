"""The link to a host: JSON over USB serial, with one line for each request, reply and event."""
