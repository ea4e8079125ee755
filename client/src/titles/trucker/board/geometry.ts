/**
 * The plan of a ship: which squares there are, what they are called, where they are drawn, and who lies beside whom.
 * A cell is a number, row by row from the front over the whole grid, as in the state of the server.
 */
import { turned } from '../draw/tile';
import { CELL } from '../draw/shapes';
import type { ByCell, Printed, PrintedShip, Side } from '../types';

/** A square of the plan; a square that only a die opens is `shut` until then. */
export type Square = 'none' | 'open' | 'shut';

export interface Plan {
  readonly ship: PrintedShip;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly squares: readonly Square[];
  /** The first and last column and row with a square: what lies outside is not drawn. */
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** The column before the splice, -1 without one. */
  readonly splice: number;
  readonly wrapColumns: boolean;
  readonly wrapRows: boolean;
}

/** What of the match decides on the squares. */
export interface Opening {
  readonly dice: readonly number[];
  readonly halves: string;
  readonly hole: string;
}

/** The width of the cut that the splice makes. */
export const SPLICE_GAP = 18;
/** How much of the neighbours beyond the edge is drawn where edges meet. */
export const GHOST = 0.6 * CELL;

const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** A second die that equals the first opens "=" (GT-LM-4.3.2). */
export function openSymbols(dice: readonly number[]): string[] {
  return dice.map((face, i) => (dice.slice(0, i).includes(face) ? '=' : String(face)));
}

function rowsOf(ship: PrintedShip, halves: string): readonly string[] {
  if (!Object.keys(ship.front_boards).length) return ship.plan;
  const [front = 'A', rear = 'a'] = halves;
  return [...(ship.front_boards[front] ?? []), ...(ship.rear_boards[rear] ?? [])];
}

export function planOf(ship: PrintedShip, opening: Opening): Plan {
  const opened = new Set(openSymbols(opening.dice).flatMap((symbol) => ship.marked[symbol] ?? []));
  const closed = new Set(ship.holes[opening.hole] ?? []);
  const squares: Square[] = [];
  const plan = rowsOf(ship, opening.halves);
  for (const [y, row] of ship.rows.entries()) {
    for (const [x, column] of ship.columns.entries()) {
      const mark = plan[y]?.[x] ?? '.';
      const name = `${column},${row}`;
      if (mark === '*') squares.push(opened.has(name) ? 'open' : 'shut');
      else squares.push(mark === '.' || closed.has(name) ? 'none' : 'open');
    }
  }
  const width = ship.columns.length;
  const there = squares.flatMap((square, cell) => (square === 'none' ? [] : [cell]));
  const xs = there.map((cell) => cell % width);
  const ys = there.map((cell) => Math.floor(cell / width));
  return {
    ship,
    columns: ship.columns,
    rows: ship.rows,
    squares,
    box: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    splice: ship.splice ? ship.columns.indexOf(ship.splice[0]) : -1,
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

/** The square beside another, also round the rim where edges meet; -1 when there is none to build on. */
export function neighbour(plan: Plan, cell: number, side: number): number {
  const [dx, dy] = STEPS[side] ?? [0, 0];
  const [width, height] = [plan.columns.length, plan.rows.length];
  let [x, y] = [columnOf(plan, cell) + dx, rowOf(plan, cell) + dy];
  if (plan.wrapColumns) x = (x + width) % width;
  if (plan.wrapRows) y = (y + height) % height;
  if (x < 0 || x >= width || y < 0 || y >= height) return -1;
  return plan.squares[y * width + x] === 'open' ? y * width + x : -1;
}

/** The squares that a thing meets in a line as it flies in from a side. */
export function ray(plan: Plan, side: Side, line: number): number[] {
  const [width, height] = [plan.columns.length, plan.rows.length];
  const upright = side === 0 || side === 2;
  const cells = upright
    ? Array.from({ length: height }, (_, y) => y * width + line)
    : Array.from({ length: width }, (_, x) => line * width + x);
  return side === 0 || side === 3 ? cells : cells.reverse();
}

/** A tile and its turn as the server writes them: `B016/1`. */
export function parsePart(code: string): readonly [tile: string, quarters: number] {
  const [tile = '', quarters = '0'] = code.split('/');
  return [tile, Number(quarters)];
}

/** The connectors of the part on a square as they lie there. */
export function connectorsOf(printed: Printed, code: string): readonly number[] {
  const [tile, quarters] = parsePart(code);
  return turned(printed.tiles[tile]?.connectors ?? [0, 0, 0, 0], quarters);
}

/** Whether two facing ends hold: equal ones, or a universal one and any other; across the splice only equal ones. */
export function joins(one: number, other: number, splice: boolean): boolean {
  if (!one || !other) return false;
  return one === other || (!splice && (one === 3 || other === 3));
}

/** The squares that a part is joined to. */
export function joinedTo(plan: Plan, printed: Printed, parts: ByCell<string>, cell: number): number[] {
  const here = parts[cell];
  if (here === undefined) return [];
  const ends = connectorsOf(printed, here);
  return [0, 1, 2, 3].flatMap((side) => {
    const there = neighbour(plan, cell, side);
    const other = parts[there];
    if (there < 0 || other === undefined) return [];
    const across = overSplice(plan, cell, side);
    return joins(ends[side] ?? 0, connectorsOf(printed, other)[(side + 2) % 4] ?? 0, across) ? [there] : [];
  });
}

/** Whether a side of a square looks over the splice. */
export function overSplice(plan: Plan, cell: number, side: number): boolean {
  if (plan.splice < 0) return false;
  const column = columnOf(plan, cell);
  return (side === 1 && column === plan.splice) || (side === 3 && column === plan.splice + 1);
}

/** The piece of the ship that a part belongs to. */
export function pieceOf(plan: Plan, printed: Printed, parts: ByCell<string>, cell: number): number[] {
  const found = [cell];
  for (const here of found) {
    for (const there of joinedTo(plan, printed, parts, here)) if (!found.includes(there)) found.push(there);
  }
  return found.sort((a, b) => a - b);
}

/** The ships of a fleet: parts of the plan that no square connects, by their first squares. */
export function fleetOf(plan: Plan): number[][] {
  const left = new Set(plan.squares.flatMap((square, cell) => (square === 'open' ? [cell] : [])));
  const ships: number[][] = [];
  for (const first of left) {
    const ship = [first];
    left.delete(first);
    for (const here of ship) {
      for (const side of [0, 1, 2, 3]) {
        const there = neighbour(plan, here, side);
        if (left.delete(there)) ship.push(there);
      }
    }
    ships.push(ship);
  }
  return ships;
}

/** How far one square is from another, the shorter way round where edges meet. */
function apart(plan: Plan, from: number, to: number): readonly [across: number, along: number] {
  const [width, height] = [plan.columns.length, plan.rows.length];
  const short = (steps: number, all: number, round: boolean): number =>
    round && Math.abs(steps) > all / 2 ? steps - Math.sign(steps) * all : steps;
  return [
    short(columnOf(plan, to) - columnOf(plan, from), width, plan.wrapColumns),
    short(rowOf(plan, to) - rowOf(plan, from), height, plan.wrapRows),
  ];
}

/** A line from the middle of one square to that of one beside it; round the rim it leaves here and comes in there. */
export function link(plan: Plan, from: number, to: number): string {
  const [across, along] = apart(plan, from, to);
  const [half, [x0, y0], [x1, y1]] = [CELL / 2, placeOf(plan, from), placeOf(plan, to)];
  const [a, b] = [`${x0 + half} ${y0 + half}`, `${x1 + half} ${y1 + half}`];
  const straight =
    columnOf(plan, from) + across === columnOf(plan, to) && rowOf(plan, from) + along === rowOf(plan, to);
  if (straight) return `M${a}L${b}`;
  const reach = 0.6 * CELL;
  return `M${a}l${across * reach} ${along * reach}M${b}l${-across * reach} ${-along * reach}`;
}

/** How gladly two squares are linked: over an edge, over a corner, and only then round the rim; Infinity if not. */
function strain(plan: Plan, from: number, to: number): number {
  const [across, along] = apart(plan, from, to);
  if (Math.max(Math.abs(across), Math.abs(along)) > 1) return Infinity;
  const round = columnOf(plan, from) + across !== columnOf(plan, to) || rowOf(plan, from) + along !== rowOf(plan, to);
  return Math.abs(across) + Math.abs(along) + (round ? 2 : 0);
}

/** The links that hold a cluster of squares together: two that share an edge or a corner are neighbours. */
export function chainOf(plan: Plan, cells: readonly number[]): string[] {
  const links: string[] = [];
  const chained = cells.slice(0, 1);
  const left = new Set(cells.slice(1));
  while (left.size) {
    const pairs = chained.flatMap((from) => [...left].map((to) => ({ from, to, strain: strain(plan, from, to) })));
    const best = pairs.reduce((one, other) => (other.strain < one.strain ? other : one));
    if (best.strain === Infinity) break;
    links.push(link(plan, best.from, best.to));
    chained.push(best.to);
    left.delete(best.to);
  }
  return links;
}

/** The links of a way from square to square. */
export function wayOf(plan: Plan, cells: readonly number[]): string[] {
  return cells.slice(1).map((cell, i) => link(plan, cells[i] ?? cell, cell));
}
