import { beforeEach, expect, test } from 'vitest';
import type { Sheet } from '../api_types';
import {
  isBlank,
  joined,
  newRow,
  numberIn,
  remarkAt,
  remember,
  rowsOf,
  same,
  shortName,
  unsaved,
  withRows,
} from './drafts';

beforeEach(() => localStorage.clear());

test('a draft that was not kept is there after a reload, and gone when it was', () => {
  const draft = withRows({ name: 'Shelf' }, 'modules', [{ name: 'Prism', copies: 2 }]);
  expect(unsaved('andromeda', 'shelf')).toBeNull();
  remember('andromeda', 'shelf', draft);
  expect(unsaved('andromeda', 'shelf')).toEqual(draft);
  expect(unsaved('andromeda', 'other')).toBeNull();
  remember('andromeda', 'shelf', null);
  expect(unsaved('andromeda', 'shelf')).toBeNull();
});

test('what somebody else left in the browser is no draft', () => {
  localStorage.setItem('starboard.own.andromeda.shelf', '{"name');
  expect(unsaved('andromeda', 'shelf')).toBeNull();
  localStorage.setItem('starboard.own.andromeda.shelf', '7');
  expect(unsaved('andromeda', 'shelf')).toBeNull();
});

test('drafts are the same in whatever order their fields are', () => {
  const one = { name: 'a', sheets: { modules: [{ name: 'b', progress: { x: 1, y: 2 } }] } };
  const other = { name: 'a', sheets: { modules: [{ progress: { y: 2, x: 1 }, name: 'b' }] } };
  expect(same(one, other)).toBe(true);
  expect(same(one, withRows(other, 'modules', []))).toBe(false);
  expect(rowsOf(one, 'planets')).toEqual([]);
});

test('a row begins as the server says', () => {
  const field = {
    label: { id: 'x' },
    help: null,
    choices: [],
    hints: [],
    joint: '',
    longest: 0,
    least: 0,
    most: 0,
    group: '',
  };
  const sheet: Sheet = {
    id: 'modules',
    label: { id: 'x' },
    about: { id: 'x' },
    most: 9,
    fields: [
      { ...field, id: 'name', kind: 'text', start: '', needed: true },
      { ...field, id: 'copies', kind: 'number', start: 1, needed: false },
    ],
  };
  expect(newRow(sheet)).toEqual({ name: '', copies: 1 });
});

test.each([
  ['My Shelf!', 'myshelf'],
  ['Škatule č. 2', 'skatulec2'],
  ['Łódź', 'lodz'],
  ['2nd box', 'ndbox'],
  ['x'.repeat(40), 'x'.repeat(20)],
])('%s is kept in the folder %s', (name, folder) => {
  expect(shortName(name)).toBe(folder);
});

test('texts are joined, numbers read, and blanks known', () => {
  expect(joined('', '1I', '+')).toBe('1I');
  expect(joined('2T ', '1I', '+')).toBe('2T+1I');
  expect(numberIn('7')).toBe(7);
  expect(numberIn('')).toBe('');
  expect(numberIn('1.5')).toBe('1.5');
  expect([isBlank(''), isBlank(['']), isBlank({}), isBlank(0), isBlank(['', 'vp(1)'])]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const remark = { sheet: 'modules', row: 1, field: 'ring', part: 2, message: { id: 'x' } };
  expect(remarkAt([remark], 'modules', 1, 'ring', 2)).toBe(remark);
  expect(remarkAt([remark], 'modules', 1, 'ring')).toBeUndefined();
});
