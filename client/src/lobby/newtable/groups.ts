/** Options that belong together, in the order in which the dialogue shows them. */
import type { Option, TitleRow } from '../../api_types';

/** What has a place of its own above the groups. */
const MAIN: Readonly<Record<string, readonly string[]>> = {
  trucker: ['classes', 'build'],
  andromeda: ['hegemon', 'length'],
  vanguard: ['campaign', 'start'],
};

const GROUPS: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
  trucker: [
    ['building', ['guided', 'seconds']],
    ['kit', ['kit', 'intruders', 'loans']],
  ],
  andromeda: [
    ['galaxy', ['events', 'moons', 'gate', 'relics', 'special']],
    ['powers', ['factions', 'raiders', 'destiny', 'eye', 'companion', 'box']],
  ],
  vanguard: [
    ['danger', ['deadly']],
    ['crew', ['team', 'absent', 'carry']],
  ],
};

export interface Group {
  readonly id: string;
  readonly options: readonly Option[];
}

/** The options of a title in groups; those that nobody has put anywhere stand in the last one. */
export function groupsOf(title: TitleRow): Group[] {
  const named = GROUPS[title.id] ?? [];
  const placed = new Set([...(MAIN[title.id] ?? []), ...named.flatMap(([, options]) => options)]);
  const groups = named.map(([id, options]) => ({
    id,
    options: title.options.filter((one) => options.includes(one.id)),
  }));
  const rest = title.options.filter(({ id }) => !placed.has(id));
  return [...groups, { id: 'more', options: rest }].filter(({ options }) => options.length > 0);
}

export function optionOf(title: TitleRow, id: string): Option | undefined {
  return title.options.find((option) => option.id === id);
}
