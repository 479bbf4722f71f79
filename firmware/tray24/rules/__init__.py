"""The rules core that all games share: the contract, shedding and matching, dice and tiles, notation, positions."""
