/** How a plan fits into a space on the screen. */
import { CELL } from '../draw/shapes';
import { GHOST, SPLICE_GAP, xOf, yOf, type Plan } from './geometry';

export interface Space {
  readonly width: number;
  readonly height: number;
  /** Room at the front and at the left for numbers and for what comes flying, in px. */
  readonly pad: number;
  /** The same at the rear and at the right. */
  readonly near: number;
}

export interface Fit {
  /** px of one unit. */
  readonly scale: number;
  /** Where the first unit of the grid lies, in px. */
  readonly left: number;
  readonly top: number;
  /** The deck on the screen, in px. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** The rim of the deck beyond the squares, in units. */
const RIM = 17;
/** No larger than life: 100 px a square. */
const LARGEST = 100 / CELL;
/** What a thumb needs: 44 px a square. */
export const SMALLEST = 44 / CELL;
/** How large squares are when they are enlarged: 56 px. */
const ENLARGED = 56 / CELL;

/** What a plan takes with all that is drawn round it, in units, and how much of it lies beyond the squares. */
function extent(plan: Plan): { unitsX: number; unitsY: number; beyondX: number; beyondY: number } {
  const { left, right, top, bottom } = plan.box;
  const beyondX = plan.wrapColumns ? GHOST : RIM;
  const beyondY = plan.wrapRows ? GHOST : RIM;
  const gap = plan.splice >= left && plan.splice < right ? SPLICE_GAP : 0;
  const unitsX = (right - left + 1) * CELL + gap + 2 * beyondX;
  const unitsY = (bottom - top + 1) * CELL + 2 * beyondY;
  return { unitsX, unitsY, beyondX, beyondY };
}

/** A space in which squares are large enough to be touched, never smaller than the one that there is. */
export function enlarged(plan: Plan, { width, height, pad, near }: Space): Space {
  const { unitsX, unitsY } = extent(plan);
  const size = (units: number): number => Math.ceil(units * ENLARGED) + pad + near;
  return { width: Math.max(width, size(unitsX)), height: Math.max(height, size(unitsY)), pad, near };
}

/** The plan as large as it gets, in the middle of what the space leaves for it. */
export function fitted(plan: Plan, { width, height, pad, near }: Space): Fit {
  const { left, top } = plan.box;
  const { unitsX, unitsY, beyondX, beyondY } = extent(plan);
  const scale = Math.max(0.05, Math.min((width - pad - near) / unitsX, (height - pad - near) / unitsY, LARGEST));
  const boxLeft = pad + (width - pad - near - unitsX * scale) / 2;
  const boxTop = pad + (height - pad - near - unitsY * scale) / 2;
  return {
    scale,
    left: boxLeft + (beyondX - xOf(plan, left)) * scale,
    top: boxTop + (beyondY - yOf(top)) * scale,
    box: { left: boxLeft, top: boxTop, right: boxLeft + unitsX * scale, bottom: boxTop + unitsY * scale },
  };
}
