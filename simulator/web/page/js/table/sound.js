// The buzzer: a square wave through a band-pass, as a small piezo disc in a plastic box would sound. Silent until the user has touched the page.

const VOLUME = .05, EDGE_S = .004;

export function makeBuzzer() {
  let context = null, oscillator = null, gain = null, wanted = 0, muted = false;

  function start() {
    const Audio = window.AudioContext ?? window.webkitAudioContext;
    if (context || !Audio) return;
    context = new Audio();
    oscillator = new OscillatorNode(context, { type: 'square', frequency: 440 });
    gain = new GainNode(context, { gain: 0 });
    const box = new BiquadFilterNode(context, { type: 'bandpass', frequency: 2400, Q: .5 });
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
    tone(hz) { wanted = hz; sound(); },
    mute(on) { muted = on; sound(); },
  };
}
