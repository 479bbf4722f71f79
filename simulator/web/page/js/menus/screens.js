// What the page offers while the tray itself asks something (scores, an undo that takes back chance, a menu): its own keys, as words.
import { KEYS } from '../press.js';
import { specOf } from '../state.js';

const NOTHING_TO_ASK = ['', 'play', 'boot', 'winner'];
// screen: title, then [key, words, kind]..., the key being the one that would be pressed on the tray
const QUESTIONS = {
  scores: ['The scores', ['green', 'Go on', 'main']],
  rolloff: ['Who starts?', ['green', 'Go on', 'main']],
  notice: ['A word from the tray', ['green', 'OK', 'main']],
  pause: ['Paused', ['blue', 'Next', 'plain'], ['green', 'Choose', 'plain'], ['red', 'Go on', 'main']],
  help: ['The rules', ['red', 'Close', 'plain'], ['blue', 'Next', 'main']],
  leaving: ['Who leaves?', ['red', 'Nobody', 'plain'], ['blue', 'Next', 'plain'], ['green', 'This player', 'main']],
  undo: ['Undo a throw?', ['red', 'No', 'plain'], ['green', 'Take it back', 'main']],
  confirm: ['Sure?', ['red', 'No', 'plain'], ['green', 'Yes', 'main']],      // where the tray does not say of what
};
const ANY = ['The tray asks', ['red', 'Back', 'plain'], ['green', 'OK', 'main']];

/** Red on the home menu goes to its first line, and that is Continue. */
export function resume(fingers) {
  fingers.tap(KEYS.red);
  fingers.tap(KEYS.green);
}

/** {title, words, actions, alone} for the hand; null while a match simply runs. alone: dice are no help with it. */
export function question({ tray: { plugged, screen, asks, sit }, match }) {
  if (!plugged) return { title: 'No power', actions: [{ key: 'plug', label: 'Plug in', kind: 'main', send: { do: 'plug', in: true } }] };
  if (sit === 'onlooker' || match.over || NOTHING_TO_ASK.includes(screen)) return null;
  const [title, ...answers] = QUESTIONS[screen] ?? ANY;
  const usual = screen === 'undo' && specOf(match).tiles ? 'Undo a draw?' : title;      // tiles are not thrown
  const [named = usual, words = ''] = asks ?? [];
  return { title: named, words, alone: answers.length > 2 || screen === 'confirm', actions: answers.map(([key, label, kind]) => ({ key: `${screen}-${key}`, label, kind, again: label === 'Next', send: { do: 'answer', screen, button: KEYS[key] } })) };
}
