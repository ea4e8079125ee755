import { describe, expect, it } from 'vitest';
import { fixture, fixtures, printed } from '../fixtures/fixtures';
import {
  cellAt,
  chainOf,
  connectorsOf,
  fleetOf,
  joinedTo,
  joins,
  labelsOf,
  link,
  neighbour,
  openSymbols,
  overSplice,
  pieceOf,
  placeOf,
  planOf,
  ray,
  SPLICE_GAP,
  wayOf,
  type Opening,
  type Plan,
} from './geometry';
import type { PrintedShip, PrintedTile } from '../types';

const NOTHING: Opening = { dice: [], halves: 'Aa', hole: '' };

function plan(name: string, opening: Partial<Opening> = {}): Plan {
  return planOf(printed.ships[name] as PrintedShip, { ...NOTHING, ...opening });
}
const open = (of: Plan): number[] => of.squares.flatMap((square, cell) => (square === 'open' ? [cell] : []));

describe('the squares of each class', () => {
  it.each(Object.keys(printed.ships))('are found again by their labels: %s', (name) => {
    const of = plan(name);
    expect(open(of).length).toBeGreaterThan(15);
    for (const cell of open(of)) expect(cellAt(of, ...labelsOf(of, cell))).toBe(cell);
  });

  it('have names only where there is a square', () => {
    const of = plan('I');
    expect(labelsOf(of, 2)).toEqual(['7', '5']);
    expect(cellAt(of, '7', '5')).toBe(2);
    expect(cellAt(of, '5', '5')).toBe(-1);
    expect(cellAt(of, '12', '5')).toBe(-1);
  });

  it('of a fleet are opened by the dice, a double by the sign for equal', () => {
    expect(openSymbols([3, 3])).toEqual(['3', '=']);
    expect(open(plan('IVC')).length).toBe(open(plan('IVC', { dice: [1] })).length - 3);
    const shut = plan('IVC').squares.filter((square) => square === 'shut').length;
    expect(plan('IVC', { dice: [3, 3] }).squares.filter((square) => square === 'shut').length).toBe(shut - 5);
  });

  it('of class IIIB lack those of its hole, and class IV is made of two halves', () => {
    expect(open(plan('IIIB')).length - open(plan('IIIB', { hole: '1' })).length).toBe(5);
    expect(open(plan('IV', { halves: 'Bb' }))).not.toEqual(open(plan('IV', { halves: 'Aa' })));
  });

  it('hold every part of every stand', () => {
    for (const { stand } of fixtures.values()) {
      const { view } = stand;
      const ship = printed.ships[view.classes[Math.min(view.round, view.classes.length - 1)] ?? ''] as PrintedShip;
      for (const { parts, halves } of view.truckers) {
        const of = planOf(ship, { dice: view.dice, hole: view.hole, halves });
        for (const cell of Object.keys(parts)) expect(of.squares[Number(cell)]).toBe('open');
      }
    }
  });
});

describe('the ships of a fleet', () => {
  it('are one on most boards, two of class IIA, and as many of class IVC as the dice leave apart', () => {
    const ships = (name: string, dice: number[] = []): number => fleetOf(plan(name, { dice })).length;
    expect([ships('I'), ships('IIIC'), ships('IIA'), ships('IVC')]).toEqual([1, 1, 2, 4]);
    expect([ships('IVC', [3]), ships('IVC', [1, 2])]).toEqual([3, 2]);
  });

  it('are counted by their first squares, which are in the order of the board', () => {
    const firsts = fleetOf(plan('IVC')).map(([first]) => first);
    expect(firsts).toEqual([...firsts].sort((a, b) => Number(a) - Number(b)));
  });
});

describe('neighbours', () => {
  it('end at the edge of a plain board', () => {
    const of = plan('I');
    expect(neighbour(of, cellAt(of, '7', '5'), 0)).toBe(-1);
    expect(neighbour(of, cellAt(of, '7', '5'), 2)).toBe(cellAt(of, '7', '6'));
    expect(neighbour(of, cellAt(of, '7', '5'), 1)).toBe(-1);
  });

  it('go round the rim where edges meet', () => {
    const of = plan('IIIC');
    expect(neighbour(of, cellAt(of, '1', '1'), 0)).toBe(cellAt(of, '1', '6'));
    expect(neighbour(of, cellAt(of, '6', '3'), 1)).toBe(cellAt(of, '1', '3'));
    const cylinder = plan('IIB');
    expect(neighbour(cylinder, cellAt(cylinder, '11', '7'), 1)).toBe(cellAt(cylinder, '3', '7'));
    expect(neighbour(cylinder, cellAt(cylinder, '3', '5'), 0)).toBe(-1);
  });

  it('lie further apart across the splice', () => {
    const of = plan('IIC');
    const [left, right] = [cellAt(of, '3', '2'), cellAt(of, '4', '2')];
    expect(placeOf(of, right)[0] - placeOf(of, left)[0]).toBe(96 + SPLICE_GAP);
    expect(overSplice(of, left, 1)).toBe(true);
    expect(overSplice(of, right, 3)).toBe(true);
    expect(overSplice(of, left, 3)).toBe(false);
  });
});

describe('joints', () => {
  it('hold equal ends, and a universal one with any other', () => {
    expect([joins(1, 1, false), joins(2, 3, false), joins(1, 2, false), joins(0, 3, false)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('hold only equal ends across the splice', () => {
    expect([joins(3, 3, true), joins(2, 3, true)]).toEqual([true, false]);
  });

  it('turn with the tile', () => {
    const tile = Object.entries(printed.tiles).find(([, { connectors }]) => new Set(connectors).size === 4);
    const [id, { connectors }] = tile as [string, PrintedTile];
    expect(connectorsOf(printed, `${id}/1`)).toEqual([connectors[3], connectors[0], connectors[1], connectors[2]]);
    expect(connectorsOf(printed, `${id}/0`)).toEqual(connectors);
  });

  it('make pieces: those that may be kept are disjoint and together the whole ship', () => {
    const { stand, face } = fixture('check-pieces');
    const of = plan('II');
    const parts = stand.view.truckers[face]?.parts ?? {};
    const firsts = stand.moves.map(({ move }) => cellAt(of, String(move['column']), String(move['row'])));
    const pieces = firsts.map((cell) => pieceOf(of, printed, parts, cell));
    expect(pieces.flat().sort((a, b) => a - b)).toEqual(Object.keys(parts).map(Number));
    const [first = -1] = firsts;
    expect(pieces[0]).toEqual(expect.arrayContaining(joinedTo(of, printed, parts, first)));
  });
});

describe('a ray', () => {
  it('meets squares in the order of flight', () => {
    const of = plan('I');
    expect(ray(of, 0, 2).map((cell) => labelsOf(of, cell)[1])).toEqual(['5', '6', '7', '8', '9']);
    expect(ray(of, 2, 2)[0]).toBe(ray(of, 0, 2).at(-1));
    expect(ray(of, 3, 0).map((cell) => labelsOf(of, cell)[0])).toEqual(['5', '6', '7', '8', '9']);
    expect(ray(of, 1, 0)[0]).toBe(ray(of, 3, 0).at(-1));
  });
});

describe('links between squares', () => {
  it('run from middle to middle', () => {
    const of = plan('I');
    const [one, other] = [cellAt(of, '7', '7'), cellAt(of, '8', '8')];
    const [x, y] = placeOf(of, one);
    expect(link(of, one, other)).toBe(`M${x + 48} ${y + 48}L${x + 144} ${y + 144}`);
    expect(wayOf(of, [one, other, one])).toEqual([link(of, one, other), link(of, other, one)]);
  });

  it('leave over the rim and come in on the other side where edges meet', () => {
    const of = plan('IIIC');
    const [first, last] = [of.columns[0] ?? '', of.columns.at(-1) ?? ''];
    const row = of.rows[0] ?? '';
    const over = link(of, cellAt(of, last, row), cellAt(of, first, row));
    expect(over.match(/M/g)).toHaveLength(2);
    expect(over).toContain('l57.');
    expect(over).toContain('l-57.');
  });

  it('hold a cluster together, over corners too', () => {
    const of = plan('IIIC');
    const corner = [cellAt(of, '1', '1'), cellAt(of, '2', '2'), cellAt(of, '6', '6'), cellAt(of, '3', '2')];
    expect(corner).not.toContain(-1);
    expect(chainOf(of, corner)).toHaveLength(3);
    expect(chainOf(of, [])).toEqual([]);
  });
});
