import { afterEach, expect, test } from 'vitest';
import { rankOf, roves, towards, type Box } from './roving';

const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

test('arrows lead to what is nearest in their direction', () => {
  const boxes = [box(0, 0), box(30, 0), box(60, 0), box(30, 40)];
  expect(towards(box(30, 0), boxes, [1, 0])).toBe(2);
  expect(towards(box(30, 0), boxes, [-1, 0])).toBe(0);
  expect(towards(box(30, 0), boxes, [0, 1])).toBe(3);
  expect(towards(box(30, 0), boxes, [0, -1])).toBe(-1);
});

test('what lies straight ahead comes before what lies nearer and aside', () => {
  expect(towards(box(0, 0), [box(20, 30), box(40, 0)], [1, 0])).toBe(1);
});

test('single letters come before pairs, and what cannot be chosen comes last', () => {
  const ranks = [rankOf(null, false), rankOf('AB', true), rankOf('T', true), rankOf('B C', true), rankOf(null, true)];
  expect([...ranks].sort()).toEqual([ranks[3], ranks[2], ranks[1], ranks[4], ranks[0]]);
});

/** A board with three places, of which B and C may be chosen. */
function laid(): HTMLElement {
  const board = document.createElement('div');
  board.innerHTML = `
    <div data-place="a" aria-label="A" role="img"></div>
    <button data-place="c" data-lit="go" aria-keyshortcuts="C"><span role="img" aria-label="inside"></span></button>
    <button data-place="b" data-lit="go" aria-keyshortcuts="B"></button>
    <div role="menu"><button data-lit="go"></button></div>`;
  document.body.append(board);
  return board;
}
const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const stops = (board: HTMLElement): (string | null)[] =>
  [...board.querySelectorAll('[tabindex="0"]')].map((one) => one.getAttribute('data-place'));
const press = (key: string): boolean | undefined =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

afterEach(() => document.body.replaceChildren());

test('a board is one stop: what may be chosen first, by its letter', async () => {
  const board = laid();
  const away = roves(board);
  await drawn();
  expect(stops(board)).toEqual(['b']);
  expect(board.querySelector('span')?.hasAttribute('tabindex')).toBe(false);
  expect(board.querySelector('[role=menu] button')?.hasAttribute('tabindex')).toBe(false);
  if (away) away();
});

test('every thing is reached in order, and the stop goes with the focus', async () => {
  const board = laid();
  const away = roves(board);
  await drawn();
  board.querySelector<HTMLElement>('[data-place=b]')?.focus();
  const met: unknown[] = [];
  for (let i = 0; i < 3; i += 1) {
    press('PageDown');
    met.push(document.activeElement?.getAttribute('data-place'));
  }
  expect(met).toEqual(['c', 'a', 'b']);
  press('PageUp');
  await drawn();
  expect(stops(board)).toEqual(['a']);
  if (away) away();
});

test('the stop stays at its place when the thing there is drawn again', async () => {
  const board = laid();
  const away = roves(board);
  await drawn();
  const old = board.querySelector<HTMLElement>('[data-place=c]');
  old?.focus();
  await drawn();
  old?.replaceWith(Object.assign(document.createElement('button'), { className: 'new' }));
  const fresh = board.querySelector<HTMLElement>('.new');
  fresh?.setAttribute('data-place', 'c');
  fresh?.setAttribute('data-lit', 'go');
  await drawn();
  expect(stops(board)).toEqual(['c']);
  if (away) away();
});
