/** Gains that fly to their place: what flies, and where it is kept. Pure. */
import type { BeatData } from '../../../stage/beat';
import type { GlyphName } from '../draw/glyphs';
import { numberOf, wordOf } from './told';

export interface Flight {
  readonly glyph: GlyphName;
  readonly count: number;
  /** Where it is kept, as the board marks that: `data-kept`. */
  readonly kept: string;
}

const KEPT: Readonly<Record<string, GlyphName>> = {
  supplies: 'supplies',
  success: 'gain_success',
  cards: 'section_card',
};
const LEADS = 'leads:';

/** What a gain or a find brings; nothing for what has no place in sight. */
export function flightOf({ kind, data }: { readonly kind: string; readonly data: BeatData }): Flight | null {
  const told = { data };
  if (kind !== 'gain') return null;
  const [what, count] = [wordOf(told, 'what'), numberOf(told, 'count')];
  if (what.startsWith(LEADS)) return { glyph: what.slice(LEADS.length) as GlyphName, count, kept: what };
  const glyph = KEPT[what];
  return glyph ? { glyph, count, kept: what } : null;
}
