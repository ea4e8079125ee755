/** How pieces of the Edge move: they fly, crawl, break apart, rise. Pure: places in px in, effects out. */
import type { Point } from '../board/geometry';
import { glyph, type Glyph } from '../draw/glyphs';
import { scatter } from '../draw/turning';
import { bend, flown, type Effect, type Flying } from './effect';

const FLAME = '<path d="M-4.4 21Q0 40 4.4 21z" fill="#FFD166"/><path d="M-2.4 21Q0 32 2.4 21z" fill="#FFF3D6"/>';

export interface Look {
  readonly drawing: string;
  /** How many px a unit of the drawing is. */
  readonly unit: number;
}

/** The course draws itself just ahead of what flies it. */
export function trail(from: Point, to: Point, bent: number, colour: string, until = 1): Effect {
  const { path } = bend([0, 0], [to[0] - from[0], to[1] - from[1]], bent);
  const drawing = `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-dasharray="2 6" stroke-linecap="round"/>`;
  const r = Math.hypot(to[0] - from[0], to[1] - from[1]) + 8;
  const steps = [{ show: 0 }, { show: 1, at: 0.15 }, { show: 1, at: 0.8 }, { show: 0 }];
  return { name: 'trail', x: from[0], y: from[1], r, unit: 1, drawing, steps, to: until, ease: 'even' };
}

/** A ship with its flame, nose first. */
export function shipFlight(look: Look, from: Point, to: Point, colour: string, more: Partial<Effect> = {}): Effect[] {
  const course = bend(from, to, from[0] < to[0] ? -0.16 : 0.16);
  const steps = flown(course, { turns: true });
  const body: Effect = { ...placed('ship', from, 34, look, steps), ...more };
  const fire = steps.map((step) => ({ ...step, show: (step.at ?? 0) < 0.84 ? 1 : 0 }));
  const bent = from[0] < to[0] ? -0.16 : 0.16;
  return [trail(from, to, bent, colour), { ...body, name: 'flame', drawing: FLAME, steps: fire }, body];
}

/** Something that comes by itself, without a flame: a raider, the probe, a disc, a badge. */
export function flight(name: string, look: Look, from: Point, to: Point, how: Flying & Partial<Effect> = {}): Effect {
  const { turns, sways, lift, vanishes, ...more } = how;
  const flying: Flying = {
    ...(turns === undefined ? {} : { turns }),
    ...(sways === undefined ? {} : { sways }),
    ...(lift === undefined ? {} : { lift }),
    ...(vanishes === undefined ? {} : { vanishes }),
  };
  return { ...placed(name, from, 40, look, flown(bend(from, to, 0.16), flying)), ...more };
}

function placed(name: string, [x, y]: Point, r: number, { drawing, unit }: Look, steps: Effect['steps']): Effect {
  return { name, x, y, r, unit, drawing, steps, ease: 'even' };
}

const PIECES = 8;

/** A figure breaks up: the same drawing, cut into wedges that drift apart. `id` tells the wedges of two figures apart. */
export function shatter(look: Look, [x, y]: Point, id: string, from = 0.28, turn = 0): Effect[] {
  const R = 40;
  const next = scatter(id.length * 131 + 7);
  const start = next() * 6;
  const corner = (i: number): string => {
    const angle = start + (i * 2 * Math.PI) / PIECES;
    return `${(Math.cos(angle) * R * 1.6).toFixed(1)} ${(Math.sin(angle) * R * 1.6).toFixed(1)}`;
  };
  const wedges = Array.from({ length: PIECES }, (_, i): Effect => {
    const middle = start + ((i + 0.5) * 2 * Math.PI) / PIECES;
    const reach = R * look.unit * (0.45 + next() * 0.75);
    const name = `cut-${id}-${i}`.replace(/\W/g, '');
    const drawing = `<clipPath id="${name}"><path d="M0 0L${corner(i)}L${corner(i + 1)}z"/></clipPath><g clip-path="url(#${name})"><g transform="rotate(${turn})">${look.drawing}</g></g>`;
    const spin = (next() - 0.5) * 130;
    const away = { x: Math.cos(middle) * reach, y: Math.sin(middle) * reach };
    const steps = [
      {},
      { x: away.x * 0.8, y: away.y * 0.8, turn: spin * 0.5, at: 0.45 },
      { ...away, turn: spin, show: 0 },
    ];
    return { ...placed('wedge', [x, y], R, { drawing, unit: look.unit }, steps), from, ease: 'out' };
  });
  const whole = placed('whole', [x, y], R, { ...look, drawing: `<g transform="rotate(${turn})">${look.drawing}</g>` }, [
    {},
    { at: 0.96 },
    { show: 0 },
  ]);
  return [{ ...whole, to: from }, burst([x, y], look.unit, from), ...wedges, ...sparks([x, y], look.unit, from, next)];
}

/** A ring that widens. */
export function burst([x, y]: Point, unit: number, from = 0, colour = 'var(--bad)'): Effect {
  const drawing = `<circle r="20" fill="none" stroke="${colour}" stroke-width="3"/>`;
  const steps = [{ scale: 0.6 }, { scale: 2.4, show: 0 }];
  return { ...placed('burst', [x, y], 24, { drawing, unit }, steps), from, to: Math.min(1, from + 0.4), ease: 'out' };
}

function sparks(at: Point, unit: number, from: number, next: () => number): Effect[] {
  const drawing = '<circle r="2.2" fill="#FFD166"/>';
  return Array.from({ length: 10 }, () => {
    const [angle, reach] = [next() * 6.3, 40 * unit * (0.6 + next())];
    const steps = [{}, { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, scale: 0.3, show: 0 }];
    return { ...placed('spark', at, 4, { drawing, unit }, steps), from, ease: 'out' as const };
  });
}

/** A shot that crosses over. */
export function shot([ax, ay]: Point, [bx, by]: Point, colour: string, from = 0, to = 0.3): Effect {
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const drawing = `<path d="M-14 0H14" stroke="${colour}" stroke-width="4" stroke-linecap="round" transform="rotate(${angle})"/>`;
  const steps = [{}, { x: bx - ax, y: by - ay }];
  return { ...placed('shot', [ax, ay], 18, { drawing, unit: 1 }, steps), from, to, ease: 'even' };
}

/** What somebody gets, as a badge: "+4". */
export function badge(text: string, sign: Glyph): string {
  return `<rect x="-29" y="-16" width="58" height="32" rx="16" fill="var(--panel)" stroke="var(--gold)" stroke-width="2"/>${glyph(sign, -12, 0, 20, 'var(--gold)')}<text x="12" y="6" font-size="17" text-anchor="middle">${text}</text>`;
}

/** Something that grows out of the ground with a little spring. */
export function rise(look: Look, at: Point, from = 0.3): Effect {
  const steps = [{ scale: 0.01 }, { scale: 1.18, at: 0.7 }, { scale: 1 }];
  return { ...placed('rise', at, 40, look, steps), from, to: 0.8, ease: 'out' };
}

/** A ring of light that calls the eye. */
export function glow([x, y]: Point, r: number, colour = 'var(--gold)'): Effect {
  const drawing = `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="3"/>`;
  const steps = [{ show: 0, scale: 1.3 }, { at: 0.3 }, { at: 0.7 }, { show: 0 }];
  return placed('glow', [x, y], r + 4, { drawing, unit: 1 }, steps);
}
