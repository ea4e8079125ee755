/** How the parts of the final accounts and the awards are drawn. */
import type { Glyph } from '../draw/glyphs';
import type { AccountPartView } from '../view';

export const SIGNS: Readonly<Record<AccountPartView['part'], Glyph>> = {
  running: 'vp',
  tracks: 'tracks',
  developments: 'develop',
  special: 'map',
  relics: 'relic',
  moons: 'moon',
  tokens: 'discovery',
  leaders: 'leader',
  vault: 'vault',
  destiny: 'order',
  damaged: 'damage',
};

const AWARDS: Readonly<Record<string, Glyph>> = {
  hunter: 'claw',
  victor: 'battle',
  lucky: 'die',
  founder: 'develop',
  crowd: 'leader',
  engineer: 'module',
  scholar: 'tracks',
  undaunted: 'shield',
};

export const signOf = (award: string): Glyph => AWARDS[award] ?? 'crown';
