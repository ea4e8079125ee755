/** Small sounds, made here and played only for those who asked for them. */

let context: AudioContext | undefined;

/** A tone that fades out: frequency in hertz, times in seconds. */
function tone(frequency: number, after: number, length: number): void {
  context ??= new AudioContext();
  const begin = context.currentTime + after;
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency });
  const volume = new GainNode(context, { gain: 0.12 });
  volume.gain.setValueAtTime(0.12, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

/** Something has happened. */
export function click(): void {
  tone(420, 0, 0.06);
}

/** It is your turn. */
export function chime(): void {
  tone(660, 0, 0.18);
  tone(880, 0.12, 0.3);
}
