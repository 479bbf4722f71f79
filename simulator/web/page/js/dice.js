// Dice as SVG. The shared drawings (bodies, hatches, pips, glyphs) are made once; each die refers to them. Each color
// has its own pip and hatch, so that nobody has to tell dice apart by hue; glyphs are strokes, never fonts.
import { setMarkup, render, markup } from './dom.js';
import { nameFace, parseFace } from './face_names.js';

const SVG = 'http://www.w3.org/2000/svg';
/** @type {[number, number][]} */
const CORNERS = [
  [13.2, 12.4],
  [50.8, 12.4],
  [13.2, 49.6],
  [50.8, 49.6],
];

// The colors of printed and drawn dice (`dice.json`). Body: face gradient from, to; edge gradient from, to. Stickers
// are printed in the second color of each face, wilds on bare paper. `hardware/reading` searches and checks the colors:
// marks are dark on light bodies, so that eye and sensor tell them. Wilds have a pip in each corner: shape, color.
const { bodies: BODIES, inks: INKS, wild_pips: WILD_PIPS } = globalThis.DICE;
const INK = INKS.r;
// Hatches have the marks' ink and are thin, because the sensors see them, too.
const HATCHES = {
  r: markup`<pattern id="h-r" width="5.2" height="8" patternUnits="userSpaceOnUse" x="1.3">
    <path d="M1 0v8" stroke="${INK}" stroke-opacity=".16" stroke-width="1.3"/></pattern>`,
  b: markup`<pattern id="h-b" width="8" height="5.2" patternUnits="userSpaceOnUse" y="1.3">
    <path d="M0 1h8" stroke="${INK}" stroke-opacity=".18" stroke-width="1.3"/></pattern>`,
  g: markup`<pattern id="h-g" width="5.2" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
    <path d="M1 0v8" stroke="${INK}" stroke-opacity=".16" stroke-width="1.3"/></pattern>`,
  y: markup`<pattern id="h-y" width="6.6" height="6.6" patternUnits="userSpaceOnUse" x="2.1" y="1.6">
    <g fill="${INK}" fill-opacity=".2">
    <circle cx="1.6" cy="1.6" r="1"/><circle cx="4.9" cy="4.9" r="1"/></g></pattern>`,
  k: markup`<pattern id="h-k" width="5.2" height="5.2" patternUnits="userSpaceOnUse" x="1.3" y="1.3">
    <path d="M1 0v5.2M0 1h5.2" stroke="#3a3324" stroke-opacity=".05" stroke-width="1.2"/></pattern>`,
  n: markup`<pattern id="h-n" width="5.2" height="5.2" patternUnits="userSpaceOnUse">
    <path d="M1 0v5.2" stroke="#000" stroke-opacity=".05" stroke-width="1.2"/></pattern>`,
};
// A pip about its corner (0, 0)
/** @type {Record<string, string>} */
const PIPS = {
  r: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
  y: 'M0-4.5l4.5 4.5-4.5 4.5-4.5-4.5z',
  g: 'M0-4l4.1 7.2h-8.2z',
  b: 'M-3.3-3.3h6.6v6.6h-6.6z',
};
// Glyph: path, stroke width
/** @type {Record<string, [string, number]>} */
const GLYPHS = {
  0: ['M32 16.5c5.7 0 9.8 4.3 9.8 9.8v11.4c0 5.5-4.1 9.8-9.8 9.8s-9.8-4.3-9.8-9.8V26.3c0-5.5 4.1-9.8 9.8-9.8z', 5.8],
  1: ['M25 23.4 34 16.8v30.7', 5.8],
  2: ['M22.6 25c0-4.9 4-8.5 9.3-8.5s9.2 3.4 9.2 8.2c0 3.4-1.9 5.9-4.9 8.8L22.4 47.5h19.4', 5.8],
  3: ['M23 16.6h18L31.2 28.4c6.3-.3 10.8 3.7 10.8 9.2 0 5.7-4.4 9.9-10.2 9.9-4.3 0-7.7-1.9-9.4-5.4', 5.8],
  4: ['M35.4 16.6 21.4 39h22M37 30.4v17.1', 5.8],
  5: [
    'M40.4 16.6H25.8l-1.5 14.3c1.9-1.6 4.4-2.5 7.2-2.5 5.9 0 10.4 3.9 10.4 9.5' +
      's-4.4 9.6-10.3 9.6c-4.1 0-7.4-1.7-9.2-4.7',
    5.8,
  ],
  6: [
    'M37.6 14.2C29.6 18.4 22.2 25.6 22.2 34.4c0 5.7 4.2 9.7 9.8 9.7' +
      's9.8-4 9.8-9.5-4.2-9.3-9.6-9.3c-4.9 0-9 3.1-9.9 7.7M24.6 51.6h14.8',
    5.8,
  ],
  7: ['M22 16.6h20L30 47.5', 5.8],
  8: [
    'M32 16.5c4.3 0 7.4 2.9 7.4 6.9s-3.1 6.9-7.4 6.9-7.4-2.9-7.4-6.9 3.1-6.9 7.4-6.9z' +
      'M32 30.3c5.4 0 9.4 3.6 9.4 8.6s-4 8.6-9.4 8.6-9.4-3.6-9.4-8.6 4-8.6 9.4-8.6z',
    5.8,
  ],
  9: [
    'M26.4 44.2c8-4.2 15.4-11.4 15.4-20.2 0-5.7-4.2-9.7-9.8-9.7' +
      's-9.8 4-9.8 9.5 4.2 9.3 9.6 9.3c4.9 0 9-3.1 9.9-7.7M24.6 51.6h14.8',
    5.8,
  ],
  S: ['M16.4 39.6C16.4 17.4 46.6 15.6 46.9 34M40.2 28.6l6.8 6.8 5.6-7.8M30 42h4v4h-4z', 4.5],
  R: ['M19.5 24.6h23M35.8 16.8l7.8 7.8-7.8 7.8M44.5 40.4h-23M28.2 32.6l-7.8 7.8 7.8 7.8', 4.9],
  D1: ['M20 25.7v12.6M13.7 32h12.6M36.6 25.4l7-5V43', 5.4],
  D2: [
    'M20 25.7v12.6M13.7 32h12.6M33.6 26.8c0-3.7 3.1-6.3 7.1-6.3s7 2.5 7 6.1c0 2.5-1.4 4.4-3.6 6.5L33.6 43H48.3',
    5.4,
  ],
  W: ['M17.6 20.4 24.6 44 32 26.6 39.4 44l7-23.6', 4.9],
  WD4: ['M20 25.7v12.6M13.7 32h12.6M43.4 20.3 33 36.5h16.3M44.6 30.5v12.8', 5.4],
  DE: ['M18.5 19.5h27M32 45V30M25.2 36.6l6.8-7 6.8 7', 4.9],
  '?': ['M24.4 24.6c0-4.8 3.3-8.1 7.8-8.1 4.6 0 7.6 2.9 7.6 7 0 6.2-7.7 6.5-7.7 12.6M32 46.4v.2', 5.8],
};

const SHINE = markup`<linearGradient id="shine" x1="0" y1="0" x2=".3" y2="1">
  <stop stop-color="#fff" stop-opacity=".62"/>
  <stop offset=".3" stop-color="#fff" stop-opacity=".14"/><stop offset=".62" stop-color="#fff" stop-opacity="0"/>
  <stop offset="1" stop-color="#fff" stop-opacity=".12"/></linearGradient>`;
const RIM = markup`<symbol id="rim" viewBox="0 0 64 64">
  <rect class="rim" x="2" y="2" width="60" height="60" rx="13" stroke-width="2"/></symbol>`;

/** @type {(id: string, y2: number, x2: number, from: string, to: string) => Markup} */
const makeGradient = (id, y2, x2, from, to) =>
  markup`<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">
    <stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
/** @type {(shape: string, at: [number, number], color?: string) => Markup} */
const makePip = (shape, [x, y], color = '') =>
  markup`<path d="${PIPS[shape]}" transform="translate(${x} ${y})"${color && markup` fill="${color}"`}/>`;

/** @param {string} name */
function makePips(name) {
  if (name === 'k') return CORNERS.map((at, corner) => makePip(WILD_PIPS[corner][0], at, WILD_PIPS[corner][1]));
  return name in PIPS && markup`<g class="pip">${CORNERS.map(at => makePip(name, at))}</g>`;
}

/** @param {string} name */
function makeBody(name) {
  const makeLayer = (/** @type {string} */ layer) =>
    markup`<rect x="4.2" y="3.2" width="55.6" height="55.2" rx="11.6" fill="url(#${layer}-${name})"/>`;
  return markup`<symbol id="b-${name}" viewBox="0 0 64 64">
    <rect x="1.4" y="1.4" width="61.2" height="61.2" rx="13.6" fill="url(#e-${name})"/>
    ${makeLayer('f')}${makeLayer('h')}
    <rect x="4.8" y="3.8" width="54.4" height="54" rx="11.2" fill="none" stroke="url(#shine)" stroke-width="1.2"/>
    ${makePips(name)}</symbol>`;
}

/** @type {(glyph: [string, [string, number]]) => Markup} */
const makeGlyph = ([kind, [path, width]]) =>
  markup`<symbol id="k-${kind}" viewBox="0 0 64 64">
    <g fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">
    <path class="cut" d="${path}" transform="translate(0 -1.1)"/><path class="ink" d="${path}"/></g></symbol>`;

/** @type {(body: [string, string[]]) => Markup[]} */
const makeGradients = ([name, [face1, face2, edge1, edge2]]) => [
  makeGradient(`f-${name}`, 1, 0.25, face1, face2),
  makeGradient(`e-${name}`, 1, 0, edge1, edge2),
];

/** @type {(pip: [string, string]) => Markup} */
const makePipSymbol = ([name, path]) =>
  markup`<symbol id="p-${name}" viewBox="-5 -5 10 10"><path d="${path}"/></symbol>`;

/** Return the SVG definitions that dice refer to, as markup. */
export function makeDefinitions() {
  const bodies = [Object.entries(BODIES).map(makeGradients), Object.values(HATCHES), Object.keys(BODIES).map(makeBody)];
  const glyphs = Object.entries(GLYPHS).map(makeGlyph);
  return markup`${SHINE}${bodies}${glyphs}${RIM}${Object.entries(PIPS).map(makePipSymbol)}`;
}

/** Add the shared drawings to the page; call this once, before any die is made. */
export function installSprite() {
  for (const [name, ink] of Object.entries(INKS)) document.documentElement.style.setProperty(`--ink-${name}`, ink);
  document.body.prepend(render(markup`<svg class="sprite" aria-hidden="true"><defs>${makeDefinitions()}</defs></svg>`));
}

/**
 * Return the tilt of a die in degrees, 4 at most. It depends only on its arguments: the same die keeps its tilt.
 * @param {number} id
 */
const computeTilt = (id, place = 0) => (((id * 37 + place * 11 + 5) % 9) - 4) * 0.8;

const makeParts = (/** @type {string} */ face, { lit = false } = {}) => {
  const { color, kind } = parseFace(face);
  const glyphOf = kind !== '-' && markup`<use href="#k-${kind}"/>`;
  return markup`<use href="#b-${color}"/>${glyphOf}${lit && markup`<use href="#rim"/>`}`;
};

/**
 * Return a die as an SVG element. `label` false hides it from assistive tools, if its button has a label.
 * @param {string} face
 */
export function makeDie(face, { id = 0, place = 0, label = false, lit = false, tiny = false } = {}) {
  const die = document.createElementNS(SVG, 'svg');
  die.setAttribute('viewBox', '0 0 64 64');
  die.style.setProperty('--rot', `${tiny ? 0 : computeTilt(id, place)}deg`);
  die.dataset.id = String(id);
  if (label) die.setAttribute('role', 'img');
  else die.setAttribute('aria-hidden', 'true');
  showFace(die, face, { label, lit, tiny });
  return die;
}

/**
 * Show another face on an existing die.
 * @param {SVGElement} die
 * @param {string} face
 */
export function showFace(die, face, { label = false, lit = false, tiny = false } = {}) {
  if (die.dataset.face === face) return;
  die.dataset.face = face;
  die.setAttribute('class', `die ${parseFace(face).color}${tiny ? ' tiny' : ''}`);
  setMarkup(die, makeParts(face, { lit }));
  if (label) die.setAttribute('aria-label', nameFace(face));
}
