"""The screens of a running match: display, slots and keys."""
