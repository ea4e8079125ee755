/** Options that belong together, in the order in which the dialogue shows them. */
import type { Option, TitleRow } from '../../api_types';

export interface Group {
  readonly id: string;
  readonly options: readonly Option[];
}

/** The group of what has a place of its own above all others. */
const MAIN = 'main';
/** The last group: of the options that stand in none. */
const REST = 'more';

/** The options of a title in the groups that the server says, each where its first option comes. */
export function groupsOf({ options }: TitleRow): Group[] {
  const ids = new Set(options.map(({ group }) => group).filter((id) => id !== MAIN && id !== ''));
  return [...ids, '']
    .map((id) => ({ id: id || REST, options: options.filter(({ group }) => group === id) }))
    .filter((group) => group.options.length > 0);
}

export function optionOf(title: TitleRow, id: string): Option | undefined {
  return title.options.find((option) => option.id === id);
}

/** An option that has a place of its own. */
export function mainOf(title: TitleRow, id: string): Option | undefined {
  const option = optionOf(title, id);
  return option?.group === MAIN ? option : undefined;
}
