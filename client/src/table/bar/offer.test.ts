import { expect, test } from 'vitest';
import type { LitMove } from '../board';
import type { Caption } from '../protocol';
import { partsOf } from './offer.svelte';

let count = 0;
function move(type: string, weight: Caption['weight'] = '', place = ''): LitMove {
  return {
    move: { type },
    caption: { message: { id: type }, place, group: type, weight },
    index: (count += 1),
    letter: '',
  };
}
const given = (moves: readonly LitMove[]) => ({
  moves,
  isLit: ({ caption }: LitMove) => caption.place !== '',
  selected: null,
  picked: null,
  fits: () => true,
});

test('what stands on the board is not listed', () => {
  const [here, there] = [move('launch', '', 'region:1'), move('return')];
  expect(partsOf(given([here, there]))).toMatchObject({ filled: null, quiet: [there], lit: true });
});

test('the filled button is what one does as a rule, never what costs or ends something', () => {
  const [on, out] = [move('fly-on', 'main'), move('give-up', 'grave')];
  expect(partsOf(given([out, on]))).toMatchObject({ filled: on, quiet: [out] });
  expect(partsOf(given([out])).filled).toBeNull();
});

test('what one does as a rule may have a place, and Enter makes it all the same', () => {
  const [on, out] = [move('fly-on', 'main', 'deck'), move('give-up', 'grave')];
  expect(partsOf(given([on, out]))).toMatchObject({ filled: on, quiet: [out], lit: true });
});

test('in a lesson nothing is put forward that it does not want', () => {
  const [on, look] = [move('draw', 'main', 'heap'), move('look', '', 'pile-1')];
  const moves = given([on, look]);
  expect(partsOf({ ...moves, isWanted: (one) => one === on }).filled).toBe(on);
  expect(partsOf({ ...moves, isWanted: (one) => one === look }).filled).toBeNull();
  expect(partsOf({ ...moves, selected: look, isWanted: () => false }).filled).toBe(look);
});

test('a single move without a place is put forward where nothing is lit', () => {
  const only = move('ready');
  expect(partsOf(given([only])).filled).toBe(only);
  expect(partsOf(given([only, move('draw', '', 'heap')])).filled).toBeNull();
});

test('doing nothing is put forward only when nothing else can be done', () => {
  const [pass, act] = [move('go-on', 'pass'), move('act')];
  expect(partsOf(given([pass])).filled).toBe(pass);
  expect(partsOf(given([pass, act]))).toMatchObject({ filled: act, quiet: [pass] });
  expect(partsOf(given([pass, move('reroll', '', 'die:1')]))).toMatchObject({ filled: null, quiet: [pass] });
});

test('what was selected is what the filled button does', () => {
  const [aimed, main] = [move('launch', '', 'region:1'), move('return', 'main')];
  expect(partsOf({ ...given([aimed, main]), selected: aimed })).toMatchObject({ filled: aimed, quiet: [main] });
});

test('free actions have a drawer of their own, and so has what is too much for the bar', () => {
  const trades = [move('trade', 'free'), move('trade', 'free')];
  const many = Array.from({ length: 4 }, () => move('take'));
  const parts = partsOf(given([...trades, ...many]));
  expect(parts).toMatchObject({ free: trades, more: many, quiet: [], filled: null });
  expect(partsOf({ ...given(many.slice(0, 2)), fits: () => false }).more).toHaveLength(2);
});

test('where several are asked for, the filled button answers once enough are picked', () => {
  const dice = [move('roll'), move('roll')];
  const picked = (picks: number, enough: boolean) =>
    partsOf({ ...given(dice), picked: { count: picks, enough } }).filled;
  expect([picked(0, true), picked(1, false), picked(2, true)]).toEqual([null, null, 'picked']);
});

test('consenting to leave somebody behind is never put forward, staying is', () => {
  const [agree, stay] = [move('agree', 'grave'), move('disagree', 'pass')];
  expect(partsOf(given([agree, stay]))).toMatchObject({ filled: stay, quiet: [agree] });
});

test('a title may propose a move, and a handful where several are asked for', () => {
  const [best, other] = [move('take-special', '', 'poi:1'), move('rest')];
  expect(partsOf({ ...given([other, best]), proposed: best }).filled).toBe(best);
  const several = { ...given([best, other]), picked: { count: 0, enough: true } };
  expect(partsOf(several).filled).toBeNull();
  expect(partsOf({ ...several, handful: true }).filled).toBe('handful');
  expect(partsOf({ ...several, handful: true, picked: { count: 2, enough: true } }).filled).toBe('picked');
  expect(partsOf({ ...several, handful: true, picked: { count: 1, enough: false } }).filled).toBeNull();
});
