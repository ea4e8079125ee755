/** What danger dice do: each box of the reference card says it by the faces of the die. Pure. */
import type { Say } from '../../../../table/board';
import type { GlyphName } from '../../draw/glyphs';
import { said } from '../../desk/names';
import type { Printed } from '../../printed';

const GLYPHS: Readonly<Record<string, GlyphName>> = {
  common: 'common',
  uncommon: 'uncommon',
  rare: 'rare',
  special: 'danger_special',
};

/** How a face is drawn; nothing before the die is rolled. */
export const glyphsOf = (face: string): GlyphName[] => [GLYPHS[face] ?? []].flat();

export interface Strike {
  readonly glyph: GlyphName;
  /** What the face is called. */
  readonly face: string;
  readonly words: string;
}

/** The faces that do something in a box, in the order of the server, and what. */
export function strikesOf(box: string, printed: Printed, t: Say): Strike[] {
  return Object.entries(printed.danger[box] ?? {}).flatMap(([face, written]) => {
    const [glyph, words] = [GLYPHS[face], said(written, t)];
    return glyph && words ? [{ glyph, face: t('vanguard-board-danger-face', { face }), words }] : [];
  });
}

/** A box in one sentence, for the ear. */
export function spokenBox(box: string, printed: Printed, t: Say): string {
  const strikes = strikesOf(box, printed, t).map(({ face, words }) => `${face}: ${words}`);
  return [t('vanguard-board-danger', { box }), ...strikes, t('vanguard-board-danger-else')].join('; ');
}
