/** Pictures of where somebody lives. */
import type { SeatColour } from '../../../../table/board';
import type { Load, Picture } from './look';
import { alien, human, SEAT_COLOURS, seatSign } from '../people';
import { circle, INK, path, rect, tube } from '../shapes';

const crewOf = (load: Load, place: number): SeatColour | null =>
  (load.crew ?? 0) > place ? (load.seat ?? 'orange') : null;

export const startingCabin: Picture = ({ load }) => {
  const seat = load.seat ?? 'orange';
  return [
    circle(48, 47, 28.5, SEAT_COLOURS[seat], INK, 3.6),
    circle(48, 47, 21, '#2F4557', INK, 3),
    path('M33 38Q38 30 47 29', '', '#8FB4C6', 3),
    ...human(38, 46, crewOf(load, 0), 0.9),
    ...human(58, 46, crewOf(load, 1), 0.9),
    seatSign(seat, 48, 69.5, 8.8, 2.6, '#FFFDF6'),
    seatSign(seat, 48, 69.5, 4.6, 1.6),
  ];
};

export const cabin: Picture = ({ load }) => [
  rect(19, 24, 58, 46, 18, '#A48F69', INK, 3.4),
  rect(24, 28.5, 48, 37, 14, '#2F4557', INK, 2.8),
  path('M31 37Q33 32 40 31.6', '', '#8FB4C6', 2.8),
  ...(load.alien
    ? [alien(load.alien, 48, 48, 0.98)]
    : [...human(36.6, 50, crewOf(load, 0), 0.98), ...human(59.4, 50, crewOf(load, 1), 0.98)]),
];

export const luxuryCabin: Picture = ({ load }) => [
  rect(22, 22, 52, 52, 26, '#C79A3B', INK, 3.4),
  circle(48, 48, 19.5, '#4A2B45', INK, 2.8),
  ...human(48, 50, crewOf(load, 0), 1),
  path('M41 31l3.4 4.4L48 28l3.6 7.4L55 31l-1.6 8.6H42.6Z', '#FFD34D', INK, 2.2),
];

/** Four berths; those with somebody asleep in them say so. */
export const stasisChamber: Picture = ({ load }) =>
  [
    [26, 25],
    [50, 25],
    [26, 49],
    [50, 49],
  ].flatMap(([x = 0, y = 0], i) => {
    const asleep = (load.sleepers ?? 4) > i;
    const berth = rect(x, y, 20, 22, 8, asleep ? '#7FC4D6' : '#4C6873', INK, 3);
    return asleep ? [berth, path(`M${x + 6} ${y + 8}h8l-8 7h8`, '', INK, 2.4)] : [berth];
  });

export const lifeSupport: Picture = ({ colours }) => {
  const hose = 'M20 38V33Q20 24 29 24H38M76 58V63Q76 72 67 72H58';
  const [one = 'brown', other] = colours;
  const faces = other ? [alien(one, 38, 50, 0.62), alien(other, 58, 50, 0.62)] : [alien(one, 48, 49.5, 1.08)];
  return [...tube(hose, 9, '#E9E2D2', 4.4), circle(48, 48, 25.5, '#F6F0E2', INK, 3.4), ...faces];
};
