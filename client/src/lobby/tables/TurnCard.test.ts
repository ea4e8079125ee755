import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { words } from '../../i18n/words.svelte';
import { keepSeen } from '../../stage/recap/seen';
import { row, seat } from '../../table/fixtures';
import type { Row, Sketch } from '../../table/protocol';
import TurnCard from './TurnCard.svelte';

const SHIP: Sketch = {
  ground: 'yard',
  pieces: [
    { look: 'free', at: [[0, 0]] },
    { look: 'start', at: [[1, 0]] },
    { look: 'cannon', at: [[1, 1]] },
  ],
};
const EDGE: Sketch = {
  ground: 'edge',
  pieces: [
    { look: 'planet', at: [[5, 0]] },
    { look: 'active', at: [[5, 0]] },
    { look: 'ship', at: [[5, 0]], seat: 0 },
    { look: 'hegemon', at: [[5, 0]] },
  ],
};
const PLANET: Sketch = {
  ground: 'planet',
  pieces: [
    { look: 'lander', at: [[0, 0]] },
    {
      look: 'sector',
      at: [
        [0, 0],
        [1, 0],
      ],
    },
    { look: 'crew', at: [[1, 0]], seat: 0 },
  ],
};

let card: ReturnType<typeof mount> | undefined;
beforeEach(async () => {
  await words.speak('en');
});
afterEach(async () => {
  if (card) await unmount(card);
  document.body.innerHTML = '';
  localStorage.clear();
});

function show(more: Partial<Row>): void {
  const table = row({ seats: [seat(0, { yours: true }), seat(1, { name: 'Ben' })], waiting: [0], since: 5, ...more });
  card = mount(TurnCard, { target: document.body, props: { row: table } });
}
const text = (where: string): string => document.querySelector(where)?.textContent.trim() ?? '';
const count = (where: string): number => document.querySelectorAll(`.position ${where}`).length;

test('a table that waits for us shows its position', () => {
  show({ title: 'trucker', sketch: SHIP });
  expect(document.querySelector('.position')?.getAttribute('data-ground')).toBe('yard');
  // A frame round every square, one empty square, two components with their signs.
  expect([count('rect[width="46"]'), count('rect[width="36"]'), count('g path')]).toEqual([3, 1, 2]);
});

test('each title draws what it is played on; without a sketch there is its picture', () => {
  show({ title: 'andromeda', sketch: EDGE });
  expect(count('[stroke="#b79cff"]')).toBe(1);
  show({ title: 'vanguard', sketch: PLANET });
  expect(count('circle[r="17"]')).toBeGreaterThanOrEqual(2);
  show({ title: 'trucker', sketch: null });
  expect(count('img')).toBe(1);
});

test('it says what is asked, and what has happened since one was here', () => {
  show({ id: 'new-here', asks: { id: 'kernel-seat-name', args: { number: 2 } }, position: 9 });
  expect([text('.asks'), text('.told')]).toEqual(['Player 2', '']);
  document.body.innerHTML = '';
  keepSeen('left', 4);
  show({
    id: 'left',
    position: 9,
    lately: [{ position: 8, seat: 1, message: { id: 'table-sat-down', args: { seat: 1 } } }],
  });
  expect(text('.told')).toBe('Since you left: Ben sits down.');
  document.body.innerHTML = '';
  show({ id: 'left', position: 9 });
  expect(text('.told')).toBe('Since you left: 5 moves were made.');
});
