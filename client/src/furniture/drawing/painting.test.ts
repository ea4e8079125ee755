import { describe, expect, it, vi } from 'vitest';
import { at, circle, group, path, rect, text } from '../../titles/trucker/draw/shapes';
import { paint } from './painting';

/** Writes down what is painted. */
function brush() {
  const done: string[] = [];
  const say =
    (name: string) =>
    (...given: unknown[]): void => {
      done.push([name, ...given.filter((one) => typeof one !== 'object')].join(' '));
    };
  const names = ['save', 'restore', 'translate', 'rotate', 'scale', 'fill', 'stroke', 'setLineDash', 'fillText'];
  const made = { globalAlpha: 1, ...Object.fromEntries(names.map((name) => [name, say(name)])) };
  return { done, made: made as unknown as CanvasRenderingContext2D & Record<string, unknown> };
}
vi.stubGlobal(
  'Path2D',
  class {
    roundRect(): void {}
    arc(): void {}
    ellipse(): void {}
  },
);

describe('a painting', () => {
  it('fills what has a colour, and draws lines where there are some', () => {
    const { done, made } = brush();
    paint(made, [rect(0, 0, 4, 4, 1, '#fff', '#000', 2), path('M0 0H4', '', '#f00', 3), circle(0, 0, 2)], 'serif');
    expect(done.filter((one) => /^(fill|stroke)$/.test(one))).toEqual(['fill', 'stroke', 'stroke']);
  });

  it('moves, turns and scales what is in a group, and only that', () => {
    const { done, made } = brush();
    paint(made, [at(10, 20, [circle(0, 0, 2, '#fff')], 2, 90), group({ transform: 'rotate(90 48 48)' }, [])], 'serif');
    expect(done.slice(0, 4)).toEqual(['save', 'translate 10 20', 'translate 0 0', `rotate ${Math.PI / 2}`]);
    expect(done).toContain('scale 2 2');
    expect(done.slice(-5)).toEqual([
      'save',
      'translate 48 48',
      `rotate ${Math.PI / 2}`,
      'translate -48 -48',
      'restore',
    ]);
    expect(done.filter((one) => one === 'save').length).toBe(done.filter((one) => one === 'restore').length);
  });

  it('writes words where they stand', () => {
    const { done, made } = brush();
    paint(made, [text(30, 40, 'Tom & Jerry', 22, '#000', { 'font-weight': 600 })], 'serif');
    expect(done).toContain('fillText Tom & Jerry 30 40');
    expect(made.font).toBe('600 22px serif');
    expect(made.textAlign).toBe('center');
  });
});
