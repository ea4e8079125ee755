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

/** Those who live, as the server counts them, those who went out most often first. */
export function livingOf(living: readonly string[], crew: VanguardView['crew']): readonly Soul[] {
  return living
    .map((id) => ({ id, rank: crew[id]?.rank ?? 1, missions: crew[id]?.missions ?? 0 }))
    .sort((a, b) => b.missions - a.missions || b.rank - a.rank);
}
