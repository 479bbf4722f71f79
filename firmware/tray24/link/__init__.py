"""The link: JSON requests over USB serial, one line for each request, answer and event."""
