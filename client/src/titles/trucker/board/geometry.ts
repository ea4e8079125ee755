/**
 * The plan of a ship: which squares there are, what they are called, where they are drawn, and who lies beside whom.
 * A cell is a number, row by row from the front over the whole grid, as in the state of the server.
 */
import { turned } from '../draw/tile/tile';
import { CELL } from '../draw/shapes';
import type { Printed, PrintedShip } from '../printed';
import type { BoardView } from '../view';

/** A square of the plan; a square that only a die opens is `shut` until then. */
export type Square = 'none' | 'open' | 'shut';

export interface Plan {
  readonly ship: PrintedShip;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly squares: readonly Square[];
  /** The first square of each ship of a fleet. */
  readonly fleet: readonly number[];
  /** The first and last column and row with a square: what lies outside is not drawn. */
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** The column before the splice, -1 without one. */
  readonly splice: number;
  /** What lies beyond each edge that meets another: `0:3` is the left side of the first square. */
  readonly rim: ReadonlyMap<string, number>;
  readonly wrapColumns: boolean;
  readonly wrapRows: boolean;
}

/** The width of the cut that the splice makes. */
export const SPLICE_GAP = 18;
/** How much of the neighbours beyond the edge is drawn where edges meet. */
export const GHOST = 0.55 * CELL;

const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const LETTERS: Readonly<Record<string, Square>> = { '#': 'open', '*': 'shut' };

/** The plan of a class, with the squares that the server says there are now. */
export function planOf(ship: PrintedShip, board: BoardView): Plan {
  const squares = Array.from(board.squares, (letter) => LETTERS[letter] ?? 'none');
  const width = ship.columns.length;
  const there = squares.flatMap((square, cell) => (square === 'none' ? [] : [cell]));
  const xs = there.map((cell) => cell % width);
  const ys = there.map((cell) => Math.floor(cell / width));
  return {
    ship,
    columns: ship.columns,
    rows: ship.rows,
    squares,
    fleet: board.fleet,
    box: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    splice: ship.splice ? ship.columns.indexOf(ship.splice[0]) : -1,
    rim: new Map(ship.rim.map(([cell, side, there]) => [`${cell}:${side}`, there])),
    wrapColumns: ship.glued !== '',
    wrapRows: ship.glued === 'both',
  };
}

export const columnOf = (plan: Plan, cell: number): number => cell % plan.columns.length;
export const rowOf = (plan: Plan, cell: number): number => Math.floor(cell / plan.columns.length);

/** The square at a column and a row by their labels; -1 when there is none. */
export function cellAt(plan: Plan, column: string, row: string): number {
  const [x, y] = [plan.columns.indexOf(column), plan.rows.indexOf(row)];
  if (x < 0 || y < 0) return -1;
  const cell = y * plan.columns.length + x;
  return plan.squares[cell] === 'none' ? -1 : cell;
}

/** The labels of a square. */
export function labelsOf(plan: Plan, cell: number): readonly [column: string, row: string] {
  return [plan.columns[columnOf(plan, cell)] ?? '', plan.rows[rowOf(plan, cell)] ?? ''];
}

/** Where a column or row begins, in units; a column may be beyond the edge. */
export function xOf(plan: Plan, column: number): number {
  return column * CELL + (plan.splice >= 0 && column > plan.splice ? SPLICE_GAP : 0);
}

export function yOf(row: number): number {
  return row * CELL;
}

export function placeOf(plan: Plan, cell: number): readonly [x: number, y: number] {
  return [xOf(plan, columnOf(plan, cell)), yOf(rowOf(plan, cell))];
}

/** The place beside a square, also round the rim where the board says that edges meet; -1 at its edge. */
function beside(plan: Plan, cell: number, side: number): number {
  const [dx, dy] = STEPS[side] ?? [0, 0];
  const [x, y] = [columnOf(plan, cell) + dx, rowOf(plan, cell) + dy];
  const inside = x >= 0 && x < plan.columns.length && y >= 0 && y < plan.rows.length;
  return inside ? y * plan.columns.length + x : (plan.rim.get(`${cell}:${side}`) ?? -1);
}

/** The square beside another; -1 when there is none to build on. */
export function neighbour(plan: Plan, cell: number, side: number): number {
  const there = beside(plan, cell, side);
  return plan.squares[there] === 'open' ? there : -1;
}

/** What is seen round the rim: the squares just beyond the edges, those over the corners too, by where they are drawn. */
export function ghostsOf(plan: Plan): readonly { readonly x: number; readonly y: number; readonly cell: number }[] {
  const found = new Map<string, { x: number; y: number; cell: number }>();
  const see = (x: number, y: number, cell: number): void => {
    if (plan.squares[cell] === 'open') found.set(`${x},${y}`, { x: xOf(plan, x), y: yOf(y), cell });
  };
  for (const { cell, side, there } of plan.ship.rim.map(([cell, side, there]) => ({ cell, side, there }))) {
    const [dx, dy] = STEPS[side] ?? [0, 0];
    const [x, y] = [columnOf(plan, cell) + dx, rowOf(plan, cell) + dy];
    see(x, y, there);
    for (const turn of [side + 1, side + 3].map((one) => one % 4)) {
      const corner = plan.rim.get(`${there}:${turn}`);
      if (corner !== undefined) see(x + (STEPS[turn]?.[0] ?? 0), y + (STEPS[turn]?.[1] ?? 0), corner);
    }
  }
  return [...found.values()];
}

/** A tile and its turn as the server writes them: `B016/1`. */
export function parsePart(code: string): readonly [tile: string, quarters: number] {
  const [tile = '', quarters = '0'] = code.split('/');
  return [tile, Number(quarters)];
}

/** The connectors of the part on a square, turned as it is. */
export function connectorsOf(printed: Printed, code: string): readonly number[] {
  const [tile, quarters] = parsePart(code);
  return turned(printed.tiles[tile]?.connectors ?? [0, 0, 0, 0], quarters);
}

/** The step from one square to one that shares an edge or a corner with it, round the rim if there is no other way. */
function stepTo(plan: Plan, from: number, to: number): readonly [across: number, along: number] {
  const plain = [columnOf(plan, to) - columnOf(plan, from), rowOf(plan, to) - rowOf(plan, from)] as const;
  if (Math.max(...plain.map(Math.abs)) <= 1) return plain;
  for (const [side, [dx, dy]] of STEPS.entries()) {
    const next = beside(plan, from, side);
    if (next === to) return [dx, dy];
    for (const turn of [(side + 1) % 4, (side + 3) % 4])
      if (next >= 0 && beside(plan, next, turn) === to)
        return [dx + (STEPS[turn]?.[0] ?? 0), dy + (STEPS[turn]?.[1] ?? 0)];
  }
  return plain;
}

/** A line from the middle of one square to that of one beside it; round the rim it leaves here and comes in there. */
export function link(plan: Plan, from: number, to: number): string {
  const [across, along] = stepTo(plan, from, to);
  const [half, [x0, y0], [x1, y1]] = [CELL / 2, placeOf(plan, from), placeOf(plan, to)];
  const [a, b] = [`${x0 + half} ${y0 + half}`, `${x1 + half} ${y1 + half}`];
  const straight =
    columnOf(plan, from) + across === columnOf(plan, to) && rowOf(plan, from) + along === rowOf(plan, to);
  if (straight) return `M${a}L${b}`;
  const reach = 0.6 * CELL;
  return `M${a}l${across * reach} ${along * reach}M${b}l${-across * reach} ${-along * reach}`;
}

/** The links of a way from square to square. */
export function wayOf(plan: Plan, cells: readonly number[]): string[] {
  return cells.slice(1).map((cell, i) => link(plan, cells[i] ?? cell, cell));
}
