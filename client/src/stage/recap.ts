/** How long it takes to watch what was missed. Pure. */
import type { Film } from './beat';
import { shotOf } from './kinds';
import { lasting, type Speed } from './timing';
import type { Turn } from './turns';

/** Milliseconds for a line that is no beat, about. */
const LINE = 300;

/** Seconds, rounded up: the log says which beats there were. */
export function lengthOf(turns: readonly Turn[], film: Film | undefined, speed: Speed): number {
  const pace = speed === 'none' || speed === 'cut' ? 'normal' : speed;
  let ms = 0;
  for (const { lines } of turns) {
    const shots = lines.map(({ beat, message }) =>
      beat ? shotOf(film, { kind: beat, data: message.args ?? {} }) : { ms: LINE },
    );
    ms += lasting(shots, pace).reduce((sum, time) => sum + time.ms, 0);
  }
  return Math.ceil(ms / 1000);
}
