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

/** How far to the side the other part of a print lies that is shown beside a page. */
const ASIDE = 430;
/** How wide the part is that a low frame shows. */
const LOW = 680;
/** How much of a crop a closer look shows. */
const CLOSER = 0.66;

/** The view box beside a page that shares its plate with others: whichever part the page was given, from where one
 *  always looks, from further to the side, or from closer by, a little below the middle. */
export function shareOf(plate: PlatePrint, crop: Crop, part: string): readonly number[] {
  const [x = 0, y = 0, width = W, height = H] = boxOf(plate, crop);
  if (part === 'wide') {
    const [w, h] = [width * CLOSER, height * CLOSER];
    return [x + (width - w) / 2, y + (height - h) * 0.8, w, h];
  }
  if (part !== 'square') return [x, y, width, height];
  // A low frame is never as wide as the print: there one looks to the side where the tall part is not.
  if (width === W) return [(boxOf(plate, 'tall')[0] ?? 0) > (W - H) / 2 ? 0 : W - LOW, y, LOW, height];
  const aside = x + width / 2 > W / 2 ? x - ASIDE : x + ASIDE;
  return [Math.min(W - width, Math.max(0, aside)), y, width, height];
}
