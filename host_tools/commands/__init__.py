"""The commands, one module each, which has the functions `add_arguments(parser)` and `run(arguments)`."""
