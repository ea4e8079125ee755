/** Words of the notation as signs. */
import { GLYPHS, type GlyphName } from '../draw/glyphs';

/** The sign of something that dice must show: a symbol, any one, a die, or a colour. */
export function needGlyph(need: string): GlyphName {
  if (need === 'die') return 'die';
  if (need === 'red' || need === 'green' || need === 'blue') return `die_${need}`;
  return need in GLYPHS ? (need as GlyphName) : 'any';
}
