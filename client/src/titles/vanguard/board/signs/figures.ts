/** How big figures are drawn on a map, and how far they reach from their feet. */
import { scaled, type Extent } from './boxes';

/** What stands in a sector: the drawing's scale, where its feet are in the drawing, and how far it reaches from them. */
export interface Figure {
  readonly scale: number;
  readonly feet: readonly [number, number];
  readonly extent: Extent;
}

/** How high a marker is. */
export const MARKER = 18;
const PERSON: Extent = { left: 18, right: 18, up: 60, down: 2 };
/** With the number of its figures, at its foot. */
const THREAT: Extent = { left: 35, right: 35, up: 79, down: 9 };
const LANDER: Extent = { left: 46, right: 46, up: 57, down: 7 };

const figure = (drawn: Extent, scale: number, feet: readonly [number, number]): Figure => ({
  scale,
  feet,
  extent: scaled(drawn, scale),
});

/** The crew member who acts is a little bigger. */
export const personOn = (small: boolean, acts: boolean): Figure =>
  figure(PERSON, (acts ? 1 : 0.86) * (small ? 0.72 : 0.92), [20, 60]);
export const threatOn = (small: boolean): Figure => figure(THREAT, small ? 0.6 : 0.78, [34, 78]);
export const landerOn = (small: boolean): Figure => figure(LANDER, small ? 0.42 : 0.66, [46, 58]);
