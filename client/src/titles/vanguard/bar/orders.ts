/** How the bar sets out its moves: orders with a button each, and groups whose moves differ in one thing only. */
import type { LitMove } from '../../../table/board';
import type { Group } from '../../../table/bar/letters';
import type { KnownOrders } from '../printed';

/** Moves that differ in a sector, a way or a person: one card with a small button for each. */
const TOGETHER: ReadonlySet<string> = new Set(['travel', 'prepare', 'exert', 'hand-over']);
/** Moves that are dice: pictures in a row. */
const DICE: ReadonlySet<string> = new Set([
  ...[
    'roll-die',
    'give-die',
    'use-die',
    'sacrifice-die',
    'refresh-die',
    'pick-die',
    'spend-dice',
    'turn-die',
    'take-die',
  ],
]);

/** Moves about one thing that differ in who does it or who gets it: the fields that name the thing and the person or
 *  section. One card for each thing, with a small button for each of them. */
const SHARED: Readonly<Record<string, readonly [string, string]>> = {
  'complete-project': ['project', 'crew'],
  nurse: ['patient', 'crew'],
  train: ['trainee', 'trainer'],
  load: ['card', 'section'],
};

export interface Order {
  readonly id: string;
  readonly kind: 'alone' | 'together' | 'shared' | 'dice';
  readonly moves: readonly LitMove[];
  /** What a shared order is about, and the field of its moves that tells them apart. */
  readonly thing?: string;
  readonly who?: string;
}

export function ordersOf(groups: readonly Group[]): Order[] {
  return groups.flatMap(({ id, moves }): Order[] => {
    const type = moves[0]?.move.type ?? '';
    if (DICE.has(type)) return [{ id, kind: 'dice', moves }];
    if (TOGETHER.has(type)) return [{ id, kind: 'together', moves }];
    const shared = SHARED[type];
    return shared ? sharedOf(id, moves, shared) : moves.map((move) => alone(id, move));
  });
}

const alone = (id: string, move: LitMove): Order => ({ id: `${id}-${move.index}`, kind: 'alone', moves: [move] });

/** One card a thing; a thing that only one can do something about, or that needs nobody, stands alone. */
function sharedOf(id: string, moves: readonly LitMove[], [thing, who]: readonly [string, string]): Order[] {
  const names = new Set(moves.map(({ move }) => (move[who] ? String(move[thing]) : '')));
  return [...names].flatMap((name): Order[] => {
    const some = moves.filter(({ move }) => (move[who] ? String(move[thing]) : '') === name);
    if (!name || some.length < 2) return some.map((move) => alone(id, move));
    return [{ id: `${id}-${name}`, kind: 'shared', moves: some, thing, who }];
  });
}

/** Orders that everybody would look for here and that cannot be given now: they stand there greyed. */
export function missingOf(groups: readonly Group[], { among, types }: KnownOrders): readonly string[] {
  const offered = new Set(groups.flatMap(({ moves }) => moves.map(({ move }) => move.type)));
  return among.some((type) => offered.has(type)) ? types.filter((type) => !offered.has(type)) : [];
}
