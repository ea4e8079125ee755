/** A plate as the server sends it, and as text for an SVG. Pure. */
import type { DrawnPrint, PlatePrint } from '../printed';
import { H, W, type Draw, type Word } from './ink';
import { VOCABULARY } from './vocabulary';
import { DEFAULTS } from './words';

/** The parts of a plate that can be shown. */
export type Crop = 'full' | 'tall' | 'wide' | 'square';

/** Everything on a plate, from the back to the front. `id` is for gradients: no other drawing of the page has it. What
 *  this client cannot draw, it leaves out: the server may be newer. */
export const drawingOf = (plate: PlatePrint, id: string): string =>
  plate.draw.map((one, place) => drawn(one, `${id}-${place}`)).join('');

function drawn({ draw, given }: DrawnPrint, id: string): string {
  if (!(draw in VOCABULARY)) return '';
  const word = draw as Word;
  // The server has checked what each word is told.
  const write = VOCABULARY[word] as Draw<Word>;
  return write({ ...DEFAULTS[word], ...given } as never, id);
}

/** The view box of a crop. */
export const boxOf = (plate: PlatePrint, crop: Crop): readonly number[] =>
  (crop === 'full' ? undefined : plate.crops[crop]) ?? [0, 0, W, H];
