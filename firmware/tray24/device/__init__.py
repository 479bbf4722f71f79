"""The ports on an RP2040: a small driver for each device. No other module imports machine or rp2."""
