/** Small sounds made on the spot: no files, nothing to load. Silent until the player turns sound on. */

export type Sound = 'clink' | 'dice' | 'card' | 'engine' | 'chime' | 'beans';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!('AudioContext' in globalThis)) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

const heard = new Set<Sound>();

/** What happens at once is heard once: six dice are no louder than two. */
export function play(sound: Sound, enabled: boolean): void {
  const out = enabled && !heard.has(sound) ? audio() : null;
  if (!out) return;
  if (heard.size === 0) setTimeout(() => heard.clear());
  heard.add(sound);
  RECIPES[sound](out, out.currentTime);
}

/** A tone that starts at once and dies away. */
function tone(
  out: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loudness: number,
  type: OscillatorType = 'sine',
) {
  const oscillator = new OscillatorNode(out, { type, frequency: pitch });
  const gain = new GainNode(out, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
  return oscillator;
}

/** A short burst of noise around one pitch: wood, paper, beans. */
function burst(out: AudioContext, at: number, pitch: number, length: number, loudness: number, width = 1.5) {
  const samples = Math.ceil(out.sampleRate * length);
  const buffer = new AudioBuffer({ length: samples, sampleRate: out.sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = new AudioBufferSourceNode(out, { buffer });
  const filter = new BiquadFilterNode(out, { type: 'bandpass', frequency: pitch, Q: width });
  source
    .connect(filter)
    .connect(new GainNode(out, { gain: loudness }))
    .connect(out.destination);
  source.start(at);
}

const RECIPES: Record<Sound, (out: AudioContext, at: number) => void> = {
  clink: (out, at) => {
    tone(out, at, 2350, 0.35, 0.06);
    tone(out, at, 3720, 0.22, 0.035);
    tone(out, at + 0.05, 2900, 0.2, 0.025);
  },
  dice: (out, at) => {
    for (let bounce = 0; bounce < 5; bounce += 1)
      burst(out, at + bounce * 0.08, 900 + 160 * bounce, 0.05, 0.5 / (bounce + 1), 3);
  },
  card: (out, at) => burst(out, at, 3200, 0.16, 0.22, 0.7),
  engine: (out, at) => {
    const oscillator = tone(out, at, 90, 0.28, 0.07, 'sawtooth');
    oscillator.frequency.exponentialRampToValueAtTime(190, at + 0.22);
  },
  chime: (out, at) => {
    tone(out, at, 659, 0.7, 0.07);
    tone(out, at + 0.13, 988, 0.9, 0.06);
  },
  beans: (out, at) => {
    for (let bean = 0; bean < 9; bean += 1) burst(out, at + bean * 0.035, 2000 + Math.random() * 1500, 0.03, 0.16, 4);
  },
};
