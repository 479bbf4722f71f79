"""The operations of the command `records`."""
