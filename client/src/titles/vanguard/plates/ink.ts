/** What every drawing of a plate is made with: ink, chance that is always the same, and mixed colours. Pure. */
import type { PlateWords } from './words';

export type Word = keyof PlateWords;
/** What a word is told, in full. */
export type Given<W extends Word> = PlateWords[W];
/** Draws a word; `id` is for gradients and clips, and no other word of a page has it. */
export type Draw<W extends Word> = (given: Given<W>, id: string) => string;

/** The ink of outlines. */
export const K = '#0B0F18';
export const W = 1200;
export const H = 800;

export const r = (value: number): number => Math.round(value * 10) / 10;
export const r2 = (value: number): number => Math.round(value * 100) / 100;

/** Chance that falls the same each time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A number from 0 to 1 for a place. */
export function scattered(place: number, seed: number): number {
  let hash = (place * 374761393 + seed * 668265263) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
export function noise(x: number, seed: number): number {
  const cell = Math.floor(x);
  const part = smooth(x - cell);
  return scattered(cell, seed) * (1 - part) + scattered(cell + 1, seed) * part;
}
/** Land as it rises and falls: slow, less slow, quick. */
export const hills = (x: number, seed: number): number =>
  noise(x, seed) * 0.6 + noise(x * 2.3, seed + 3) * 0.27 + noise(x * 5.1, seed + 7) * 0.13;

const parts = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
/** A colour between two others. */
export function mix(from: string, to: string, share: number): string {
  const other = parts(to);
  const mixed = parts(from).map((part, at) => Math.round(part + ((other[at] ?? 0) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
export const darker = (colour: string, share: number): string => mix(colour, K, share);
export const lighter = (colour: string, share: number): string => mix(colour, '#FFFFFF', share);

export const path = (d: string, fill = 'none', stroke = 'none', width = 2, more = ''): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;
/** A line of a colour alone. */
export const line = (d: string, colour: string, width = 2, strength = 1): string =>
  path(d, 'none', colour, width, strength < 1 ? `stroke-opacity="${r2(strength)}"` : '');
/** A line of a colour with ink round it. */
export const inked = (d: string, colour: string, width: number): string =>
  line(d, K, width + 3) + line(d, colour, width);
/** The attributes of something near: its colour, and the dark outline. */
export const near = (colour: string, width = 2.4): string =>
  `fill="${colour}" stroke="${K}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
export const solid = (d: string, colour: string, width = 2.4): string => `<path d="${d}" ${near(colour, width)}/>`;
export const fill = (d: string, colour: string, strength = 1): string =>
  `<path d="${d}" fill="${colour}"${strength < 1 ? ` fill-opacity="${r2(strength)}"` : ''}/>`;
export const circle = (x: number, y: number, radius: number, attributes: string): string =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" ${attributes}/>`;
export const dot = (x: number, y: number, radius: number, colour: string, strength = 1): string =>
  circle(x, y, radius, `fill="${colour}"${strength < 1 ? ` fill-opacity="${r2(strength)}"` : ''}`);
export const oval = (x: number, y: number, rx: number, ry: number, attributes: string): string =>
  `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}" ${attributes}/>`;
/** The shadow on which something stands. */
export const under = (rx: number, ry = rx * 0.12, x = 0, y = 0): string =>
  oval(x, y, rx, ry, 'fill="#000" fill-opacity=".35"');

/** A drawing at a place, in a size; turned over where it is to look the other way. */
export function placed(x: number, y: number, size: number, inner: string, flip = false, turn = 0): string {
  const across = flip ? -size : size;
  const turned = turn ? ` rotate(${turn})` : '';
  return `<g transform="translate(${r(x)} ${r(y)})${turned} scale(${r2(across)} ${r2(size)})">${inner}</g>`;
}

export const range = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, place) => make(place));
export const many = (count: number, make: (place: number) => string): string => range(count, make).join('');
