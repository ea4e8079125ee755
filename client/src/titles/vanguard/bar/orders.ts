/** How the bar sets out its moves: orders with a button each, and groups whose moves differ in one thing only. */
import type { LitMove } from '../../../table/board';
import type { Group } from '../../../table/letters';

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

export interface Order {
  readonly id: string;
  readonly kind: 'alone' | 'together' | 'dice';
  readonly moves: readonly LitMove[];
}

export function ordersOf(groups: readonly Group[]): Order[] {
  return groups.flatMap(({ id, moves }): Order[] => {
    const type = moves[0]?.move.type ?? '';
    if (DICE.has(type)) return [{ id, kind: 'dice', moves }];
    if (TOGETHER.has(type)) return [{ id, kind: 'together', moves }];
    return moves.map((move) => ({ id: `${id}-${move.index}`, kind: 'alone', moves: [move] }));
  });
}

/** Orders that everybody knows and would look for: they stand there greyed, and say why they cannot be given. */
const KNOWN = ['rest', 'lift-off'] as const;

export function missingOf(prompt: string, groups: readonly Group[]): readonly (typeof KNOWN)[number][] {
  if (prompt !== 'vanguard-ask-action') return [];
  return KNOWN.filter((type) => !groups.some(({ moves }) => moves.some(({ move }) => move.type === type)));
}
