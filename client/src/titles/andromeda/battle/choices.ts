/** What can be added or changed in a battle now, each with the chance that it brings. Pure. */
import type { LitMove } from '../../../table/board';
import type { BattleView } from '../view';

export interface Choice {
  readonly move: LitMove;
  readonly kind: 'energy' | 'card' | 'effect' | 'ship' | 'pass';
  /** The card, effect or ship, or how much energy. */
  readonly what: string;
  /** The chance to win then; null where nobody knows. */
  readonly win: number | null;
}

const KINDS: Readonly<Record<string, Choice['kind']>> = {
  'discard-energy': 'energy',
  'play-tactic': 'card',
  'use-effect': 'effect',
  escalate: 'ship',
  pass: 'pass',
};

/** Where there is nothing but to go on, there is nothing to choose. */
export function choicesOf(moves: readonly LitMove[], battle: BattleView, me: number): Choice[] {
  const now = battle.sides.find(({ who }) => who === me)?.win ?? null;
  const found = moves.flatMap((move): Choice[] => {
    const kind = KINDS[move.move.type];
    if (!kind) return [];
    const { energy, card, source, effect, what, ship } = move.move;
    const win = move.stake?.chances['win'] ?? (kind === 'pass' ? now : null);
    return [{ move, kind, what: String(energy ?? card ?? source ?? effect ?? what ?? ship ?? ''), win }];
  });
  if (!found.some(({ kind }) => kind !== 'pass')) return [];
  return [...found.filter(({ kind }) => kind === 'pass'), ...found.filter(({ kind }) => kind !== 'pass')];
}
