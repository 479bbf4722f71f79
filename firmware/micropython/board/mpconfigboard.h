// The tray's board: a Raspberry Pi Pico, Pico H or Pico W. Of a Pico W the radio is never switched on.

#define MICROPY_HW_BOARD_NAME "Tray24 on a Raspberry Pi Pico"

// The names that a computer and a browser list. Some systems list that of the serial interface.
#define MICROPY_HW_USB_MANUFACTURER_STRING "Tray24 contributors"
#define MICROPY_HW_USB_PRODUCT_FS_STRING "Tray24"
#define MICROPY_HW_USB_CDC_INTERFACE_STRING "Tray24"

// All LEDs may take 400 mA; chip, display and sensors take the rest (hardware/calc/README.md).
#define USBD_MAX_POWER_MA (500)

// The last megabyte of the flash is the file system: matches, records, settings, calibration. An update leaves it.
#define MICROPY_HW_FLASH_STORAGE_BYTES (1024 * 1024)

// One core runs everything: without threads no allocation takes a lock.
#define MICROPY_PY_THREAD (0)

// Nothing of the tray talks to these.
#define MICROPY_SSL_MBEDTLS (0)
#define MICROPY_PY_HASHLIB_MD5 (0)
#define MICROPY_PY_HASHLIB_SHA1 (0)
#define MICROPY_PY_CRYPTOLIB (0)
#define MICROPY_PY_ONEWIRE (0)
#define MICROPY_VFS_FAT (0)
#define MICROPY_PY_MACHINE_I2C_TARGET (0)
#define MICROPY_PY_MACHINE_I2S (0)
#define MICROPY_PY_UCTYPES (0)
#define MICROPY_PY_BUILTINS_COMPLEX (0)
#define MICROPY_PY_MATH_SPECIAL_FUNCTIONS (0)

// mpy-cross makes the machine code of the frozen modules: the image needs no compiler to machine code, only its loader.
#define MICROPY_EMIT_THUMB (0)
#define MICROPY_EMIT_INLINE_THUMB (0)
#define MICROPY_PERSISTENT_CODE_LOAD_NATIVE (1)

// Of a frozen module the name says where it is from: no entry in its dictionary for its file.
#define MICROPY_MODULE___FILE__ (0)
