import { describe, expect, it } from 'vitest';
import type { FaultView } from '../view';
import { checkingOf, wayKeeping } from './checking';

const fault = (...cells: number[]): FaultView => ({
  kind: 'joints',
  rule: 'GT-B-6.1',
  cells,
  message: { id: 'x' },
});
const choice = { way: 0, singly: false, kept: -1 };

describe('the ship check', () => {
  it('shows one way out of many mistakes, until they are wanted one by one', () => {
    const faults = [fault(1, 2), fault(3, 4)];
    expect(checkingOf(true, 2, faults, { ...choice, way: 3 })).toMatchObject({ way: 1, singly: false });
    expect(checkingOf(true, 2, faults, { ...choice, singly: true })).toMatchObject({ singly: true, cells: [1, 2] });
  });

  it('asks for what is wrong with a part that shall stay, and not for the part itself', () => {
    const faults = [fault(1, 2), fault(3, 4)];
    expect(checkingOf(true, 2, faults, { ...choice, kept: 4 })).toMatchObject({ singly: true, cells: [3] });
    expect(checkingOf(true, 2, [fault(1, 2)], { ...choice, kept: 4 })).toMatchObject({ singly: false });
  });

  it('finds the next way out that keeps a part', () => {
    const ways = [
      { cut: [1], loose: [2] },
      { cut: [3], loose: [] },
      { cut: [2], loose: [] },
    ];
    expect(wayKeeping(ways, 0, 1)).toBe(1);
    expect(wayKeeping(ways, 1, 3)).toBe(2);
    expect(wayKeeping([{ cut: [1], loose: [] }], 0, 1)).toBe(-1);
  });
});
