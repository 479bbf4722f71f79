"""The running match on display, slots and keys."""
