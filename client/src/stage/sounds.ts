/** The sounds of beats, made here: tones and noise that fade. Nothing is loaded. */

/** One part of a sound: a tone that glides from one pitch to another, or noise through a filter. Times in seconds, pitch
 *  in hertz. */
interface Part {
  readonly noise?: boolean;
  readonly wave?: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly length: number;
  readonly loud?: number;
}

const RECIPES = {
  flick: [{ noise: true, from: 3200, to: 900, length: 0.12, loud: 0.5 }],
  rattle: [0, 0.07, 0.15, 0.26, 0.4].map((at, place) => ({
    noise: true,
    from: 1700 + place * 120,
    at,
    length: 0.05,
    loud: 0.7,
  })),
  hiss: [{ noise: true, from: 900, to: 4200, length: 0.42, loud: 0.35 }],
  whoosh: [{ noise: true, from: 500, to: 1800, length: 0.35, loud: 0.45 }],
  hum: [{ wave: 'sawtooth', from: 110, to: 260, length: 0.4, loud: 0.35 }],
  zap: [{ wave: 'square', from: 1500, to: 180, length: 0.16, loud: 0.4 }],
  thump: [
    { wave: 'sine', from: 120, to: 40, length: 0.35, loud: 1.4 },
    { noise: true, from: 700, to: 200, length: 0.3, loud: 0.5 },
  ],
  crack: [
    { noise: true, from: 2600, to: 500, length: 0.18, loud: 0.9 },
    { wave: 'sine', from: 160, to: 60, length: 0.25, loud: 1 },
  ],
  clonk: [{ wave: 'triangle', from: 320, to: 190, length: 0.18, loud: 1 }],
  glass: [
    { wave: 'sine', from: 900, to: 1800, length: 0.45, loud: 0.35 },
    { wave: 'sine', from: 1360, to: 2700, length: 0.4, loud: 0.2 },
  ],
  groan: [{ wave: 'sawtooth', from: 150, to: 45, length: 0.7, loud: 0.5 }],
  roar: [{ noise: true, from: 220, to: 620, length: 0.8, loud: 0.9 }],
  thud: [{ wave: 'sine', from: 150, to: 55, length: 0.22, loud: 1.2 }],
  knock: [{ wave: 'triangle', from: 240, to: 160, length: 0.08, loud: 0.9 }],
  pop: [{ wave: 'sine', from: 420, to: 760, length: 0.09, loud: 0.7 }],
  tick: [{ wave: 'triangle', from: 880, length: 0.04, loud: 0.5 }],
  click: [{ wave: 'triangle', from: 420, length: 0.06 }],
  bang: [
    { noise: true, from: 900, to: 160, length: 0.3, loud: 1 },
    { wave: 'sine', from: 90, to: 45, length: 0.3, loud: 1.4 },
  ],
  chime: [
    { wave: 'triangle', from: 660, length: 0.18 },
    { wave: 'triangle', from: 880, at: 0.12, length: 0.3 },
  ],
  chord: [392, 494, 587].map((from, place) => ({ from, at: place * 0.05, length: 0.5, loud: 0.7 })),
  fall: [494, 415, 330].map((from, place) => ({ from, at: place * 0.09, length: 0.4, loud: 0.7 })),
  rise: [
    { wave: 'sawtooth', from: 90, to: 300, length: 0.6, loud: 0.3 },
    { wave: 'sine', from: 140, to: 60, at: 0.68, length: 0.2, loud: 0.9 },
  ],
  sink: [{ wave: 'sawtooth', from: 240, to: 80, length: 0.45, loud: 0.3 }],
  growl: [
    { wave: 'sawtooth', from: 62, to: 48, length: 0.8, loud: 0.8 },
    { noise: true, from: 180, to: 420, length: 0.7, loud: 0.5 },
  ],
  spark: [{ noise: true, from: 5200, to: 2600, length: 0.09, loud: 0.6 }],
  air: [{ noise: true, from: 300, to: 1500, length: 0.45, loud: 0.3 }],
  gong: [
    { wave: 'sine', from: 196, to: 190, length: 1.2, loud: 1 },
    { wave: 'sine', from: 294, to: 288, length: 0.9, loud: 0.4 },
  ],
  brass: [131, 196, 262].map((from, place) => ({
    wave: 'sawtooth' as const,
    from,
    at: place * 0.1,
    length: 0.7,
    loud: 0.35,
  })),
  ratchet: [0, 0.08, 0.16].map((at) => ({ wave: 'square' as const, from: 260, at, length: 0.03, loud: 0.3 })),
  stones: [0, 0.12, 0.2, 0.26].map((at, place) => ({
    noise: true,
    from: 420 + place * 60,
    to: 160,
    at,
    length: 0.12,
    loud: 0.8,
  })),
  steps: [0, 0.16].map((at) => ({ wave: 'triangle' as const, from: 300, to: 240, at, length: 0.07, loud: 0.6 })),
  blip: [{ wave: 'sine', from: 1200, to: 1500, length: 0.08, loud: 0.4 }],
  ask: [523, 659].map((from, place) => ({ wave: 'sine' as const, from, at: place * 0.11, length: 0.2, loud: 0.6 })),
} satisfies Record<string, readonly Part[]>;

export type SoundName = keyof typeof RECIPES;

export const SOUNDS = Object.keys(RECIPES) as readonly SoundName[];

const LOUD = 0.12;
const SILENT = 0.001;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A second of noise, always the same. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let place = 0; place < samples.length; place += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[place] = (seed / 2147483647) * 2 - 1;
  }
  return noise;
}

function sourceOf(
  audio: AudioContext,
  { noise, wave, from, to, length }: Part,
  begin: number,
): AudioScheduledSourceNode {
  if (noise) return new AudioBufferSourceNode(audio, { buffer: noiseOf(audio), loop: true });
  const tone = new OscillatorNode(audio, { type: wave ?? 'triangle', frequency: from });
  tone.frequency.setValueAtTime(from, begin);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begin + length);
  return tone;
}

function play(audio: AudioContext, part: Part): void {
  const { from, to, at = 0, length, loud = 1 } = part;
  const begin = audio.currentTime + at;
  const source = sourceOf(audio, part, begin);
  const volume = new GainNode(audio, { gain: LOUD * loud });
  volume.gain.setValueAtTime(LOUD * loud, begin);
  volume.gain.exponentialRampToValueAtTime(SILENT, begin + length);
  let last: AudioNode = source;
  if (part.noise) {
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.8 });
    filter.frequency.setValueAtTime(from, begin);
    if (to) filter.frequency.exponentialRampToValueAtTime(to, begin + length);
    last = source.connect(filter);
  }
  last.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length);
}

/** Plays a sound by its name. Whether sounds are wanted is for the caller to know. */
export function sound(name: SoundName): void {
  context ??= new AudioContext();
  for (const part of RECIPES[name] as readonly Part[]) play(context, part);
}
