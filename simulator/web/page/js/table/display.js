// The tray's display, 128 x 64 bits, drawn bit for bit; CSS makes each bit a whole number of pixels.

import { t } from '../texts.js';

const WIDTH = 128, HEIGHT = 64, ON = [0xd9, 0xf1, 0xff];

export function makeDisplay(root) {
  const canvas = root.querySelector('canvas'), spoken = root.querySelector('.sr');
  const context = canvas.getContext('2d'), image = context.createImageData(WIDTH, HEIGHT);
  let said = '', timer = 0;

  // a screen reader should hear a screen once it stands still, not every step of a cursor
  const say = text => {
    clearTimeout(timer);
    timer = setTimeout(() => { spoken.textContent = text; }, 250);
  };

  /** `buffer` as the display's controller holds it (pages of 8 rows, low bit on top), null when there is no power; `text` is what it says, `name` what it is called then. */
  return function show(buffer, text, name) {
    const pixels = image.data;
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const on = buffer ? buffer[(y >> 3) * WIDTH + x] >> (y & 7) & 1 : 0, at = (y * WIDTH + x) * 4;
        pixels[at] = ON[0]; pixels[at + 1] = ON[1]; pixels[at + 2] = ON[2]; pixels[at + 3] = on * 255;
      }
    }
    context.putImageData(image, 0, 0);
    const label = buffer ? name : t('display-off.label');
    if (label !== said) {
      said = label;
      canvas.setAttribute('aria-label', label);
      say(buffer ? text : t('display-off'));
    }
  };
}
