// Faces and tiles as in the tray's records ("r7", "WD4=b", "r5/bS", "-"), and their names.
import { t } from './texts.js';

export const COLORS = ['r', 'y', 'g', 'b'];
const FACE = /^(?:([rygb])(\d|S|R|D1|D2)|(W|WD4)(?:=([rygb]))?|(DE)|([-?]))$/;

/**
 * Parse "r7" as {color: "r", kind: "7", declared: ""}; wilds have the color "k", dice that were never rolled "n".
 * @param {string} [face]
 */
export function parseFace(face) {
  const found = FACE.exec(face ?? '');
  if (!found) return { color: 'n', kind: '?', declared: '' };
  const [, color, kind, wild, declared = '', deadEnd, unknown] = found;
  if (color) return { color, kind, declared };
  if (wild) return { color: 'k', kind: wild, declared };
  return { color: 'n', kind: deadEnd ?? unknown, declared: '' };
}

const toKnownFace = (face = '') => (FACE.test(face) ? face : '?');
/** @type {(face?: string) => string} */
export const nameFace = face => t('face', toKnownFace(face));
/** @type {(tile: string) => string} */
export const nameTile = tile => t('tile', tile);
/** @type {(key: string, thing?: string, rule?: string) => Hint} */
export const makeHint = (key, thing, rule = '') => [t(key, thing), t(`${key}.label`, thing), rule];
/** @type {(thing: Pick<Thing, 'face' | 'tile'>) => Hint} */
export const makePlainHint = ({ face, tile }) =>
  tile ? [t('tile-start', tile), t('tile', tile)] : [t('face-start', toKnownFace(face)), nameFace(face)];
