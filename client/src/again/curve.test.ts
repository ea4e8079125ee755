import { describe, expect, test } from 'vitest';
import type { Point, TurningPoint } from '../api_types';
import {
  bandOf,
  dearestOf,
  gridOf,
  isEnded,
  lineOf,
  marksOf,
  numbersAt,
  placeOf,
  rowsOf,
  scaleOf,
  tellingOf,
  ticksOf,
  turnAway,
} from './curve';

const FRAME = { wide: 340, high: 130, left: 30, right: 10, top: 20, bottom: 10 };

/** A point with the chances of its seats, in percent. */
const point = (position: number, turn: number, ...chances: number[]): Point => ({
  position,
  turn,
  title: null,
  estimates: chances.map((chance) => ({ chance: chance / 100, error: chance % 100 ? 0.02 : 0 })),
});
const CURVE = [
  point(0, 0, 50, 50),
  point(4, 1, 55, 45),
  point(6, 1, 60, 40),
  point(9, 2, 40, 60),
  point(12, 3, 42, 58),
  point(20, 4, 0, 100),
];
const turning = (position: number, cost: number): TurningPoint =>
  ({ position, cost: { gain: cost, error: 0.01 } }) as unknown as TurningPoint;

describe('the drawing', () => {
  test('it has room for what happens, and the result does not squeeze the rest', () => {
    const scale = scaleOf(CURVE, FRAME);
    expect(scale.most).toBeCloseTo(0.8);
    expect([scale.x(0), scale.x(5)]).toEqual([30, 330]);
    expect(scale.y(0)).toBe(120);
    expect(scale.y(1)).toBe(20);
    expect(gridOf(scale)).toEqual([0, 0.25, 0.5, 0.75]);
  });

  test('in a campaign the last point is one like all others', () => {
    const missions = [point(0, 0, 50), point(9, 1, 40), point(20, 2, 95)];
    expect([isEnded(missions), isEnded(CURVE)]).toEqual([false, true]);
    expect(scaleOf(missions, FRAME).most).toBe(1);
    expect(tellingOf(missions, 0)).toMatchObject({ peak: { chance: 0.95, turn: 2 }, end: 0.95 });
  });

  test('a line goes through all points, and its band is wider where less is known', () => {
    const scale = scaleOf(CURVE, FRAME);
    expect(lineOf(CURVE, 0, scale).split('L')).toHaveLength(6);
    expect(bandOf(CURVE, 0, scale).split('L')).toHaveLength(12);
    expect(bandOf(CURVE, 0, scale)).toMatch(/^M30\.0 .*z$/);
  });

  test('a match of one point is drawn, too', () => {
    const one = [point(0, 0, 50, 50)];
    expect(lineOf(one, 0, scaleOf(one, FRAME))).toMatch(/^M30\.0 /);
    expect(ticksOf(one)).toEqual([{ place: 0, turn: 0 }]);
    expect(marksOf(one)).toEqual([0]);
  });

  test('below it stand the first turn, the last, and round ones between them', () => {
    const long = Array.from({ length: 48 }, (_, turn) => point(turn * 3, turn, 50, 50));
    expect(ticksOf(long).map(({ turn }) => turn)).toEqual([0, 10, 20, 30, 40, 47]);
    expect(ticksOf(CURVE, 7).map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4]);
  });

  test('numbers stand above their places, and beside each other where these are close', () => {
    const scale = scaleOf(CURVE, { ...FRAME, wide: 1040 });
    expect(numbersAt(CURVE, [turning(4, 0.1), turning(12, 0.1)], scale)).toEqual([230, 830]);
    const close = numbersAt(CURVE, [turning(12, 0.1), turning(12, 0.1), turning(20, 0.1), turning(20, 0.1)], scale);
    for (const [one, at] of close.entries()) if (one) expect(at - (close[one - 1] ?? 0)).toBeGreaterThanOrEqual(28);
    expect(close.at(-1)).toBeLessThanOrEqual(1044);
  });
});

describe('walking along it', () => {
  test('a position has its place', () => {
    expect([0, 5, 6, 19, 99].map((position) => placeOf(CURVE, position))).toEqual([0, 1, 2, 4, 5]);
  });

  test('one goes turn by turn', () => {
    expect(turnAway(CURVE, 1, 1)).toBe(3);
    expect(turnAway(CURVE, 3, 1)).toBe(4);
    expect(turnAway(CURVE, 5, 1)).toBe(5);
    expect(turnAway(CURVE, 3, -1)).toBe(1);
    expect(turnAway(CURVE, 2, -1)).toBe(1);
    expect(turnAway(CURVE, 0, -1)).toBe(0);
  });
});

describe('what is told of it', () => {
  test('start, peak, falls and end', () => {
    expect(tellingOf(CURVE, 0)).toEqual({
      start: 0.5,
      peak: { chance: 0.6, turn: 1 },
      falls: [{ chance: 0.4, turn: 2 }],
      end: 0,
    });
    expect(tellingOf(CURVE, 1).falls).toEqual([]);
    expect(tellingOf([], 0)).toEqual({ start: 0, peak: { chance: 0, turn: 0 }, falls: [], end: 0 });
  });

  test('a row for each turn, and one for the end', () => {
    expect(rowsOf(CURVE).map(({ position }) => position)).toEqual([0, 4, 9, 12, 20]);
  });

  test('the dearest turning point is pointed at first', () => {
    expect(dearestOf([turning(1, 0.1), turning(2, 0.3), turning(3, 0.2)])).toBe(1);
    expect(dearestOf([])).toBe(0);
  });
});
