/** Short words of the notation as signs. */
import { GLYPHS, type GlyphName } from '../draw/glyphs';
import type { Colour } from './dice';

const COLOURS: Readonly<Record<string, Colour>> = { R: 'red', G: 'green', B: 'blue' };
const NAMES = [
  ...(['fitness', 'gathering', 'defence', 'exploration', 'biology', 'xenology', 'construction'] as const),
  ...(['science', 'technology', 'basic', 'vanguard', 'accident'] as const),
];
export type SymbolName = (typeof NAMES)[number];

const SHORT: Readonly<Record<string, SymbolName>> = Object.fromEntries(NAMES.map((name) => [name.slice(0, 3), name]));

/** `B sci`: a basic on a blue die may count as science. Null where it is for dice of any colour or is no conversion. */
export function symbolOf(convert: string): { readonly colour: Colour; readonly symbol: SymbolName } | null {
  const [letter = '', short = ''] = convert.split(' ');
  const [colour, symbol] = [COLOURS[letter], SHORT[short]];
  return colour && symbol ? { colour, symbol } : null;
}

/** The sign of something that dice must show: a symbol, any one, a die, or a colour. */
export function needGlyph(need: string): GlyphName {
  if (need === 'die') return 'die';
  if (need === 'red' || need === 'green' || need === 'blue') return `die_${need}`;
  return need in GLYPHS ? (need as GlyphName) : 'any';
}
