import { expect, test } from 'vitest';
import { columnsOf } from '../crew/dice';
import { needGlyph } from '../crew/symbols';
import { isOpen } from '../board/signs/gates';
import { meantMember, stressed } from '../desk/names';
import type { MemberView } from '../view';
import { starsAt, waysOf } from '../ship_book/starmap/stars';

test('dice lie in columns of their colour', () => {
  const prints = new Map(
    (['red', 'blue'] as const).map((colour) => [
      `${colour}_basic`,
      { id: `${colour}_basic`, colour, kind: 'basic', main: '', faces: [], worth: 6 },
    ]),
  );
  const columns = columnsOf(['red_basic', 'blue_basic', 'red_basic'], prints);
  expect(columns.get('red')?.map(({ copy }) => copy)).toEqual([1, 2]);
  expect(columns.get('green')).toBeUndefined();
});

test('words of the notation become signs', () => {
  expect(needGlyph('red')).toBe('die_red');
  expect(needGlyph('science')).toBe('science');
});

test('a path is open in its direction', () => {
  const lit = new Set([102]);
  expect(isOpen([101, 102], false, 101, lit)).toBe(true);
  expect(isOpen([102, 101], false, 101, lit)).toBe(false);
  expect(isOpen([102, 101], true, 101, lit)).toBe(true);
});

test('prose is stressed between stars', () => {
  expect(stressed('They are *leaving* it.')).toEqual([
    { words: 'They are ', stress: false },
    { words: 'leaving', stress: true },
    { words: ' it.', stress: false },
  ]);
});

test('systems are joined once', () => {
  const ways = waysOf(
    new Map([
      ['A', { B: 1, C: 2 }],
      ['B', { A: 1 }],
    ]),
  );
  expect(ways).toEqual([{ from: 'A', to: 'B', energy: 1 }]);
  expect(starsAt(['A', 'B'], ways, { width: 400, height: 200 }).size).toBe(2);
});

test('dice are asked of who acts, unless somebody else has them', () => {
  const member = (available: string[], spent: string[] = []): MemberView =>
    ({ available, spent }) as unknown as MemberView;
  const team = [member(['red_basic', 'red_wild']), member(['red_basic'], ['blue_basic'])];
  expect(meantMember(team, ['die:red_basic'], 1)).toBe(1);
  expect(meantMember(team, ['die:red_basic', 'die:red_wild'], 1)).toBe(0);
  expect(meantMember(team, ['die:blue_basic'], 0)).toBe(1);
  expect(meantMember(team, ['sector:3'], 1)).toBe(1);
});
