/** A thing of its own that moves over the page while a beat is shown, as data: a drawing, its place in px, its steps. */
import type { Moving, Step } from '../../../stage/motion';
import type { Point } from '../board/geometry';

export interface Effect extends Moving {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** How many px a unit of the drawing is. */
  readonly unit: number;
  /** SVG as text: our own drawings, never words from elsewhere. */
  readonly drawing: string;
}

/** A course as a pilot would fly it: slightly bent. */
export interface Course {
  readonly path: string;
  at(share: number): Point;
  /** The heading in degrees; 0 is up. */
  heading(share: number): number;
}

export function bend([ax, ay]: Point, [bx, by]: Point, bent = 0.16): Course {
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * bent, (ay + by) / 2 + (bx - ax) * bent];
  return {
    path: `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`,
    at: (t) => [
      (1 - t) ** 2 * ax + 2 * (1 - t) * t * mx + t * t * bx,
      (1 - t) ** 2 * ay + 2 * (1 - t) * t * my + t * t * by,
    ],
    heading: (t) => {
      const dx = 2 * (1 - t) * (mx - ax) + 2 * t * (bx - mx);
      const dy = 2 * (1 - t) * (my - ay) + 2 * t * (by - my);
      return (Math.atan2(dy, dx) * 180) / Math.PI + 90;
    },
  };
}

/** Slow, quick, slow. */
export const smooth = (p: number): number => (p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2);

const STEPS = 14;
/** From here on a ship that lands turns upright. */
const LANDING = 0.82;
/** An angle between -180 and 180 that looks the same. */
const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

export interface Flying {
  /** Nose first, and upright at the end; else it stays as it is. */
  readonly turns?: boolean;
  /** How far it swings to and fro, in degrees. */
  readonly sways?: number;
  /** How much larger it gets on the way. */
  readonly lift?: number;
  /** Whether it is gone at the end, because it vanishes into something. */
  readonly vanishes?: boolean;
}

/** The steps of something that flies a course; its place is where the course begins. */
export function flown(
  course: Course,
  { turns = false, sways = 0, lift = 0.22, vanishes = false }: Flying = {},
): Step[] {
  const [x0, y0] = course.at(0);
  return Array.from({ length: STEPS + 1 }, (_, i): Step => {
    const p = i / STEPS;
    const share = smooth(p);
    const [x, y] = course.at(share);
    const heading = turned(course.heading(share));
    const upright = turns ? heading * (p < LANDING ? 1 : (1 - p) / (1 - LANDING)) : 0;
    const sway = sways * Math.sin(p * 30) * (1 - p);
    const scale = 1 + lift * Math.sin(Math.PI * share);
    return { x: x - x0, y: y - y0, turn: upright + sway, scale, show: vanishes && i === STEPS ? 0 : 1, at: p };
  });
}
