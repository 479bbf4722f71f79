"""The ports on an RP2040: a small driver for each device; the only place that imports machine or rp2."""
