"""What all games share: the contract, shedding and matching, dice and tiles, notation, positions."""
