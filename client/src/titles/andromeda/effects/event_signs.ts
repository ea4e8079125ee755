/** What stands for an event on its card. Pure. */
import type { Glyph } from '../draw/glyphs';
import type { PrintedEvent } from '../printed';
import { signsOf } from './effects';

/** Whom it is about, where there is no sign for what happens. */
const AFFECTED: Readonly<Record<string, Glyph>> = {
  behind: 'tracks',
  board: 'map',
  each: 'leader',
  fleet: 'ship',
  gate: 'eye',
  rich: 'credit',
};

export function eventSign({ effect, affects }: PrintedEvent): Glyph {
  const found = effect && signsOf(effect)?.findLast(({ kind }) => kind === 'sign');
  return found && found.kind === 'sign' ? found.glyph : (AFFECTED[affects] ?? 'event');
}
