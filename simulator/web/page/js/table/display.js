// The tray's display, 128 x 64 bits, drawn bit for bit; CSS makes each bit a whole number of pixels.

import { t } from '../texts.js';

const WIDTH = 128;
const HEIGHT = 64;
const ON = [0xd9, 0xf1, 0xff];

/** Set the pixels (red, green, blue, opacity) of the bits in `buffer`: pages of 8 rows, the low bit on top. */
export function paint(pixels, buffer) {
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const bit = buffer ? (buffer[(y >> 3) * WIDTH + x] >> (y & 7)) & 1 : 0;
      const at = (y * WIDTH + x) * 4;
      [pixels[at], pixels[at + 1], pixels[at + 2]] = ON;
      pixels[at + 3] = bit * 255;
    }
  }
}

export function makeDisplay(root) {
  const canvas = root.querySelector('canvas');
  const spoken = root.querySelector('.sr');
  const context = canvas.getContext('2d');
  const image = context.createImageData(WIDTH, HEIGHT);
  let said = '';
  let timer = 0;

  // a screen reader should hear a screen once it stands still, not every step of a cursor
  const say = text => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      spoken.textContent = text;
    }, 250);
  };

  /**
   * Show `buffer` as the display's controller holds it (pages of 8 rows, low bit on top), null without power. `text` is
   * what it says, `name` what it is called then.
   */
  return function show(buffer, text, name) {
    paint(image.data, buffer);
    context.putImageData(image, 0, 0);
    const label = buffer ? name : t('display-off.label');
    if (label !== said) {
      said = label;
      canvas.setAttribute('aria-label', label);
      say(buffer ? text : t('display-off'));
    }
  };
}
