/** What the reader has chosen for the open question. Moves are remembered by what they are, not by their place in the
 *  list: when somebody else moves first, what is still allowed stays chosen. Pure. */
import type { LitMove } from '../board';
import type { Move, OpenQuestion, Refusal } from '../protocol';

export interface Chosen {
  /** The question that it was chosen for, and the stand at which it was. */
  readonly question: string;
  readonly at: number;
  readonly picked: ReadonlySet<string>;
  readonly selected: string | null;
  readonly refused: Refusal | null;
}

/** The same, for the list of moves as it is now. */
export interface Choosing {
  /** Places of the moves picked so far, where several are asked for. */
  readonly picked: ReadonlySet<number>;
  /** The move that the filled button makes next. */
  readonly selected: number | null;
  readonly refused: Refusal | null;
}

export const NOTHING: Omit<Chosen, 'question' | 'at'> = { picked: new Set(), selected: null, refused: null };

export const keyOf = (move: Move): string => JSON.stringify(move);

/** What tells a question apart from others: its text, the seat asked, and how many answers we gave before it. */
export function questionKey(question: OpenQuestion | null | undefined, face: number | null, answers: number): string {
  return question ? `${face} ${answers} ${JSON.stringify(question.prompt)}` : '';
}

/** Whether what was chosen still counts: the stand is the same, or the question is. */
export function counts(chosen: Chosen, question: string, at: number): boolean {
  return chosen.at === at || chosen.question === question;
}

export function choosingOf(chosen: Chosen, question: string, at: number, moves: readonly LitMove[]): Choosing {
  if (!counts(chosen, question, at)) return { picked: new Set(), selected: null, refused: null };
  const found = (key: string): number | undefined => moves.find(({ move }) => keyOf(move) === key)?.index;
  const picked = [...chosen.picked].flatMap((key) => found(key) ?? []);
  const selected = chosen.selected === null ? null : (found(chosen.selected) ?? null);
  return { picked: new Set(picked), selected, refused: chosen.refused };
}
