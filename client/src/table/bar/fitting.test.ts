import { expect, it } from 'vitest';
import { SIZES, fit } from './fitting';

const WIDTH = 400;

/** Words that take this many lines at 18 px, and fewer the smaller they are. */
function words(lines: number) {
  let size = 0;
  const on = new Set<string>();
  return {
    style: { setProperty: (_name: string, value: string): void => void (size = Number.parseInt(value)) },
    toggleAttribute: (name: string, is: boolean): void => void (is ? on.add(name) : on.delete(name)),
    clientWidth: WIDTH,
    get scrollWidth() {
      return Math.max(WIDTH, (lines * WIDTH * size) / 18);
    },
    get offsetHeight() {
      return Math.ceil((lines * size) / 18) * size * 1.25;
    },
    said: () => [size, ...on],
  };
}

it.each([
  [1, 18, ['data-line']],
  [1.1, 16, ['data-line']],
  [1.25, 14, ['data-line']],
  [2, 18, []],
  [3, 16, []],
  [40, SIZES.at(-1), ['data-short', 'data-high']],
])('%d lines are set in %i px: %s', (lines, size, how) => {
  const one = words(lines);
  fit(one, 60);
  expect(one.said()).toEqual([size, ...how]);
});
