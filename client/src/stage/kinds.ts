/** How beats are shown where the title does not say: the kinds that all titles share, and any other. */
import type { BeatTold, Film, Shot } from './beat';

/** As in src/starboard/kernel/beats.py. */
const SHARED: Film = {
  card: { ms: 700, hold: 700, sound: 'flick', matters: true },
  dice: { ms: 700, hold: 250, sound: 'rattle', matters: true },
  fly: { ms: 450, sound: 'whoosh' },
  hit: { ms: 500, sound: 'crack', matters: true },
  lost: { ms: 800, sound: 'groan', matters: true },
  arrive: { ms: 450, sound: 'thud' },
  leave: { ms: 350, sound: 'whoosh' },
  injury: { ms: 600, sound: 'thump', matters: true },
  page: { ms: 500, sound: 'flick', matters: true },
  gain: { ms: 350, sound: 'pop' },
  pay: { ms: 350, sound: 'tick' },
  score: { ms: 400, sound: 'chime' },
  phase: { ms: 700, hold: 300, sound: 'chord', matters: true },
};

const ANY: Shot = { ms: 400, sound: 'tick' };

/** How a beat is shown. */
export function shotOf(film: Film | undefined, beat: BeatTold, next?: BeatTold): Shot {
  const usual = SHARED[beat.kind] as Shot | undefined;
  const own = film?.[beat.kind];
  return { ...ANY, ...usual, ...(typeof own === 'function' ? own(beat, next) : own) };
}
