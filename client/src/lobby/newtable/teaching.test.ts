import { expect, test } from 'vitest';
import type { TitleRow } from '../../api_types';
import type { Row } from '../../table/protocol';
import { teachingPreset, teachingTable } from './teaching';

const title = {
  id: 'vanguard',
  options: [{ id: 'start', choices: ['campaign', 'lesson'], default: 'campaign', least: 0, most: 0, group: '' }],
  presets: [
    { id: 'campaign', options: {}, undo: 'information' },
    { id: 'lesson', options: { start: 'lesson' }, undo: 'information' },
  ],
  habits: { first: { preset: 'lesson', options: {}, bots: 0, teaches: true } },
} as unknown as TitleRow;
const table = (id: string, start: string, state = 'playing'): Row =>
  ({ id, title: 'vanguard', state, options: { start } }) as unknown as Row;

test('a title may teach itself while it is played', () => {
  expect(teachingPreset(title)).toBe('lesson');
  const first = { preset: 'lesson', options: {}, bots: 0, teaches: false };
  expect(teachingPreset({ ...title, habits: { first } })).toBe('');
  expect(teachingPreset({ ...title, habits: {} })).toBe('');
});

test('who left such a match goes on with it, and not with another one', () => {
  const others = [table('a', 'campaign'), table('b', 'lesson', 'over'), { ...table('c', 'lesson'), title: 'drift' }];
  expect(teachingTable(title, others)).toBeUndefined();
  expect(teachingTable(title, [...others, table('d', 'lesson')])?.id).toBe('d');
});
