import { expect, test } from 'vitest';
import { changesOf, mapMiddle, pointedOut, shipFrame, thingsOf } from './looks';

const SHIP = {
  ground: 'yard',
  pieces: [
    {
      look: 'free',
      at: [
        [0, 0],
        [6, 5],
      ] as [number, number][],
    },
    { look: 'start', at: [[3, 2]] as [number, number][] },
    {
      look: 'cabin',
      at: [
        [3, 4],
        [4, 4],
      ] as [number, number][],
      seat: 1,
    },
  ],
};

test('things come in the order in which they are drawn', () => {
  expect(thingsOf(SHIP).map(({ look, seat }) => `${look} ${seat}`)).toEqual([
    'free -1',
    'free -1',
    'start -1',
    'cabin 1',
    'cabin 1',
  ]);
});

test('a ship is shown in its whole width, round what is built', () => {
  expect(shipFrame(thingsOf(SHIP))).toEqual({ x: 3.5, y: 3.5, cell: 48.4 });
  const bare = thingsOf({ ground: 'yard', pieces: SHIP.pieces.slice(0, 2) });
  expect(shipFrame(bare).y).toBe(3);
});

test('the map is shown where the turn is, else where the own ships are', () => {
  const ship = { look: 'ship', x: 10, y: 20, seat: 0 };
  const other = { look: 'ship', x: 90, y: 20, seat: 1 };
  expect(mapMiddle([ship, other, { look: 'active', x: 50, y: 50, seat: -1 }], 0)).toEqual([50, 50]);
  expect(mapMiddle([ship, other], 1)).toEqual([90, 20]);
  expect(mapMiddle([ship, other], 2)).toEqual([50, 20]);
  expect(mapMiddle([], 0)).toEqual([0, 0]);
});

const AT = (x: number, y: number): [number, number][] => [[x, y]];
const MAP = { ground: 'edge', pieces: [{ look: 'ship', at: AT(0, 0), seat: 0 }] };

test('what is new since another picture is found, once for each place', () => {
  const flown = { ground: 'edge', pieces: [{ look: 'ship', at: AT(5, 5), seat: 0 }] };
  const more = [...flown.pieces, { look: 'home', at: AT(5, 5), seat: 0 }, { look: 'active', at: AT(9, 9) }];
  expect(changesOf(MAP, { ground: 'edge', pieces: more }).map(({ x, y }) => [x, y])).toEqual([[5, 5]]);
  expect(mapMiddle(thingsOf(flown), 0, changesOf(MAP, flown))).toEqual([5, 5]);
});

test('where nothing is new, what is gone is found; another scene is no change', () => {
  expect(changesOf(MAP, { ground: 'edge', pieces: [] })).toHaveLength(1);
  expect(changesOf(MAP, { ground: 'yard', pieces: [] })).toEqual([]);
  expect(changesOf(MAP, MAP)).toEqual([]);
});

test('what is pointed out is in the picture: together where it is close, else the first', () => {
  const at = (x: number, y: number, good: boolean) => ({ x, y, good });
  expect(pointedOut([])).toEqual([]);
  expect(pointedOut([at(10, 10, true), at(30, 20, false)])).toMatchObject([{ x: 20, y: 15 }]);
  expect(pointedOut([at(10, 10, true), at(90, 20, false)])).toMatchObject([{ x: 10, y: 10 }]);
});
