import { expect, it } from 'vitest';
import { SIZES, fit } from './fitting';

/** Words that take this many lines at 18 px, and fewer the smaller they are. */
function words(lines: number) {
  let size = 0;
  let high = false;
  return {
    style: { setProperty: (_name: string, value: string): void => void (size = Number.parseInt(value)) },
    toggleAttribute: (_name: string, on: boolean): void => void (high = on),
    get offsetHeight() {
      return Math.ceil((lines * size) / 18) * size * 1.25;
    },
    said: () => [size, high],
  };
}

it.each([
  [1, 18, false],
  [2, 18, false],
  [3, 16, false],
  [40, SIZES.at(-1), true],
])('%i lines are set in %i px, and lie over what is above: %s', (lines, size, high) => {
  const one = words(lines);
  fit(one, 60);
  expect(one.said()).toEqual([size, high]);
});
