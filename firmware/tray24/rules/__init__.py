"""The rules that all games share: base classes, faces of dice and tiles, moves, notation, refusals, positions."""
