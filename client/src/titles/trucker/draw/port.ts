/** Where ships stand between flights: launch pads with their number, and docks on trestles. */
import { INK, path, rect, text, type Drawing } from './shapes';

/** A pad with warning stripes, 240 wide. */
export function launchPad(): Drawing {
  return [
    path('M-104 2H104L120 34H-120Z', '#8E816D', INK, 4),
    path('M-100 14H100', '', '#E0A93A', 7),
    path('M-100 14H100', '', INK, 7, { 'stroke-dasharray': '12 12', 'stroke-linecap': 'butt' }),
  ];
}

/** A dock on its legs, 240 wide. */
export function dock(): Drawing {
  return [path('M-72 18L-84 48M72 18L84 48', '', INK, 8), path('M-110 2H110L96 20H-96Z', '#6C7482', INK, 4)];
}

/** The plate with the place in the launch order. */
export function numberPlate(number: string): Drawing {
  return [rect(-17, -17, 34, 34, 7, '#E8D9B4', INK, 3), text(0, 8, number, 22, INK, { 'font-weight': 600 })];
}
