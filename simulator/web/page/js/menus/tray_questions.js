// The tray's own questions (scores, an undo, a menu), with its keys as buttons.
import { KEYS } from '../tray_buttons.js';
import { getActingSeat, findSeat, getGameFacts } from '../state.js';
import { t } from '../texts.js';

/** @typedef {[keyof typeof KEYS, string, string]} Answer */
const NOTHING_TO_ASK = ['', 'play', 'boot', 'winner'];
// Screen: [key of its title, then answers: [key of the tray, key of the text, kind]].
/** @type {Record<string, [string, ...Answer[]]>} */
const QUESTIONS = {
  scores: ['ask-scores', ['green', 'answer-go-on', 'main']],
  rolloff: ['ask-rolloff', ['green', 'answer-go-on', 'main']],
  notice: ['ask-notice', ['green', 'answer-ok', 'main']],
  pause: [
    'ask-pause',
    ['blue', 'answer-next', 'plain'],
    ['green', 'answer-choose', 'plain'],
    ['red', 'answer-go-on', 'main'],
  ],
  help: ['ask-help', ['red', 'answer-close', 'plain'], ['blue', 'answer-next', 'main']],
  look: ['ask-look', ['red', 'answer-close', 'plain'], ['blue', 'answer-next', 'main']],
  shown: ['ask-any', ['green', 'answer-go-on', 'main']],
  others: ['ask-any'],
  leaving: [
    'ask-leaving',
    ['red', 'answer-nobody', 'plain'],
    ['blue', 'answer-next', 'plain'],
    ['green', 'answer-this-player', 'main'],
  ],
  undo: ['ask-undo', ['red', 'answer-no', 'plain'], ['green', 'answer-take-back', 'main']],
  // This title is used if the tray sends none.
  confirm: ['ask-confirm', ['red', 'answer-no', 'plain'], ['green', 'answer-yes', 'main']],
};
/** @type {typeof QUESTIONS[string]} */
const ANY = ['ask-any', ['red', 'answer-back', 'plain'], ['green', 'answer-ok', 'main']];

const NOTES = { there: '', gone: 'screen-gone', left: 'screen-left' };

/**
 * Return a question for the table if the player on turn uses another screen; or null.
 * @type {(match: Match | null) => Question | null}
 */
export function makeElsewhereQuestion(match) {
  const seat = match && findSeat(match, getActingSeat(match));
  if (!seat?.screen) return null;
  /** @type {Action} */
  const fetch = { key: 'fetch', label: t('screen-fetch'), kind: 'main', send: { do: 'fetch', seat: seat.button } };
  const note = NOTES[seat.screen];
  return { title: seat.said.turn, words: note && t(note), actions: seat.screen === 'left' ? [fetch] : [] };
}

/**
 * Return the question for the hand, or null while a match runs. `alone`: it takes the room of the dice.
 * @type {(state: { tray: State['tray'], match: Match }) => Question | null}
 */
export function makeQuestion({ tray: { plugged, screen, asks, sit }, match }) {
  if (!plugged)
    return {
      title: t('ask-no-power'),
      actions: [{ key: 'plug', label: t('plug-in'), kind: 'main', send: { do: 'plug', in: true } }],
    };
  if (sit === 'onlooker' || match.over || NOTHING_TO_ASK.includes(screen)) return null;
  const [title, ...answers] = QUESTIONS[screen] ?? ANY;
  const usual = screen === 'undo' && getGameFacts(match).tiles ? 'ask-undo-tiles' : title; // tiles are not thrown
  const [named = match.ended?.words ?? t(usual), words = ''] = asks ?? [];
  return {
    title: named,
    words,
    alone: answers.length > 2 || screen === 'confirm',
    actions: answers.map(([key, label, kind]) => ({
      key: `${screen}-${key}`,
      label: t(label),
      kind,
      again: label === 'answer-next',
      send: { do: 'answer', screen, button: KEYS[key] },
    })),
  };
}
