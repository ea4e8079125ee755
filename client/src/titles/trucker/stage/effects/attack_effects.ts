/** What comes flying at a ship, and what becomes of it. */
import { columnOf, parsePart, rowOf } from '../../board/geometry';
import { edgeOf, headingOf, isUprightSide, middleOf, waitOf, type Point } from '../../board/marks/lane';
import { missile } from '../../draw/pieces';
import { CRACKS, SHIMMER, MUZZLE, TRACER } from '../../draw/sparks';
import { turn, type Drawing } from '../../draw/shapes';
import { blast, sparks } from './bursts';
import type { Effect, Step } from './effect';
import type { EffectsOf, Moment } from './effects';
import { numberOf, numbersOf, wordOf } from '../told';

/** How large a missile is drawn. */
const SIZE = 1.5;
/** How far away it comes from. */
const FAR = 640;
const DEGREES = [0, 90, 180, 270] as const;
const degreesOf = (side: number): number => DEGREES[side] ?? 0;

interface Missile {
  readonly what: string;
  readonly size: string;
}

const pictureOf = ({ what, size }: Missile, bare = false): Drawing =>
  missile(what === 'meteor' || what === 'shot' ? what : 'intruder', size === 'large' ? 'large' : 'small', bare);

/** A missile with its place and steps; it points the way it flies. */
function flying(
  thing: Missile,
  [x, y]: Point,
  side: number,
  steps: readonly Step[],
  more: Partial<Effect> = {},
): Effect {
  const first = degreesOf(side);
  const drawing = turn(first, pictureOf(thing, more.name === 'missile off'), 0, 0);
  return {
    name: 'missile',
    x,
    y,
    r: 80,
    drawing,
    steps: steps.map((step) => ({ ...step, scale: SIZE * (step.scale ?? 1) })),
    ...more,
  };
}

const lineAt = ({ plan }: Moment, cell: number, side: number): number =>
  isUprightSide(side) ? columnOf(plan, cell) : rowOf(plan, cell);

/** Where the missile of a line waits. */
function waiting({ plan, view, beat, reach }: Moment, side: number, line: number, target: number): Point {
  const strike = view.flight.strike ?? beat.before.flight.strike;
  return waitOf({ plan, side, line, target, square: strike?.square ?? -1, reach });
}

/** What is in the air, as the view says; what cannot be told is a small meteor. */
function inTheAir({ view, beat }: Moment): Missile {
  return view.flight.strike ?? beat.before.flight.strike ?? { what: 'meteor', size: 'small' };
}

/** From where it waits to the side of a square, as steps from that side. */
function approach(moment: Moment, cell: number, side: number): { readonly edge: Point; readonly back: Step } {
  const edge = edgeOf(moment.plan, cell, side);
  const wait = waiting(moment, side, lineAt(moment, cell, side), cell);
  const [dx, dy] = headingOf(side);
  // It stops with its nose at the plate.
  const short = 26;
  return {
    edge: [edge[0] - dx * short, edge[1] - dy * short],
    back: { x: wait[0] - edge[0] + dx * short, y: wait[1] - edge[1] + dy * short },
  };
}

const fly: EffectsOf = (moment) => {
  const { beat } = moment;
  const side = numberOf(beat, 'side');
  const stops = numbersOf(beat, 'stops');
  const thing = { what: wordOf(beat, 'what'), size: wordOf(beat, 'size') };
  const [dx, dy] = headingOf(side);
  return numbersOf(beat, 'lines').map((line, i) => {
    const target = stops[i] ?? -1;
    const wait = waiting(moment, side, line, target);
    const start: Step = { x: -dx * FAR, y: -dy * FAR };
    // Where nothing is in its way, it flies past the ship.
    if (target < 0)
      return flying(thing, wait, side, [start, { x: dx * FAR * 2.4, y: dy * FAR * 2.4 }], { ease: 'even' });
    const intruder = thing.what !== 'meteor' && thing.what !== 'shot';
    return flying(thing, intruder ? edgeOf(moment.plan, target, side) : wait, side, [start, {}]);
  });
};

/** How far apart the barrels of a cannon with two of them are. */
const BARRELS = 34;

/** From the middle of a cannon to each of its barrels. */
function barrelsOf({ view, seat, printed }: Moment, cell: number): readonly number[] {
  const [tile] = parsePart(view.truckers[seat]?.ship.parts[cell] ?? '');
  const kind = printed.kinds[printed.tiles[tile]?.kind ?? ''];
  return (kind?.cannon ?? 1) > 1 ? [-BARRELS / 2, BARRELS / 2] : [0];
}

const shot: EffectsOf = (moment) => {
  const { beat, plan } = moment;
  const side = numberOf(beat, 'side');
  const cannons = numbersOf(beat, 'cells');
  const lines = numbersOf(beat, 'lines');
  const [dx, dy] = headingOf(side);
  return cannons.flatMap((cell, i) => {
    const [mx, my] = edgeOf(plan, cell, side);
    const line = lines[i] ?? lines[0] ?? lineAt(moment, cell, side);
    const [x, y] = waiting(moment, side, line, moment.view.flight.strike?.hits[i]?.cell ?? cell);
    return barrelsOf(moment, cell).flatMap((off): Effect[] => {
      const muzzle = { x: mx + dy * off, y: my + dx * off };
      const there = { x: x + dy * off * 0.6 - muzzle.x + dx * 30, y: y + dx * off * 0.6 - muzzle.y + dy * 30 };
      const tracer: Effect = {
        name: 'tracer',
        ...muzzle,
        r: 34,
        drawing: turn(degreesOf(side), TRACER, 0, 0),
        steps: [{ scale: 0.6 }, { ...there, scale: off ? 1 : 1.3 }],
        ease: 'in',
      };
      const fire: Effect = {
        name: 'muzzle',
        ...muzzle,
        r: 36,
        drawing: MUZZLE,
        steps: [{ scale: off ? 0.8 : 1.1 }, { scale: 0.3, show: 0 }],
      };
      return [tracer, fire];
    });
  });
};

const burst: EffectsOf = (moment) => {
  const { beat } = moment;
  const side = numberOf(beat, 'side');
  const at = numberOf(beat, 'at');
  return blast(waiting(moment, side, numberOf(beat, 'line'), at), 74, at + 4);
};

/** When a missile that waits has come to the plate. */
const LANDS = 0.38;

const bounce: EffectsOf = (moment) => {
  const { beat } = moment;
  const [side, at] = [numberOf(beat, 'side'), numberOf(beat, 'at')];
  const { edge, back } = approach(moment, at, side);
  const [dx, dy] = headingOf(side);
  const off = { x: -dx * 190 - Math.abs(dy) * 230, y: -dy * 190 - Math.abs(dx) * 230, turn: 520, show: 0 };
  return [
    flying(inTheAir(moment), edge, side, [back, {}], { ease: 'in', to: LANDS, name: 'missile in' }),
    flying(inTheAir(moment), edge, side, [{}, { ...off, show: 1, at: 0.8 }, off], { from: LANDS, name: 'missile off' }),
    ...sparks(edgeOf(moment.plan, at, side), 56, 9, at + 5, LANDS, 0.95),
  ].map(hiddenAfter);
};

/** What has come in is gone when what goes off begins. */
function hiddenAfter(effect: Effect): Effect {
  if (effect.name !== 'missile in') return effect;
  const last = effect.steps.at(-1) ?? {};
  return { ...effect, steps: [...effect.steps.map((step, i) => ({ ...step, at: i * 0.99 })), { ...last, show: 0 }] };
}

const shield: EffectsOf = (moment) => {
  const { beat, plan } = moment;
  const side = numberOf(beat, 'side');
  const generator = numberOf(beat, 'at');
  const [dx, dy] = headingOf(side);
  const covered = numbersOf(beat, 'cells');
  const light = (cell: number, from: number): Effect => {
    const [x, y] = middleOf(plan, cell);
    return {
      name: 'shimmer',
      x,
      y,
      r: 90,
      drawing: turn(degreesOf(side), SHIMMER, 0, 0),
      steps: [
        { scale: 0.5, show: 0 },
        { scale: 1.05, at: 0.3 },
        { scale: 1.1, show: 0.8, at: 0.75 },
        { scale: 1.2, show: 0 },
      ],
      from,
    };
  };
  const glances = covered.flatMap((cell) => {
    const { edge, back } = approach(moment, cell, side);
    const off = { x: -dx * 160 + dy * 260, y: -dy * 160 + dx * 260, turn: 160, show: 0 };
    return [
      flying(inTheAir(moment), edge, side, [back, {}], { ease: 'in', to: LANDS, name: 'missile in' }),
      flying(inTheAir(moment), edge, side, [{}, off], { from: LANDS, name: 'missile off' }),
      ...sparks(edgeOf(plan, cell, side), 50, 7, cell + 3, LANDS, 0.9),
    ].map(hiddenAfter);
  });
  return [light(generator, 0), ...covered.map((cell) => light(cell, 0.12)), ...glances];
};

const hit: EffectsOf = (moment) => {
  const { beat, plan } = moment;
  const side = numberOf(beat, 'side');
  return numbersOf(beat, 'cells').flatMap((cell) => {
    const [x, y] = middleOf(plan, cell);
    const inside = side < 0 || !['meteor', 'shot'].includes(wordOf(beat, 'by'));
    const from = inside ? 0 : LANDS;
    const crack: Effect = {
      name: 'crack',
      x,
      y,
      r: 48,
      drawing: CRACKS,
      steps: [{ scale: 0.2, show: 0.4 }, { scale: 1.15, at: 0.5 }, { scale: 1.15 }],
      from,
    };
    const bang = blast(inside ? [x, y] : edgeOf(plan, cell, side), 46, cell + 9, from);
    if (inside) return [crack, ...bang];
    const { edge, back } = approach(moment, cell, side);
    const coming = { ease: 'in', to: LANDS, name: 'missile in' } as const;
    return [hiddenAfter(flying(inTheAir(moment), edge, side, [back, {}], coming)), crack, ...bang];
  });
};

export const attackEffects: Readonly<Record<string, EffectsOf>> = { fly, shot, burst, bounce, shield, hit };
