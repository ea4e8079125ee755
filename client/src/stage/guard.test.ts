import { expect, test } from 'vitest';
import { guarding } from './guard';

test('of a series of clicks those after the question has changed do nothing', () => {
  let asked: unknown = 1;
  let clicks = 0;
  const root = document.createElement('main');
  const button = root.appendChild(document.createElement('button'));
  document.body.append(root);
  button.onclick = () => (clicks += 1);
  const leave = guarding(() => asked)(root);
  const click = (detail: number): void =>
    void button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  click(1);
  click(2);
  expect(clicks).toBe(2);
  click(1);
  asked = 2;
  click(2);
  click(3);
  expect(clicks).toBe(3);
  // A key presses a button without any series.
  click(0);
  expect(clicks).toBe(4);
  asked = 3;
  click(1);
  expect(clicks).toBe(5);
  leave();
});
