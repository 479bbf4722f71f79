// A tray around the emulator rp2040js: node tray.mjs SETUP, a JSON object with
//   package, rom, flash: the folder of rp2040js, the file of the chip's boot ROM, the file of its flash
//   leds, mux, infrared, buttons: numbers of GPIO; display: its address
//   erase_us, program_us: what a sector and a page of the flash take
// It reads requests from its input, one JSON object a line. After each it lets `ms` of the chip's time pass and answers
// with what has happened since the last one. At the end of its input it writes the flash back.
import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, stdin } from 'node:process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const FLASH_START = 0x10000000;
const SECTOR = 4096;
const PAGE = 256;
const LATCH_NANOS = 280_000; // WS2812C-2020 datasheet, "Data transfer time"
const POLL_US = 1000;

const setup = JSON.parse(argv[2]);
const { ConsoleLogger, GPIOPinState, LogLevel, RP2040, USBCDC } = await import(
  pathToFileURL(`${setup.package}/dist/esm/index.js`).href
);
const chip = new RP2040();
const { adc, clock, core, gpio, sio } = chip;
const cycleNanos = () => 1e9 / chip.clkSys;

/** Start at the boot code in flash. The ROM would copy it through the interface of the flash, which does not read. */
function powerOn() {
  chip.logger = new ConsoleLogger(LogLevel.Error);
  const rom = readFileSync(setup.rom);
  chip.loadBootrom(new Uint32Array(rom.buffer.slice(rom.byteOffset, rom.byteOffset + rom.length)));
  const flash = readFileSync(setup.flash);
  chip.flash.set(flash);
  core.PC = FLASH_START;
  return flash.length;
}

/**
 * Replace the ROM's functions that erase and program: the emulated interface of the flash only reports that it is
 * ready.
 */
function replaceFlashFunctions() {
  const replaced = {
    RE: (start, size) => {
      chip.flash.fill(0xff, start, start + size);
      clock.tick((1000 * setup.erase_us * size) / SECTOR);
    },
    RP: (start, data, size) => {
      for (let i = 0; i < size; i++) chip.flash[start + i] &= chip.readUint8(data + i);
      clock.tick((1000 * setup.program_us * size) / PAGE);
    },
  };
  const rom = new Uint16Array(chip.bootrom.buffer);
  // RP2040 datasheet 2.8.3: at 0x14 the address of a table of codes of two letters and addresses.
  for (let at = rom[0x14 / 2] / 2; rom[at]; at += 2) {
    const code = String.fromCharCode(rom[at] & 0xff, rom[at] >> 8);
    if (replaced[code]) rom.set([0xbe00 | code.charCodeAt(1), 0x4770], rom[at + 1] >> 1); // bkpt LETTER, bx lr
  }
  chip.onBreak = letter => replaced[`R${String.fromCharCode(letter)}`](...core.registers);
}

/** Pace the state machine of the LEDs: the emulator runs PIO beside the clock, as fast as it can. */
function pacePio() {
  const [pio] = chip.pio;
  const [machine] = pio.machines;
  let paced = 0;
  const pace = () => {
    const nanos = (machine.cycles - paced) * (machine.clockDivInt + machine.clockDivFrac / 256) * cycleNanos();
    paced = machine.cycles;
    alarm.schedule(nanos);
  };
  const alarm = clock.createAlarm(() => {
    machine.step();
    pio.checkChangedPins();
    if (!machine.waiting) pace();
  });
  pio.run = pace;
  const write = machine.writeFIFO;
  machine.writeFIFO = function paceFrom(word) {
    const { waiting } = machine;
    write.call(machine, word);
    if (waiting && !machine.waiting) pace();
  };
}

/** Return a function that returns new frames of the LEDs: how long each bit is high, and when the next one begins. */
function watchLeds() {
  const frames = [];
  let bits = [];
  let rose = 0;
  const end = () => {
    if (bits.length && clock.nanos - rose >= LATCH_NANOS) {
      frames.push(bits);
      bits = [];
    }
  };
  gpio[setup.leds].addListener((state, before) => {
    const nanos = Math.round(clock.nanos - rose);
    if (state === GPIOPinState.High) {
      end();
      bits.at(-1)?.push(nanos);
      rose = clock.nanos;
    } else if (before === GPIOPinState.High) bits.push([nanos]);
  });
  return () => {
    end();
    return frames.splice(0);
  };
}

/** Return a function that returns new writes to the display: the bytes of each transfer. They take no time. */
function watchDisplay() {
  const [i2c] = chip.i2c;
  const transfers = [];
  let transfer = [];
  i2c.onConnect = address => i2c.completeConnect(address === setup.display);
  i2c.onWriteByte = byte => {
    transfer.push(byte);
    i2c.completeWrite(true);
  };
  i2c.onStop = () => {
    if (transfer.length) transfers.push(transfer);
    transfer = [];
    i2c.completeStop();
  };
  return () => transfers.splice(0);
}

/** Connect the sensors. Return a function that sets their levels, first those in the dark, then those in infrared. */
function connectSensors() {
  let levels = [];
  const convert = adc.onADCRead;
  adc.onADCRead = bank => {
    const channel = setup.mux.reduce((sum, pin, line) => sum | (((sio.gpioValue >> pin) & 1) << line), 0);
    const slot = (bank << setup.mux.length) | channel;
    const lit = (sio.gpioValue >> setup.infrared) & 1;
    adc.channelValues[bank] = levels[slot + lit * (levels.length / 2)] ?? 0;
    convert(bank);
  };
  return set => (levels = set);
}

/** Connect a host to the serial port. Return functions that send a text, and that return what was received. */
function connectUsb() {
  // An endpoint without data is answered with an empty packet; at once, that would keep the chip busy forever.
  chip.usbCtrl.readDelayMicroseconds = POLL_US;
  const port = new USBCDC(chip.usbCtrl);
  const received = [];
  port.onSerialData = bytes => received.push(...bytes);
  const send = text => Buffer.from(text).forEach(byte => port.sendSerialByte(byte));
  const take = () => Buffer.from(received.splice(0)).toString();
  return [send, take];
}

function run(ms) {
  const end = clock.nanos + 1e6 * ms;
  clock.createAlarm(() => {}).schedule(1e6 * ms); // a chip that waits wakes up there
  while (clock.nanos < end)
    clock.tick(core.waiting ? clock.nanosToNextAlarm : core.executeInstruction() * cycleNanos());
}

const flashBytes = powerOn();
replaceFlashFunctions();
pacePio();
const takeFrames = watchLeds();
const takeTransfers = watchDisplay();
const setLevels = connectSensors();
const [send, takeText] = connectUsb();
for (const pin of [...setup.buttons, ...setup.bus]) gpio[pin].setInputValue(true); // pulled up

for await (const line of createInterface({ input: stdin })) {
  const { ms, contacts = {}, levels, text } = JSON.parse(line);
  for (const [pin, closed] of Object.entries(contacts)) gpio[pin].setInputValue(!closed);
  if (levels) setLevels(levels);
  if (text) send(text);
  run(ms);
  console.log(JSON.stringify({ frames: takeFrames(), transfers: takeTransfers(), text: takeText() }));
}
writeFileSync(setup.flash, chip.flash.subarray(0, flashBytes));
