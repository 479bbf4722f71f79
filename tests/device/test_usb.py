"""The USB connection of the emulated tray: its names and the current it reports; a bus reset changes nothing."""

from tray24.pins import BLUE, BUTTON_PINS

STRING, CONFIGURATION = 3, 2  # USB 2.0, table 9-5
RECOVERY_NANOS = 10_000_000  # time that a host waits after a reset: 7.1.7.5
UP, PULLS = 8, 12  # bits of a pad: its pull-up, and both pulls


def request_descriptor(pico, kind, number=0):
    """Return a descriptor that the tray sends to its host."""
    usb, reply = pico.mcu.usb_ctrl, bytearray()
    on_endpoint_write = usb.on_endpoint_write

    def collect_data(endpoint, data):
        if endpoint == 0:
            reply.extend(data)
        else:
            on_endpoint_write(endpoint, data)

    usb.on_endpoint_write = collect_data
    usb.send_setup_packet(bytes((0x80, 6, number, kind, 0, 0, 255, 0)))  # GET_DESCRIPTOR, USB 2.0, 9.4.3
    pico.run_until(lambda: reply and len(reply) >= reply[0], 100)
    pico.run_ms(5)
    usb.on_endpoint_write = on_endpoint_write
    return bytes(reply)


def test_it_names_itself_and_the_current_that_its_lights_may_take(menu_rig):
    pico = menu_rig.pico
    names = [request_descriptor(pico, STRING, number)[2:].decode("utf-16-le") for number in (1, 2, 4)]
    assert names == ["Tray24 contributors", "Tray24", "Tray24"]
    assert 2 * request_descriptor(pico, CONFIGURATION)[8] == 500  # mA


def test_the_pull_up_of_the_blue_key_survives_the_workaround_of_a_bus_reset(menu_rig):
    pico = menu_rig.pico
    pad = 0x4001C000 + 4 + 4 * BUTTON_PINS[BLUE]  # PADS_BANK0, RP2040 datasheet 2.19.6.3

    def read_pulls():
        return pico.mcu.read_uint32(pad) & PULLS

    usb = pico.mcu.usb_ctrl
    alarm = pico.mcu.clock.create_alarm(usb.on_reset_received)
    usb.on_reset_received = lambda: alarm.schedule(RECOVERY_NANOS)
    pad_value = pico.mcu.read_uint32(pad)
    assert read_pulls() == UP
    pico.mcu.write_uint32(pad, pad_value ^ PULLS)  # as it was when the chip started
    usb.reset_device()
    pico.run_until(lambda: read_pulls() == PULLS, 20, 0.1)  # the workaround uses the pin
    pico.mcu.write_uint32(pad, pad_value)
    pico.run_ms(5)
    assert read_pulls() != UP, "the workaround restores it"
    pico.run_ms(20)
    assert read_pulls() == UP
