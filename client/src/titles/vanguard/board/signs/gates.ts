/** The signs on a path, in the order in which they are resolved. */
import type { GlyphName } from '../../draw/glyphs';

export interface Sign {
  readonly kind: 'glyph' | 'danger' | 'word';
  readonly glyph: GlyphName;
  /** The letter of a danger box, or what a planet calls a symbol of its own. */
  readonly word: string;
  readonly colour: 'red' | 'green' | 'blue' | '';
}

const COLOURS: Readonly<Record<string, Sign['colour']>> = { R: 'red', G: 'green', B: 'blue' };

export function signOf(symbol: string): Sign {
  if (symbol === 'T') return { kind: 'glyph', glyph: 'travel', word: '', colour: '' };
  const die = /^(?<how>[us])(?<colour>[RGBD])$/.exec(symbol)?.groups;
  if (die) {
    const glyph = die['how'] === 'u' ? 'use_die' : 'sacrifice_die';
    return { kind: 'glyph', glyph, word: '', colour: COLOURS[die['colour'] ?? ''] ?? '' };
  }
  const box = /^x(?<letter>[A-DT])$/.exec(symbol)?.groups?.['letter'];
  if (box) return { kind: 'danger', glyph: 'danger', word: box, colour: '' };
  return { kind: 'word', glyph: 'special', word: symbol, colour: '' };
}

/** Whether a path is the way from here to one of the sectors that may be entered. */
export function isOpen(
  path: { readonly from: number; readonly to: number; readonly both: boolean },
  here: number,
  lit: ReadonlySet<number>,
): boolean {
  return (path.from === here && lit.has(path.to)) || (path.both && path.to === here && lit.has(path.from));
}

/** How big a sign is, from its middle to its rim. */
export const SIGN = { small: 9.5, big: 13 } as const;
/** How far signs stand from each other. */
export const stepOfSigns = (small: boolean): number => (small ? SIGN.small : SIGN.big) * 2 + 3;
/** How far a trail with this many signs goes either way. */
export const reachOfSigns = (signs: number, small: boolean): number =>
  Math.max((signs * stepOfSigns(small)) / 2 + (small ? 10 : 15), small ? 16 : 22);
/** How far it goes past another sector, to the border there and a little beyond. */
export const reachOfTrail = (far: number, short: number, small: boolean): number =>
  far > 0 ? Math.max(short, far + (small ? 12 : 18)) : short;
/** How long an arrowhead is. */
export const HEAD = 11;
