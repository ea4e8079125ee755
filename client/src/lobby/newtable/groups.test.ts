import { expect, test } from 'vitest';
import type { Option, TitleRow } from '../../api_types';
import { groupsOf, mainOf } from './groups';

const option = (id: string, group: string): Option => ({ id, group, choices: [1, 2], default: 1, least: 0, most: 0 });
const TITLE = {
  options: [
    option('sails', 'main'),
    option('reefs', 'sea'),
    option('odd', ''),
    option('crew', 'ship'),
    option('fog', 'sea'),
  ],
} as unknown as TitleRow;

test('options stand in the groups that the server says, and those without one come last', () => {
  expect(groupsOf(TITLE).map(({ id, options }) => [id, ...options.map((one) => one.id)])).toEqual([
    ['sea', 'reefs', 'fog'],
    ['ship', 'crew'],
    ['more', 'odd'],
  ]);
});

test('what has a place of its own is in no group', () => {
  expect(mainOf(TITLE, 'sails')?.id).toBe('sails');
  expect(mainOf(TITLE, 'reefs')).toBeUndefined();
  expect(mainOf(TITLE, 'nothing')).toBeUndefined();
});
