/** The picture of every kind of component: in the middle 58 units of a tile, outline 3.4, one light, no gradients. */
import { cabin, lifeSupport, luxuryCabin, startingCabin, stasisChamber } from './living';
import type { Picture } from './look';
import {
  arc,
  cannon,
  cannonEngine,
  doubleCannon,
  doubleEngine,
  engine,
  plating,
  reinforcedShield,
  shield,
  thruster,
  twoWayCannon,
} from './machines';
import { circle, INK, path, rect, text, tube, turn, type Drawing } from '../shapes';
import { bolt, cells, slot } from '../stores';

const chevrons = (x: number, y: number, w = 9): Drawing =>
  [0, 9].flatMap((d) => tube(`M${x - w} ${y + d}L${x} ${y - w * 0.8 + d}L${x + w} ${y + d}`, 7.4, '#FFE08A', 3.6));

const structural: Picture = () => [
  ...tube('M24 24L72 72M72 24L24 72', 18, '#E2D9C9', 11),
  path('M26 26L70 70M70 26L26 70', '', '#8E816D', 2.8),
  ...[27, 69].flatMap((x) => [27, 69].map((y) => circle(x, y, 3, '#8E816D', INK, 1.8))),
  circle(48, 48, 11.5, '#C9BDA9', INK, 3.2),
  path('M44 48h8M48 44v8', '', INK, 2.8),
];

const FLAME = 'M48 34Q60 44 55 54Q52 60 48 61Q44 60 41 54Q38 47 45 44Q44 50 48 51Q51 46 48 34Z';
const furnace: Picture = () => [
  circle(48, 48, 25, '#556B3E', INK, 3.4),
  circle(48, 48, 17, '#2D2016', INK, 2.6),
  path(FLAME, '#FF9A3D', INK, 2.2),
  ...[45, 135, 225, 315].flatMap((a) => turn(a, [rect(44, 20, 8, 7, 2, '#EAF7A6', INK, 2.4)])),
];

const solarPanel: Picture = () => [
  ...turn(-12, [
    rect(22, 28, 52, 38, 3, '#2F5F86', INK, 3.4),
    path('M35 28V66M48 28V66M61 28V66M22 47H74', '', '#A8D2EC', 2.4),
  ]),
  ...bolt(66, 66, 9.5),
];

const cannonBooster: Picture = () => [
  path('M36 70V46Q36 30 48 24Q60 30 60 46V70Z', '#E4B94C', INK, 3.4),
  path('M36 58H60', '', INK, 3),
  ...chevrons(48, 46, 8),
];

const engineBooster: Picture = () => [
  path('M33 30H63L69 62Q48 70 27 62Z', '#8C8F98', INK, 3.4),
  path('M36 70L40 79M48 72V82M60 70L56 79', '', INK, 4),
  ...chevrons(48, 47, 9),
];

const shieldBooster: Picture = () => [
  ...[31, 21].flatMap((r) => tube(arc(48, 64, r, -150, -30), 9, '#D9FFF6', 4.8)),
  ...chevrons(48, 62, 8),
];

const CROSS = 'M28 28L36 36M68 28L60 36M28 68L36 60M68 68L60 60';
const autoDefence: Picture = () => [
  ...tube(CROSS, 9, '#8396AC', 4),
  circle(48, 48, 20, '#5A6A80', INK, 3.4),
  circle(48, 48, 11, '#F6F0E2', INK, 2.8),
  circle(50, 47, 5, '#D9412F', INK, 2),
];

const router: Picture = () => [
  ...tube('M48 24V72M24 48H72', 15, '#FFCB4D', 7),
  rect(36, 36, 24, 24, 6, '#F6F0E2', INK, 3.2),
  path('M42 45L48 41L54 45M54 51L48 55L42 51', '', INK, 2.8),
];

const crewRobots: Picture = () => [
  path('M48 22V30', '', INK, 3.4),
  circle(48, 21, 3.6, '#D9412F', INK, 2.4),
  rect(28, 30, 40, 28, 8, '#B9C6D2', INK, 3.4),
  circle(39, 43, 4.6, '#2F4557', INK, 2),
  circle(57, 43, 4.6, '#2F4557', INK, 2),
  path('M40 52H56', '', INK, 2.8),
  rect(36, 61, 24, 12, 4, '#8D9CAB', INK, 3),
  text(48, 71.4, '+4', 12, INK),
];

/** A rack with two rifles and a helmet: here the crew is armed. */
const armoury: Picture = () => [
  rect(24, 24, 48, 48, 6, '#7A5A3C', INK, 3.4),
  path('M24 40H72', '', INK, 2.8),
  ...tube('M34 66V32M34 46h6', 8, '#B9C6D2', 3.4),
  ...tube('M50 66V32M50 46h6', 8, '#B9C6D2', 3.4),
  path('M58 66a7 7 0 0 1 14 0Z', '#C9A24A', INK, 2.6),
];

const holds =
  (places: readonly (readonly [number, number, number, boolean])[]): Picture =>
  ({ load }) =>
    placed(places, load.goods ?? []).flatMap(([[x, y, w, special], good]) => slot(x, y, w, special, good));

type Slot = readonly [number, number, number, boolean];

/** Red goods go where red goods may lie; everything else takes what is left, plain places first. */
function placed(slots: readonly Slot[], goods: readonly string[]): [Slot, string | undefined][] {
  const red = goods.filter((good) => good === 'red');
  const rest = goods.filter((good) => good !== 'red');
  const left = new Map<Slot, string | undefined>(slots.map((one) => [one, undefined]));
  for (const one of slots) if (one[3] && red.length) left.set(one, red.shift());
  for (const one of slots) if (!one[3] && rest.length) left.set(one, rest.shift());
  for (const one of slots) if (left.get(one) === undefined && rest.length) left.set(one, rest.shift());
  return [...left];
}

const combined =
  (hold: Picture, xs: readonly number[], w: number): Picture =>
  (look) => [...hold(look), ...cells(xs, 32, w, 39, look.load.power ?? xs.length)];

export const PICTURES: Readonly<Record<string, Picture>> = {
  starting_cabin: startingCabin,
  cabin,
  luxury_cabin: luxuryCabin,
  stasis_chamber: stasisChamber,
  life_support: lifeSupport,
  battery_2: ({ load }) => cells([24.5, 51], 29, 20.5, 44, load.power ?? 2),
  battery_3: ({ load }) => cells([19.5, 40, 60.5], 29, 16, 44, load.power ?? 3),
  cargo_1: holds([[31, 31, 34, false]]),
  cargo_2: holds([
    [19, 34, 27, false],
    [50, 34, 27, false],
  ]),
  cargo_3: holds([
    [35, 20, 26, false],
    [20.5, 50, 26, false],
    [49.5, 50, 26, false],
  ]),
  special_cargo_1: holds([[30.5, 30.5, 35, true]]),
  special_cargo_2: holds([
    [20.5, 35, 25, true],
    [50.5, 35, 25, true],
  ]),
  cargo_2_battery_2: combined(
    holds([
      [21, 25, 22, false],
      [21, 51, 22, false],
    ]),
    [51, 65],
    12,
  ),
  special_cargo_1_battery_2: combined(holds([[23, 36.5, 23, true]]), [53, 66], 11),
  special_cargo_1_cargo_2: holds([
    [24, 36, 20, true],
    [52, 23, 21, false],
    [52, 51, 21, false],
  ]),
  engine,
  double_engine: doubleEngine,
  cannon,
  double_cannon: doubleCannon,
  bidirectional_cannon: twoWayCannon,
  cannon_engine: cannonEngine,
  shield,
  reinforced_shield: reinforcedShield,
  structural,
  reactor_furnace: furnace,
  solar_panel: solarPanel,
  cannon_booster: cannonBooster,
  engine_booster: engineBooster,
  shield_booster: shieldBooster,
  plating,
  thruster,
  auto_defense: autoDefence,
  router,
  crewbots: crewRobots,
  armoury,
};
