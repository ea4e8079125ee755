/** What a campaign comes to: the choices, the crew, and what a next campaign may know. Pure. */
import type { PageView, VanguardView } from '../view';

export interface Soul {
  readonly id: string;
  readonly rank: number;
  readonly missions: number;
}

/** Pages on which something was decided, in the order of the story; a scene that was met again counts each time. */
export function decisionsOf(book: readonly PageView[]): readonly PageView[] {
  return book.filter(({ chosen }) => chosen);
}

/** Who lives, those who went out most often first. */
export function livingOf(crew: VanguardView['crew']): readonly Soul[] {
  return Object.entries(crew)
    .filter(([, { place }]) => place !== 'memorial' && place !== 'dying')
    .map(([id, { rank, missions }]) => ({ id, rank, missions }))
    .sort((a, b) => b.missions - a.missions || b.rank - a.rank);
}

/** The settings of a next campaign that remember this one: `CUP=drank` is the option `cup-drank`. */
export function carriedOf(legacy: readonly string[], choices: readonly string[]): readonly string[] {
  const left = new Set(legacy.map((word) => word.toLowerCase().replace('=', '-')));
  return choices.filter((choice) => left.has(choice));
}
