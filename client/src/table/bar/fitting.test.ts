import { describe, expect, it } from 'vitest';
import { SIZES, fit } from './fitting';

/** A room of 60 px whose words take so many lines at 18 px, and fewer the smaller they are. */
function room(lines: number): { style: { setProperty(name: string, value: string): void }; size: number } & {
  readonly scrollHeight: number;
  readonly clientHeight: number;
} {
  return {
    size: 0,
    style: {
      setProperty(_name, value) {
        made.size = Number.parseInt(value);
      },
    },
    clientHeight: 60,
    get scrollHeight() {
      return Math.ceil((lines * this.size) / 18) * this.size * 1.25;
    },
  };
}
let made: { size: number };

describe('words in a room of a fixed size', () => {
  it.each([
    [1, 18],
    [2, 18],
    [3, 16],
    [40, SIZES.at(-1)],
  ])('%i lines are set in %i px', (lines, size) => {
    const one = room(lines);
    made = one;
    fit(one);
    expect(one.size).toBe(size);
  });
});
