"""Constants of the optical model. Written by `python -m hardware.calc --write`: change them there."""

# LSB of 12 bits that a typical slot's sensor gives for a surface that sends everything back, under
# its LED at full in red, green, blue, and under its infrared LED.
LIT_LSB = (235.8, 474.3, 749.3, 1065.9)

# Share of a side neighbor's light that falls on a slot, too.
CROSSTALK = 0.08

# By how much parts differ from slot to slot.
LED_SPREAD = 0.2
INFRARED_SPREAD = 0.3
SENSOR_SPREAD = 0.4

# LSB of an open typical slot in the brightest room.
ROOM_LSB = 654.6
ROOM_LUX = 2000.0

# Half the swing of the room's light, as a share of it.
FLICKER = 0.2
FLICKER_HZ = 100.0

# Modulation of dimmed LEDs; each has an oscillator of its own, this exact.
PWM_HZ = 2000.0
PWM_SPREAD = 0.1

# Time constant of sensor and load, in the weakest slot over an empty floor in infrared.
RESPONSE_US = 39.3

# A sensor gives no more: its transistor is saturated.
CEILING_LSB = 3971

# The converter's noise, rms, and its wide codes (RP2040-E11).
NOISE_LSB = 3.0
WIDE_CODE_LSB = 8
FULL_LSB = 4095

# What comes back from the floor alone.
FLOOR = (0.112, 0.112, 0.112, 0.112)

# Share of the room's light on an open slot that reaches the sensor beside a die, or a finger.
ROOM_UNDER_DIE = 0.05
ROOM_UNDER_FINGER = 0.3

# Share of red, green, blue and infrared light that comes back, the clear floor's own included.
SURFACES = {
    "r": (0.862, 0.212, 0.212, 0.712),
    "y": (0.862, 0.712, 0.212, 0.712),
    "g": (0.212, 0.612, 0.312, 0.712),
    "b": (0.192, 0.262, 0.712, 0.712),
    "white": (0.962, 0.962, 0.962, 0.912),
    "ivory": (0.912, 0.852, 0.712, 0.892),
    "black": (0.162, 0.162, 0.162, 0.212),
    "finger": (0.662, 0.412, 0.332, 0.712),
}
