"""Figures from the data sheets of the parts, each with its source, and dimensions of a slot.

[read]: the figure is quoted from the named document, of which an excerpt or a page was read.
[memory]: the figure is remembered from the named document, or is a common value if no document gives one; check it
before ordering. The numbers of slots and LEDs, and the most current for all LEDs together, are in `tray24.pins`.
"""

# Phototransistor: Vishay TEMT6000X01 (1206, clear, +-60 degrees), document 81579, rev. 1.2 (2004) and 1.9 (2011).
SENSOR_UA_AT_20_LUX = (3.5, 10.0, 16.0)  # [read] rev. 1.2, basic characteristics: min, typ, max; standard light A
SENSOR_UA_AT_100_LUX = 50.0  # [read] rev. 1.9, product summary: typ; standard light A
# [read] rev. 1.2: range 0.1 is 360 to 970 nm, peak 570 nm; rev. 1.9: range 0.5 is 440 to 800 nm.
SENSOR_SPECTRUM = ((360, 0.1), (440, 0.5), (570, 1.0), (800, 0.5), (970, 0.1), (1100, 0.0))
SENSOR_PF = 16.0  # [read] rev. 1.2: collector-emitter capacitance at 0 V, typ; taken for collector-base as well
SENSOR_DARK_NA = 50.0  # [read] rev. 1.2: max at 5 V
SENSOR_SATURATION_V = 0.1  # [read] rev. 1.2: typ at 20 lx
SENSOR_CURRENT_GAIN = 1200.0  # [memory] no document states it: a high value for such transistors, on the slow side
SENSOR_EMITTER_PF = 10.0  # [memory] base-emitter junction, likewise

# The clear 400-1100 nm kind for comparison: Kingbright AA4040P3C-P22, DSAO8764 V.5 (2019), page 2.
CLEAR_MA_AT_1_MW_CM2 = 0.6  # [read] typ at 940 nm (min 0.35, no max)
CLEAR_SPECTRUM = ((420, 0.1), (940, 1.0), (1120, 0.1), (1150, 0.0))  # [read] range 0.1 is 420 to 1120 nm, peak 940 nm

# RGB LED: Worldsemi WS2812C-2020 (5 mA a channel, 2 kHz).
LED_PWM_HZ = 2000.0  # [read] WS2812C-2020 datasheet, features: "scan frequency is of 2KHz"
LED_CHANNEL_MA = 5.0  # [read] WS2812C-2020 datasheet, features
# [read] of the WS2813C, the maker's other LED of the 5 mA class, in a seller's manual (page 5, "centering" values);
# the WS2812C-2020's own table was not at hand. `LED_MIN` allows for that.
LED_MCD = (120.0, 540.0, 130.0)
LED_NM = (621.0, 523.5, 468.5)  # [read] same table: 620-622, 522-525, 467-470
# [read] typical: same table. [estimated] at most: the same maker's LEDs of 18 mA have 0.6, and a published measurement
# of WS2812B has "under 1 mA".
LED_QUIESCENT_MA = (0.2, 1.0)
LED_PWM_TOLERANCE = 0.1  # [memory] an RC oscillator's
LED_RESET_US = 280.0  # [read] WS2812B-2020 and -V5 descriptions: longer than 280 us

# Infrared LED: Vishay VSMY1850 (850 nm, 0805, +-60 degrees), documents 83397 and 84272 (the same chip).
INFRARED_NM = 850.0  # [read] 83397 rev. 1.5, product summary
INFRARED_MW_SR_AT_100_MA = (5.0, 10.0, 15.0)  # [read] 84272 rev. 1.2, page 2: min, typ, max
INFRARED_V_AT_50_MA = 1.5  # [memory] its curve of forward voltage; [read] 84272 rev. 1.2, page 2: 1.65 V typ at 100 mA
INFRARED_DC_MA = 100.0  # [read] 84272 rev. 1.2, page 2: continuous; ten times as much for 100 us
INFRARED_V_AT_GLOW = 1.15  # [memory] its curve of forward voltage, at half a mA
GLOW_EFFICIENCY = 0.6  # [memory] share of the light per mA at 50 mA
MOSFET_OHM = 0.052  # [memory] AO3400A, 2.5 V at the gate, max

# Multiplexer: Nexperia 74HC4051, rev. 9 (2017).
MUX_OHM_AT_4V5 = 180.0  # [read] table 6, page 7: peak, max, 25 degrees
MUX_TURN_ON_NS_AT_4V5 = 83.0  # [read] page 19: address to output, -40 to 125 degrees, max
MUX_SLOWER_AT_3V3 = 1.7  # [memory] no limit is stated at 3.3 V: between those at 2.0 and 4.5 V
MUX_COMMON_PF = 25.0  # [memory] table 10, switch capacitance of the common pin, typ
TRACE_PF = 20.0  # 150 mm of trace over ground
ADC_PIN_PF = 5.0  # [memory] RP2040 datasheet, section 4.9: pad; the sampling capacitor is about 1 pF

# Converter: RP2040 and Raspberry Pi Pico.
ADC_VOLT = 3.3  # the Pico's ADC_VREF is its 3.3 V over 200 ohm and 2.2 uF [read] Pico datasheet, section 4.3
ADC_LSB = 4096
ADC_CONVERSION_US = 2.0  # [read] RP2040 datasheet as quoted: 96 cycles of 48 MHz
# [read] RP2040 datasheet, erratum RP2040-E11 as quoted: effective bits, which count the wide codes as noise, too.
ADC_ENOB = 8.7
# [read] pico-adc.markomo.me: rms, measured on a Pico whose regulator may save power. The tray leaves it so: README.md,
# "Noise", has the figures with GPIO23 high.
ADC_NOISE_LSB = 0.97  # of a grounded input
ADC_VREF_RIPPLE_MV = 1.0
ADC_DNL_LSB = 8.9  # [read] likewise: at codes 512, 1536, 2560 and 3584 (erratum RP2040-E11)
# The model's figure: LEDs that switch on the same 5 V add to the converter's own noise.
NOISE_LSB = 3.0

# Supply.
USB_MA = 500.0  # USB 2.0, section 7.2.1: a configured high-power port
BOARD_MA = 40.0  # [memory] a busy RP2040 at 125 MHz and the regulator, as drawn from 5 V
DISPLAY_MA = 25.0  # [memory] SSD1306 modules of 0.96 inch, all pixels lit, as drawn from 5 V
PICO_3V3_MA = 300.0  # [memory] Pico datasheet, section 2.1: recommended load of 3V3(OUT)
USB_OHM = 0.35  # [memory] a long cable and both plugs, there and back

# Daylight and lamps.
DAYLIGHT_K = 5800.0
STANDARD_A_K = 2856.0  # CIE standard illuminant A: also any incandescent lamp
LED_LAMP_K = 4000.0
LED_LAMP_UP_TO_NM = 700.0
ROOM_LUX = 2000.0

# Chosen: geometry of a slot, mm.
DIE_MM = 16.0
PITCH_MM = 26.0
DIE_HEIGHT_MM = 6.0  # from the sensor's face to the die's underside
SHEET_MM = 2.0  # clear acrylic floor; the die lies on its upper side
LED_ASIDE_MM = 3.6  # LED and infrared LED beside the sensor, on opposite sides; leaves room for the fins
# Fins of the light walls stand on both sides of each sensor, so that no light goes straight from an LED to it.
FIN_HIGH_MM = 1.5  # from the board up
FIN_THICK_MM = 0.9
FIN_ASIDE_MM = 1.75  # from the sensor's middle to the fin's
FIN_GAP_MM = 0.15  # [estimated] between board and a fin's foot: printed feet are not flat
LIGHT_WALL_MM = 2.4  # thickness of the walls between the slots
CELL_HIGH_MM = 5.0  # from board to floor
SENSOR_HIGH_MM = 1.05  # [read] TEMT6000X01, rev. 1.9, features: 4 x 2 x 1.05 mm
LED_HIGH_MM = 1.0  # [memory] WS2812C-2020, on the high side
INFRARED_HIGH_MM = 1.4  # [memory] VSMY1850X01, on the high side of such 0805 packages
ACRYLIC_N = 1.49  # [memory] PMMA
FRESNEL = 0.04  # reflected at each of its surfaces

# Stray light, in the order red, green, blue, infrared.
# [estimated] share of its axial intensity that a clear body sends out at its side, and that the sensor's body takes
# in at its side; a Lambert source has none, and angular diagrams of such bodies end at a tenth.
SIDEWAYS = 0.1
SIDEWAYS_MAX = 0.5  # no body can be worse: both would shine half as bright at the side as on top
FIN_PASSES = (0.001, 0.001, 0.001, 0.02)  # [estimated] 0.9 mm of black PLA; some black dyes let infrared through
WALL_RETURNS = (0.05, 0.05, 0.05, 0.10)  # [estimated] black PLA, printed
# [estimated] white PLA, printed; of each light: typical, and what filaments and prints may make of it. [read] White
# acrylic coats on printed PLA return 0.70 to 0.86 (Gibertoni, Rovati: high-reflectance diffuse coatings, Acta IMEKO 15,
# no. 2, abstract).
LINER_RETURNS = 0.8
LINER_RETURNS_RANGE = (0.6, 0.9)
BOARD_RETURNS = (0.08, 0.15, 0.08, 0.40)  # [estimated] green solder mask; in infrared it is clear, over copper
DIRECT_SPREAD = 1.0  # [estimated] from slot to slot, as a share: gaps below fins are 0 to 2 times the typical
# [estimated] of a bare board's direct light, likewise: a body that leans by two degrees sends a third more or less of
# its light to a side, and the sensor's body takes in as much more or less there.
BARE_SPREAD = 0.5
DIRECT_MAX = 0.3  # direct light that the calibration on the tray accepts

# Chosen: circuit.
LOAD_OHM = 1000.0
INFRARED_MA = 46.9  # at the beginning of a pulse
INFRARED_IN_SERIES = 2
INFRARED_OHM = 39.0  # in each string
GLOW_OHM = 390.0  # across the MOSFET: all infrared LEDs glow a little, so that no sensor is ever in full darkness
INFRARED_FEED_OHM = 10.0  # from 5 V to the infrared LEDs' own capacitor
INFRARED_UF = 1000.0
LED_UF = 470.0
SUPPLY_V = 5.0  # VBUS, before the Pico's diode

# Differences between the slots of one tray (parts of one reel, LEDs of one bin), as shares of the typical.
SENSOR_SPREAD = 0.4  # [memory] within a reel; over all reels see SENSOR_UA_AT_20_LUX
LED_SPREAD = 0.2  # [memory] one bin of luminous intensity
INFRARED_SPREAD = 0.3  # [memory] within a reel; over all reels see INFRARED_MW_SR_AT_100_MA
LED_MIN = 0.6  # share of LED_MCD: all LEDs may be weaker, because their package is smaller
# A neighbor's light through the clear sheet: an allowance, far above the calculated value without the sheet.
CROSSTALK = 0.08

PAPER = (0.85, 0.86, 0.88, 0.85)  # [estimated] reflectance of plain white sticker paper
# [estimated] of the room's light on an open slot: an allowance above stray_light.compute_room_by_gap()
ROOM_UNDER_DIE = 0.05
PAPER_CD_M2 = 76.0  # white paper of reflectance 0.8 in a room of 300 lx: 0.8 x 300 / pi
SEEN_CD_M2 = 150.0  # chosen: a light is seen beside a die when it is twice as bright as that paper
RING_PASSES = 1 / 3  # [estimated] of the liner's translucent ring, 1.4 mm of white PLA
SHAFT_BOUNCE = 1.5  # [estimated] light of the shaft by way of its white wall, too; the other is dark
ROOM_UNDER_TRANSLUCENT = 0.35  # [estimated] of a translucent die: its body is a light guide
ROOM_UNDER_FINGER = 0.3
# Half the swing of each light at twice the mains' frequency. [memory]; the model lets daylight flicker by 0.2 instead,
# which is the same in LSB.
FLICKER = {"daylight": 0.0, "incandescent": 0.12, "led": 0.3}
MODEL_FLICKER = 0.2
FLICKER_HZ = 100.0

# Times of the drivers in us.
MUX_WAIT_US = 1.0  # from an address to the first conversion, at least
PASS_US = 100.0  # 24 samples; measured on the emulated Pico: 93 to 101 us
# A presence scan: two passes in the dark, two in infrared, two in the dark; of each two the smaller sample counts. They
# are half a period of the LEDs' modulation apart, so that one of two samples
# is taken while an LED dimmed below half is off.
PASSES = 6
BETWEEN_PASSES_US = 250.0
INFRARED_WAIT_US = 150.0  # from infrared on to the first lit pass
PROBE_WAIT_US = 400.0  # from LEDs that show a new frame to the first pass of a probe
PROBE_PASSES = 4  # passes of which the mean is taken
SCAN_MS = 20.0  # from one presence scan to the next
FRAME_US = 1440.0  # 48 LEDs of 24 bits of 1.25 us

# How many samples a decision averages.
PRESENCE_SCANS = 1  # each scan is compared with the threshold by itself (and must agree for 150 ms)
PROBE_SAMPLES = 16  # of each light, and of the dark, in one sample of a color: four rounds of means of four
CALIBRATION_SAMPLES = 16
TAKEN = 0.16  # share of the range from an empty floor to a white die in infrared: the threshold for taken
