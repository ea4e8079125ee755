/** The colours and shapes of the players in drawings. Behind the people sits the Hegemon, white, with its star. */
import { coatOf, SHAPES } from '../../../furniture/seats';
import type { SeatColour, SeatShape } from '../../../table/board';
import type { AndromedaView } from '../view';

export interface Coat {
  readonly colour: SeatColour;
  readonly shape: SeatShape;
}

export const HEGEMON: Coat = { colour: 'white', shape: 'star' };

/** What the player of this number wears. */
export function coatOfPlayer(who: number, { hegemon }: AndromedaView): Coat {
  return who === hegemon?.player ? HEGEMON : coatOf(who);
}

export const fillOf = (coat: Coat): string => `var(--seat-${coat.colour})`;

/** For bare lines, where the pale coat needs help on paper. */
export const lineOf = (coat: Coat): string => (coat.colour === 'white' ? 'var(--lane-white)' : fillOf(coat));

/** The shape of a coat round 0, 0, about 20 across, without colour. */
export function shapeOf(coat: Coat, x = 0, y = 0, radius = 10): string {
  return `<path d="${SHAPES[coat.shape]}" transform="translate(${x} ${y}) scale(${radius / 10})"/>`;
}

/** Colour and shape: the mark of a player. */
export function mark(coat: Coat, x = 0, y = 0, radius = 10): string {
  const width = (1.6 * 10) / radius;
  return `<g fill="${fillOf(coat)}" stroke="var(--piece)" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke">${shapeOf(coat, x, y, radius)}</g>`;
}
