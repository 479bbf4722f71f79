"""Constants of the optical model. Written by `python -m hardware.calc --write`: change them there."""

# LSB of 12 bits that a typical slot's sensor gives for a surface that sends everything back, under
# its LED at full in red, green, blue, and under its infrared LED.
LIT_LSB = (220.4, 443.4, 700.6, 934.8)

# Share of a side neighbor's light that falls on a slot, too.
CROSSTALK = 0.08

# Light that goes straight from an emitter to its sensor, as a share of LIT_LSB; fins let between 0 and
# twice as much pass.
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
RESPONSE_US = 29.2

# A sensor gives no more: its transistor is saturated.
CEILING_LSB = 3971

# The converter's noise, rms, and its wide codes (RP2040-E11).
NOISE_LSB = 3.0
WIDE_CODE_LSB = 8
FULL_LSB = 4095

# What comes back from floor, walls and liner alone.
FLOOR = (0.250, 0.250, 0.250, 0.257)

# What the darkest and the brightest liner return more than the typical one: of an empty floor, beside a die.
DARK_LINER = ((-0.0440, -0.0440, -0.0440, -0.0458), (-0.0039, -0.0039, -0.0039, -0.0040))
BRIGHT_LINER = ((0.0256, 0.0256, 0.0256, 0.0267), (0.0019, 0.0019, 0.0019, 0.0020))

# Share of the room's light on an open slot that reaches the sensor beside a die, or a finger.
ROOM_UNDER_DIE = 0.05
ROOM_UNDER_FINGER = 0.3
ROOM_UNDER_TRANSLUCENT = 0.35

# Share of red, green, blue and infrared light that comes back, that of floor, walls and liner's foot included.
SURFACES = {
    "r": (0.884, 0.226, 0.226, 0.755),
    "y": (0.884, 0.736, 0.226, 0.755),
    "g": (0.226, 0.633, 0.326, 0.755),
    "b": (0.206, 0.276, 0.731, 0.755),
    "white": (0.987, 0.997, 0.987, 0.978),
    "ivory": (0.935, 0.881, 0.731, 0.956),
    "black": (0.175, 0.175, 0.175, 0.227),
    "finger": (0.680, 0.428, 0.346, 0.755),
    "paper": (0.987, 1.007, 1.017, 1.035),
}

# Likewise of dice of other makes, by make and color.
MAKES = {
    "translucent": {
        "r": (0.503, 0.175, 0.175, 0.433),
        "y": (0.503, 0.428, 0.175, 0.433),
        "g": (0.175, 0.377, 0.226, 0.433),
        "b": (0.165, 0.201, 0.427, 0.433),
    },
    "dark": {
        "r": (0.389, 0.160, 0.160, 0.433),
        "y": (0.389, 0.337, 0.160, 0.433),
        "g": (0.160, 0.301, 0.195, 0.433),
        "b": (0.153, 0.178, 0.336, 0.433),
    },
    "sticker": {
        "r": (0.767, 0.170, 0.133, 0.841),
        "y": (0.767, 0.616, 0.148, 0.841),
        "g": (0.144, 0.577, 0.254, 0.841),
        "b": (0.133, 0.255, 0.770, 0.841),
        "white": (0.768, 0.781, 0.790, 0.876),
    },
}
