/** Titles without lessons that teach themselves while they are played. Pure. */
import type { TitleRow } from '../../api_types';
import type { Row } from '../../table/protocol';
import { presetOf } from '../plan';

/** The preset in which a title teaches itself while it is played; empty where it has none. */
export function teachingPreset(title: TitleRow): string {
  const first = title.habits['first'];
  return first?.teaches ? first.preset : '';
}

/** A match that teaches and is not over yet: whoever wants to learn goes on with it. */
export function teachingTable(title: TitleRow, mine: readonly Row[]): Row | undefined {
  const preset = teachingPreset(title);
  return mine.find(
    (row) => row.title === title.id && row.state === 'playing' && presetOf(title, row.options) === preset,
  );
}
