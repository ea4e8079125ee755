/** Stands that client/make_fixtures.py wrote to files: what tests and the gallery show. */
import type { Caption, Entry, Options, Stand } from '../table/protocol';

export interface Fixture<View = unknown> {
  readonly seats: number;
  readonly face: number;
  readonly options: Options;
  readonly stand: Stand<View>;
  /** The last lines of the log. */
  readonly log: readonly Entry[];
}

/** The fixtures of a folder by their names: what `import.meta.glob('./*.json')` found there. */
export function fixturesOf<View>(files: Readonly<Record<string, Fixture<View>>>): ReadonlyMap<string, Fixture<View>> {
  const named = Object.entries(files).map(([file, one]) => [file.slice(2, -5), one] as const);
  return new Map(named.map(([name, one]) => [name, { ...one, stand: whole(one.stand) }]));
}

const EMPTY: Partial<Caption> = { place: '', group: '' };

/** What was kept before captions always had a place and a group gets empty ones. */
function whole<View>(stand: Stand<View>): Stand<View> {
  const moves = stand.moves.map((legal) => ({ ...legal, caption: { ...EMPTY, ...legal.caption } }));
  return { ...stand, moves };
}

export function find<One>(fixtures: ReadonlyMap<string, One>, name: string): One {
  const found = fixtures.get(name);
  if (!found) throw new Error(`there is no fixture ${name}`);
  return found;
}
