// The buzzer: a square wave through a band-pass, which sounds like a small piezo disc in a plastic box. Browsers allow
// no sound until the page has been touched.

const VOLUME = 0.05;
const EDGE_S = 0.004;

export function makeBuzzer() {
  let context = null;
  let oscillator = null;
  let gain = null;
  let wanted = 0;
  let muted = false;

  function start() {
    const Audio = window.AudioContext ?? /** @type {any} */ (window).webkitAudioContext;
    if (context || !Audio) return;
    context = new Audio();
    oscillator = new OscillatorNode(context, { type: 'square', frequency: 440 });
    gain = new GainNode(context, { gain: 0 });
    const box = new BiquadFilterNode(context, { type: 'bandpass', frequency: 2400, Q: 0.5 });
    oscillator.connect(box).connect(gain).connect(context.destination);
    oscillator.start();
    updateSound();
  }

  function updateSound() {
    if (!context) return;
    const now = context.currentTime;
    if (wanted) oscillator.frequency.setValueAtTime(wanted, now);
    gain.gain.setTargetAtTime(wanted && !muted ? VOLUME : 0, now, EDGE_S);
  }

  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, start, { once: true, capture: true });
  return {
    setTone(hz) {
      wanted = hz;
      updateSound();
    },
    /** Return the audio context for other sounds, null while muted or not allowed. */
    getContext: () => (muted || context?.state !== 'running' ? null : context),
    setMuted(on) {
      muted = on;
      updateSound();
    },
  };
}

// The sound of dice on the table: a short burst of noise and a low thump.

const KNOCK_VOLUME = 0.16;
const CLICK_S = 0.028;
const THUMP_S = 0.06;
const MAX_KNOCKS = 18; // knocks of a roll: more would be a rattle
const SOFTER = 0.88; // each knock, compared to the one before

let noise = null;

/** Return a second of noise, made once. */
function getNoise(context) {
  if (noise?.sampleRate !== context.sampleRate) {
    noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  return noise;
}

/** Play `source` at a time through a filter, from a volume down to silence. */
function playBurst(context, source, filter, when, volume, seconds) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(volume, when);
  gain.gain.exponentialRampToValueAtTime(0.0005, when + seconds);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(when, source.buffer ? Math.random() * 0.9 : undefined);
  source.stop(when + seconds);
  return source;
}

/** Play a die's knock at a time of the context; return its sources, for `stop()`. */
function playKnock(context, when, strength) {
  const click = new BiquadFilterNode(context, { type: 'bandpass', frequency: 1700 + Math.random() * 1500, Q: 1.4 });
  const burst = new AudioBufferSourceNode(context, { buffer: getNoise(context) });
  const wood = new BiquadFilterNode(context, { type: 'lowpass', frequency: 420 });
  const thump = new OscillatorNode(context, { type: 'triangle', frequency: 150 + Math.random() * 70 });
  return [
    playBurst(context, burst, click, when, KNOCK_VOLUME * strength, CLICK_S),
    playBurst(context, thump, wood, when, KNOCK_VOLUME * strength * 0.7, THUMP_S),
  ];
}

/**
 * Return a function that plays knocks at these times, in ms from now, and stops what still sounds. `getContext()`
 * returns the audio context, or null for silence.
 */
export function makeKnockPlayer(getContext) {
  let sounding = [];
  return times => {
    for (const source of sounding) source.stop();
    const context = getContext();
    const inOrder = context ? times.toSorted((a, b) => a - b).slice(0, MAX_KNOCKS) : [];
    sounding = inOrder.flatMap((ms, at) => playKnock(context, context.currentTime + ms / 1000, SOFTER ** at));
  };
}
