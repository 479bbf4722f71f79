"""The ports on an RP2040: one small driver for each device, and the only place that imports machine or rp2."""
