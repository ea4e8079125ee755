/** What lies on a tile, and what a picture needs to know of it. */
import type { SeatColour } from '../../../../table/board';
import type { Drawing } from '../shapes';

/** A `power` of undefined is a tile as it comes out of the box. */
export interface Load {
  readonly seat?: SeatColour;
  readonly crew?: number;
  readonly alien?: string;
  readonly sleepers?: number;
  readonly power?: number;
  readonly goods?: readonly string[];
}

export interface Look {
  /** How far a picture with a direction is turned. */
  readonly degrees: number;
  readonly load: Load;
  /** The aliens that a life support serves. */
  readonly colours: readonly string[];
  /** How many sides a plating covers. */
  readonly plated: number;
}

export type Picture = (look: Look) => Drawing;
