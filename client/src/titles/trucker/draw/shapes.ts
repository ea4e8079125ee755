/**
 * SVG in short. A drawing is a list of shapes: plain data, so that it can be looked into by a test, and written out
 * once by `svg`. One cell of a ship is 96 units wide, so that 48 px is exactly one half.
 */

import type { Drawing, Shape } from '../../../furniture/drawing/drawing';

export { svg, type Drawing, type Shape } from '../../../furniture/drawing/drawing';

/** The outline of everything that is a thing: it keeps its colour in both themes, as print does. */
export const INK = '#2A1B12';
export const CELL = 96;

type Attributes = Record<string, string | number | undefined>;

function shape(tag: Shape['tag'], attributes: Attributes, inside?: Shape['inside']): Shape {
  const set: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) set[name] = typeof value === 'number' ? round(value) : value;
  }
  return inside === undefined ? { tag, attributes: set } : { tag, attributes: set, inside };
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill = 'none',
  stroke?: string,
  strokeWidth?: number,
): Shape {
  return shape('rect', { x, y, width, height, rx, fill, stroke, 'stroke-width': strokeWidth });
}

export function circle(cx: number, cy: number, r: number, fill = 'none', stroke?: string, width?: number): Shape {
  return shape('circle', { cx, cy, r, fill, stroke, 'stroke-width': width });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, more: Attributes): Shape {
  return shape('ellipse', { cx, cy, rx, ry, ...more });
}

/** A path with round joints: `fill` or `stroke` may be empty. */
export function path(d: string, fill = '', stroke = '', width?: number, more: Attributes = {}): Shape {
  const line = stroke ? { stroke, 'stroke-width': width, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } : {};
  return shape('path', { d, fill: fill || 'none', ...line, ...more });
}

/** An ink line with a lighter core: struts, pipes, arcs. */
export function tube(d: string, ink: number, core: string, width: number): Drawing {
  return [path(d, '', INK, ink), path(d, '', core, width)];
}

export function text(x: number, y: number, words: string, size: number, fill: string, more: Attributes = {}): Shape {
  return shape('text', { x, y, 'font-size': size, fill, 'text-anchor': 'middle', class: 'num', ...more }, words);
}

export function group(attributes: Attributes, inside: Drawing): Shape {
  return shape('g', attributes, inside);
}

/** The same drawing turned round a point, by default the middle of a cell. */
export function turn(degrees: number, inside: Drawing, x = 48, y = 48): Drawing {
  return degrees ? [group({ transform: `rotate(${degrees} ${x} ${y})` }, inside)] : inside;
}

/** The same drawing moved, scaled and turned round its own middle. */
export function at(x: number, y: number, inside: Drawing, scale = 1, degrees = 0): Shape {
  const steps = [`translate(${round(x)} ${round(y)})`];
  if (degrees) steps.push(`rotate(${round(degrees)})`);
  if (scale !== 1) steps.push(`scale(${round(scale)})`);
  return group({ transform: steps.join(' ') }, inside);
}

/** A number that belongs to a name: a tile always wears the same scratches. */
export function hash(name: string): number {
  let found = 2166136261;
  for (const sign of name) found = Math.imul(found ^ sign.charCodeAt(0), 16777619) >>> 0;
  return found;
}

/** A row of numbers from 0 to 1 that is the same every time: for heaps and stars. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
