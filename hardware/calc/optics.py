"""Calculations of light: spectra as eye and sensor see them, and how much of an LED's light a die sends to a sensor."""

from functools import cache
from math import exp, hypot, sqrt

from hardware.calc import kernel, parts
from hardware.case import layout

# CIE 1924 photopic luminous efficiency, 380 to 780 nm in steps of 10 (CIE 018:2019, table 1).
_PHOTOPIC = (
    0.000039, 0.00012, 0.000396, 0.00121, 0.004, 0.0116, 0.023, 0.038, 0.06, 0.09098, 0.13902, 0.20802, 0.323, 0.503,
    0.71, 0.862, 0.954, 0.99495, 0.995, 0.952, 0.87, 0.757, 0.631, 0.503, 0.381, 0.265, 0.175, 0.107, 0.061, 0.032,
    0.017, 0.00821, 0.004102, 0.002091, 0.001047, 0.00052, 0.000249, 0.00012, 0.00006, 0.00003, 0.000015,
)  # fmt: skip
_LUMEN_A_WATT = 683.0


def interpolate_curve(curve, x: float) -> float:
    """Return the value at `x` of a curve of points ((x, y), ...): linear between the points, 0 outside."""
    for (left, low), (right, high) in zip(curve, curve[1:], strict=False):
        if left <= x <= right:
            return low + (high - low) * (x - left) / (right - left)
    return 0.0


def compute_photopic(nm: float) -> float:
    """Return the eye's sensitivity at a wavelength, relative to its greatest one (CIE 1924)."""
    return interpolate_curve([(380 + 10 * step, value) for step, value in enumerate(_PHOTOPIC)], nm)


def mcd_to_mw_sr(mcd: float, nm: float) -> float:
    """Convert the luminous intensity (mcd) of light of one wavelength to its radiant intensity (mW/sr)."""
    return mcd / (_LUMEN_A_WATT * compute_photopic(nm))


def _compute_planck(nm: float, kelvin: float) -> float:
    """Return the power of a black body's light at a wavelength, in arbitrary units (Planck's law)."""
    return (nm / 1000) ** -5 / (exp(14387769 / (nm * kelvin)) - 1)


def compute_effective_mw_cm2(lux: float, kelvin: float, spectrum, max_nm: float = 1200.0) -> float:
    """Return the irradiance at the sensor's best wavelength that has the same effect as the light of a room, in mW/cm2.

    The room has `lux` of a black body's light of `kelvin`, cut off beyond `max_nm`. `spectrum` is the sensor's
    relative response as points (nm, value).
    """
    step_nm = 5
    wavelengths = range(300, 1201, step_nm)
    spectrum_powers = [_compute_planck(nm, kelvin) if nm <= max_nm else 0.0 for nm in wavelengths]
    luminous_power = sum(power * compute_photopic(nm) for nm, power in zip(wavelengths, spectrum_powers, strict=True))
    sensed_power = sum(
        power * interpolate_curve(spectrum, nm) for nm, power in zip(wavelengths, spectrum_powers, strict=True)
    )
    return lux / _LUMEN_A_WATT * sensed_power / luminous_power / 10  # 1 W/m2 is 0.1 mW/cm2


@cache
def compute_die_factor(aside_mm: float = parts.LED_ASIDE_MM, height_mm: float = parts.DIE_HEIGHT_MM) -> float:
    """Return the irradiance at the sensor (mW/cm2) from a white die's whole underside, for each mW/sr of a Lambert LED.

    It is `kernel.compute_total` times the share that passes the clear sheet, whose two surfaces light crosses twice.
    """
    passed_share = (1 - parts.FRESNEL) ** 4
    return kernel.compute_total(aside_mm, height_mm) * passed_share * 100  # 1/mm2 is 100/cm2


def compute_floor_factor(aside_mm: float = parts.LED_ASIDE_MM, height_mm: float = parts.DIE_HEIGHT_MM) -> float:
    """Return the irradiance at the sensor (mW/cm2) by light that the surfaces of the clear sheet mirror.

    It is for each mW/sr of an LED, a Lambert source.
    """
    total = 0.0
    for face_mm in (height_mm - parts.SHEET_MM, height_mm):
        distance = hypot(2 * face_mm, aside_mm)
        total += parts.FRESNEL * (2 * face_mm / distance) ** 2 / distance**2
    return total * 100


def compute_fresnel(slant: float) -> float:
    """Return the share of unpolarized light that a surface of acrylic mirrors.

    `slant` is the length of the light's path divided by its height: 1 for light that comes straight down.
    """
    outer_cosine = 1 / slant
    inner_cosine = sqrt(1 - (1 - outer_cosine**2) / parts.ACRYLIC_N**2)
    s_amplitude = (outer_cosine - parts.ACRYLIC_N * inner_cosine) / (outer_cosine + parts.ACRYLIC_N * inner_cosine)
    p_amplitude = (parts.ACRYLIC_N * outer_cosine - inner_cosine) / (parts.ACRYLIC_N * outer_cosine + inner_cosine)
    return (s_amplitude**2 + p_amplitude**2) / 2


def compute_floor_share() -> float:
    """Return the light that the clear sheet alone sends back, as a share of that from a die of reflectance 1."""
    return compute_floor_factor() / compute_die_factor()


def compute_beside_share() -> float:
    """Return how much light a die gets from the LED beside its slot, as a share of that from the LED below it."""
    return compute_die_factor(hypot(*layout.BESIDE)) / compute_die_factor()


def compute_neighbor_share() -> float:
    """Return how much light a die gets from a neighboring slot's LED through air, as a share of that from its own."""
    return compute_die_factor(parts.PITCH_MM) / compute_die_factor()
