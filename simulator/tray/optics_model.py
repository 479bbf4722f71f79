"""Constants of the optical model. Written by `python -m hardware.calc --write`: change them there."""

# LSB of 12 bits that a typical slot's sensor gives for a surface that sends everything back, under
# its LED at full in red, green, blue, and under its infrared LED.
LIT_LSB = (220.4, 443.4, 700.6, 996.6)

# Share of a side neighbor's light that falls on a slot, too.
CROSSTALK = 0.08

# Light that goes straight from an emitter to its sensor, as a share of LIT_LSB; fins let none to twice as
# much pass.
DIRECT = (0.0045, 0.0045, 0.0045, 0.0056)
DIRECT_SPREAD = 1.0

# Likewise on a bare board, which has neither fins nor sheet; slots differ by the spread.
BARE_DIRECT = (0.1268, 0.1268, 0.1268, 0.1268)
BARE_SPREAD = 0.5

# Light of the emitters one pitch away there, as a share of the slot's own.
BARE_BESIDE = 0.0192

# LSB of a typical sensor there in the brightest room.
BARE_ROOM_LSB = 710.3

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
RESPONSE_US = 40.9

# A sensor gives no more: its transistor is saturated.
CEILING_LSB = 3971

# The converter's noise, rms, and its wide codes (RP2040-E11).
NOISE_LSB = 3.0
WIDE_CODE_LSB = 8
FULL_LSB = 4095

# What comes back from floor and walls alone.
FLOOR = (0.110, 0.110, 0.110, 0.111)

# Share of the room's light on an open slot that reaches the sensor beside a die, or a finger.
ROOM_UNDER_DIE = 0.05
ROOM_UNDER_FINGER = 0.3
ROOM_UNDER_TRANSLUCENT = 0.35

# Share of red, green, blue and infrared light that comes back, floor's and walls' own included.
SURFACES = {
    "r": (0.869, 0.210, 0.210, 0.739),
    "y": (0.869, 0.720, 0.210, 0.739),
    "g": (0.210, 0.617, 0.311, 0.739),
    "b": (0.190, 0.261, 0.716, 0.739),
    "white": (0.971, 0.981, 0.971, 0.963),
    "ivory": (0.920, 0.866, 0.716, 0.940),
    "black": (0.160, 0.160, 0.160, 0.211),
    "finger": (0.665, 0.413, 0.331, 0.739),
    "paper": (0.971, 0.992, 1.002, 1.019),
}

# Likewise of dice of other makes, by make and color.
MAKES = {
    "translucent": {
        "r": (0.487, 0.160, 0.160, 0.418),
        "y": (0.487, 0.413, 0.160, 0.418),
        "g": (0.160, 0.362, 0.210, 0.418),
        "b": (0.150, 0.185, 0.411, 0.418),
    },
    "dark": {
        "r": (0.374, 0.145, 0.145, 0.418),
        "y": (0.374, 0.321, 0.145, 0.418),
        "g": (0.145, 0.286, 0.180, 0.418),
        "b": (0.138, 0.163, 0.321, 0.418),
    },
    "sticker": {
        "r": (0.752, 0.154, 0.118, 0.825),
        "y": (0.752, 0.601, 0.133, 0.825),
        "g": (0.129, 0.562, 0.238, 0.825),
        "b": (0.117, 0.239, 0.755, 0.825),
        "white": (0.753, 0.766, 0.774, 0.860),
    },
}
