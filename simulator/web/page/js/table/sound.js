// The buzzer: a square wave through a band-pass, which sounds like a small piezo disc in a plastic box. Browsers keep
// it silent until the page has been touched.

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
    sound();
  }

  function sound() {
    if (!context) return;
    const now = context.currentTime;
    if (wanted) oscillator.frequency.setValueAtTime(wanted, now);
    gain.gain.setTargetAtTime(wanted && !muted ? VOLUME : 0, now, EDGE_S);
  }

  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, start, { once: true, capture: true });
  return {
    tone(hz) {
      wanted = hz;
      sound();
    },
    /** Return where other sounds may be made now, null while there are to be none. */
    context: () => (muted || context?.state !== 'running' ? null : context),
    mute(on) {
      muted = on;
      sound();
    },
  };
}
