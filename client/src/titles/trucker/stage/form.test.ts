import { describe, expect, it } from 'vitest';
import type { BeatData, ShownBeat } from '../../../stage/beat';
import { fixture } from '../fixtures/fixtures';
import { formOf, hasForm, remarkOf } from './form';

const checked = fixture('check-III');
const clean = fixture('flight-shoot').stand.view;
function beatOf(kind: string, data: BeatData, ms = 500): ShownBeat {
  return { kind, data, place: 0, of: 1, ms, hold: 0, before: clean, live: false };
}

describe("the inspector's form", () => {
  it('ticks what is well, and counts what is not', () => {
    const all = formOf(beatOf('scan', { seat: 0, faults: 0, cells: [] }), clean);
    expect(all.map(({ line }) => line.split('-').at(-1))).toEqual(['joints', 'barrels', 'exhausts', 'piece']);
    expect(all.every(({ good }) => good)).toBe(true);
    const { view } = checked.stand;
    const faults = view.truckers[checked.face]?.ship.figures?.faults?.length ?? 0;
    const found = formOf(beatOf('scan', { seat: checked.face, faults, cells: [] }), view);
    expect(faults).toBeGreaterThan(0);
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(faults);
  });

  it('is a list of those who are aboard, as the server counts them', () => {
    const told = (humans: number, aliens: number) => {
      const view = structuredClone(clean);
      const { ship } = view.truckers[0] as (typeof view.truckers)[number];
      Object.assign(ship, { figures: { ...ship.figures, humans, aliens } });
      const lines = formOf(beatOf('board', { seat: 0, cells: [1], who: ['brown'] }), view);
      return lines.map(({ line, count }) => [line.split('-').at(-1), count]);
    };
    expect(told(2, 1)).toEqual([
      ['humans', 2],
      ['aliens', 1],
    ]);
    expect(told(4, 0)).toEqual([['humans', 4]]);
  });

  it('has a remark for any number of mistakes', () => {
    const remarks = [0, 1, 2, 4, 30].map((faults) => remarkOf(beatOf('scan', { seat: 0, faults, cells: [] })));
    expect(new Set(remarks).size).toBe(5);
  });

  it('is only there for the ship that is looked at, and where something moves', () => {
    expect(hasForm(beatOf('scan', { seat: 1 }), 1)).toBe(true);
    expect(hasForm(beatOf('scan', { seat: 1 }), 0)).toBe(false);
    expect(hasForm(beatOf('scan', { seat: 1 }, 0), 1)).toBe(false);
    expect(hasForm(beatOf('dice', {}), 0)).toBe(false);
    expect(hasForm(null, 0)).toBe(false);
  });
});
