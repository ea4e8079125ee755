import { expect, test } from 'vitest';
import { patched, type Patch } from './patch';
import cases from './patches.json';

test.each(cases.map((each) => [each.what, each] as const))('a patch leads on: %s', (_, { old, patch, new: now }) => {
  const before = JSON.stringify(old);
  expect(patched(old, patch as Patch)).toEqual(now);
  expect(JSON.stringify(old)).toBe(before);
});

test('what did not change is shared with what stood before', () => {
  const old = { ships: [{ cell: 1 }, { cell: 2 }], deck: { cards: 3 } };
  const now = patched(old, { ships: { 1: { cell: [5] } } }) as typeof old;
  expect(now.deck).toBe(old.deck);
  expect(now.ships[0]).toBe(old.ships[0]);
  expect(now.ships[1]).toEqual({ cell: 5 });
});

test('a key with a special name is a key like any other', () => {
  const now = patched({ a: 1 }, JSON.parse('{"__proto__": [{"b": 2}], "constructor": [3]}') as Patch);
  expect(Object.keys(now as object).sort()).toEqual(['__proto__', 'a', 'constructor']);
  expect(({} as Record<string, unknown>)['b']).toBeUndefined();
});
