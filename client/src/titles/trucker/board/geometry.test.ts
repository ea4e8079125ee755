import { describe, expect, it } from 'vitest';
import { fixtures, printed } from '../fixtures/fixtures';
import {
  cellAt,
  connectorsOf,
  ghostsOf,
  labelsOf,
  link,
  neighbour,
  placeOf,
  planOf,
  SPLICE_GAP,
  wayOf,
  type Plan,
} from './geometry';
import type { PrintedShip, PrintedTile } from '../printed';

/** The board of each class, as some stand shows it. */
const boards = new Map([...fixtures.values()].map(({ stand: { view } }) => [view.ship_class, view.boards[0]]));

function plan(name: string): Plan {
  const board = boards.get(name);
  if (!board) throw new Error(`no stand shows class ${name}`);
  return planOf(printed.ships[name] as PrintedShip, board);
}
const open = (of: Plan): number[] => of.squares.flatMap((square, cell) => (square === 'open' ? [cell] : []));

describe('the squares of each class', () => {
  it.each([...boards.keys()])('are found again by their labels: %s', (name) => {
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

  it('that are still shut are told from those that can be built on', () => {
    const ship = printed.ships['I'] as PrintedShip;
    const of = planOf(ship, { squares: `${'.'.repeat(10)}#*#${'.'.repeat(12)}`, fleet: [] });
    expect([open(of), of.squares[11]]).toEqual([[10, 12], 'shut']);
    expect(of.box).toEqual({ left: 0, right: 2, top: 2, bottom: 2 });
  });

  it('hold every part of every stand', () => {
    for (const { stand } of fixtures.values()) {
      const { view } = stand;
      for (const [seat, trucker] of view.truckers.entries()) {
        const { squares } = view.boards[seat] ?? view.boards[0] ?? { squares: '' };
        for (const cell of Object.keys(trucker.ship.parts)) expect(squares[Number(cell)]).toBe('#');
      }
    }
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
    const cylinder = plan('IIIB');
    const left = cellAt(cylinder, cylinder.columns[0] ?? '', '8');
    const right = cellAt(cylinder, cylinder.columns.at(-1) ?? '', '8');
    expect([neighbour(cylinder, right, 1), neighbour(cylinder, left, 3)]).toEqual([left, right]);
  });

  it('lie further apart across the splice', () => {
    const of = plan('IIC');
    const [left, right] = [cellAt(of, '3', '2'), cellAt(of, '4', '2')];
    expect(placeOf(of, right)[0] - placeOf(of, left)[0]).toBe(96 + SPLICE_GAP);
  });
});

describe('connectors', () => {
  it('turn with the tile', () => {
    const tile = Object.entries(printed.tiles).find(([, { connectors }]) => new Set(connectors).size === 4);
    const [id, { connectors }] = tile as [string, PrintedTile];
    expect(connectorsOf(printed, `${id}/1`)).toEqual([connectors[3], connectors[0], connectors[1], connectors[2]]);
    expect(connectorsOf(printed, `${id}/0`)).toEqual(connectors);
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

  it('go over a corner of the rim as well', () => {
    const of = plan('IIIC');
    const over = link(of, cellAt(of, '1', '1'), cellAt(of, '6', '6'));
    expect(over).toContain('l-57.');
    expect(over.match(/M/g)).toHaveLength(2);
  });
});

describe('round the rim', () => {
  it('every square beyond an edge is seen, those over the corners too', () => {
    expect(ghostsOf(plan('IIIC'))).toHaveLength(4 * 6 + 4);
    const of = plan('IIIC');
    expect(ghostsOf(of)).toContainEqual({ x: -96, y: -96, cell: cellAt(of, '6', '6') });
    expect(ghostsOf(plan('II'))).toEqual([]);
  });

  it('nothing meets that the board does not say', () => {
    const ship = { ...(printed.ships['IIIC'] as PrintedShip), rim: [] };
    const of = planOf(ship, boards.get('IIIC') ?? { squares: '', fleet: [] });
    expect(neighbour(of, cellAt(of, '1', '1'), 0)).toBe(-1);
  });
});
