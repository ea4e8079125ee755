/** What a campaign comes to: the choices, the crew, the planets, and the score with what it is made of. Pure. */
import type { Page, VanguardView } from '../types';

export interface Soul {
  readonly id: string;
  readonly rank: number;
  readonly missions: number;
}

/** Pages on which something was decided, in the order of the story; a scene that was met again counts each time. */
export function decisionsOf(book: readonly Page[]): readonly Page[] {
  return book.filter(({ chosen }) => chosen);
}

/** Who lives, those who went out most often first. */
export function livingOf(crew: VanguardView['crew']): readonly Soul[] {
  return Object.entries(crew)
    .filter(([, [, , place]]) => place !== 'memorial' && place !== 'dying')
    .map(([id, [, rank, , missions]]) => ({ id, rank, missions }))
    .sort((a, b) => b.missions - a.missions || b.rank - a.rank);
}

export interface Score {
  readonly objectives: readonly (readonly [string, boolean])[];
  readonly uniques: readonly string[];
  readonly success: number;
  readonly total: number;
}

/** The score as the rules count it: achieved objectives and unique finds; of a single exploration its success tokens. */
export function scoreOf(view: VanguardView): Score {
  const { ship, bridge, home, ending } = view;
  const success = ending ? 0 : ship.success + (home?.success ?? 0);
  const objectives = ending ? [...bridge.objectives, ...bridge.side] : [];
  const uniques = ending ? ship.pockets : [];
  return {
    objectives,
    uniques,
    success,
    total: objectives.filter(([, done]) => done).length + uniques.length + success,
  };
}

/** The settings of a next campaign that remember this one: `CUP=drank` is the option `cup-drank`. */
export function carriedOf(legacy: readonly string[], choices: readonly string[]): readonly string[] {
  const left = new Set(legacy.map((word) => word.toLowerCase().replace('=', '-')));
  return choices.filter((choice) => left.has(choice));
}
