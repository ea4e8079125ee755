/** What is said of the time away: how long it was, and how long it takes to watch what was missed. Pure. */
import type { Turn } from '../../table/turns';
import type { Film } from '../beat';
import { shotOf } from '../kinds';
import { lasting, type Speed } from '../timing';

/** Milliseconds for a line that is no beat, about. */
const LINE = 300;

/** Seconds, rounded up: the log says which beats there were. */
export function lengthOf(turns: readonly Turn[], film: Film | undefined, speed: Speed): number {
  const pace = speed === 'none' || speed === 'cut' ? 'normal' : speed;
  let ms = 0;
  for (const { lines } of turns) {
    const shots = lines.map(({ line: { beat, message } }) =>
      beat ? shotOf(film, { kind: beat, data: message.args ?? {} }) : { ms: LINE },
    );
    ms += lasting(shots, pace).reduce((sum, time) => sum + time.ms, 0);
  }
  return Math.ceil(ms / 1000);
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "14 minutes", "2 days": whole units, the largest of which there is more than one and a half. */
export function spanOf(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= 1.5 * size) ?? ['second', 1];
  const count = Math.max(1, Math.round(seconds / size));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
