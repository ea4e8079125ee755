/** The signs on a path, in the order in which they are resolved. */
import type { GlyphName } from '../../draw/glyphs';
import type { SignPrint } from '../../printed';

/** How what a symbol asks for is drawn; what a planet calls by a word of its own, by that word. */
const GLYPHS: Readonly<Record<SignPrint['kind'], GlyphName>> = {
  travel: 'travel',
  use: 'use_die',
  sacrifice: 'sacrifice_die',
  danger: 'danger',
  own: 'special',
};
export const glyphOf = ({ kind }: SignPrint): GlyphName => GLYPHS[kind];

/** Whether a path is the way from here to one of the sectors that may be entered. */
export function isOpen(
  [from, to]: readonly [number, number],
  both: boolean,
  here: number,
  lit: ReadonlySet<number>,
): boolean {
  return (from === here && lit.has(to)) || (both && to === here && lit.has(from));
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
