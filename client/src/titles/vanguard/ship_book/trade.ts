/** Dice that are bought or sold: which section picks one, and from where. */
import type { LitMove } from '../../../table/board';
import type { OpenQuestion } from '../../../table/protocol';
import type { Signposts } from '../printed';

export interface Trade {
  /** The section that picks. */
  readonly section: string;
  /** Whether it gives one of its own dice away; else it takes one out of the box. */
  readonly gives: boolean;
  /** The dice that may be picked. */
  readonly dice: readonly string[];
}

/** The trade that is asked about; null for any other question, and for who is not asked. */
export function tradeOf(question: OpenQuestion | null, moves: readonly LitMove[], signs: Signposts): Trade | null {
  const trade = signs.trades[question?.prompt.id ?? ''];
  const named = question?.prompt.args?.['section'];
  const section = typeof named === 'object' ? signs.sections[named.id] : undefined;
  if (!trade || !section) return null;
  const dice = moves.flatMap(({ move }) => (move.type === 'take-die' ? [String(move['die'])] : []));
  return { section, gives: trade === 'gives', dice };
}
