/** One tile: an enamelled plate, its connectors, its picture. The plate never turns, its light comes from above. */
import type { PrintedTile } from '../../printed';
import type { Load } from './look';
import { PICTURES } from './pictures';
import { circle, group, hash, INK, path, rect, text, turn, type Drawing, type Shape } from '../shapes';

type Paint = readonly [base: string, light: string, dark: string];

/** What a plate is painted with says of what family it is; the picture decides. */
const PAINTS = {
  living: ['#F1E0B8', '#FFF4DA', '#C9AE78'],
  power: ['#A3C983', '#C9E6AC', '#6F9652'],
  hold: ['#E0B468', '#F5D598', '#AD8239'],
  special: ['#DE7B62', '#F3A48F', '#A94D38'],
  gun: ['#A4B7CB', '#CBD9E7', '#728699'],
  engine: ['#D8A99A', '#EFCDC1', '#A47768'],
  shield: ['#86C5BB', '#B4E3DB', '#54938A'],
  bare: ['#BFB29E', '#DCD2C1', '#8E816D'],
  air: ['#D3CBBB', '#EDE7DA', '#A2977F'],
} satisfies Record<string, Paint>;

const FAMILIES: Readonly<Record<string, keyof typeof PAINTS>> = {
  starting_cabin: 'living',
  cabin: 'living',
  luxury_cabin: 'living',
  stasis_chamber: 'living',
  crewbots: 'living',
  life_support: 'air',
  battery_2: 'power',
  battery_3: 'power',
  reactor_furnace: 'power',
  solar_panel: 'power',
  cargo_1: 'hold',
  cargo_2: 'hold',
  cargo_3: 'hold',
  cargo_2_battery_2: 'hold',
  special_cargo_1: 'special',
  special_cargo_2: 'special',
  special_cargo_1_battery_2: 'special',
  special_cargo_1_cargo_2: 'special',
  engine: 'engine',
  double_engine: 'engine',
  thruster: 'engine',
  engine_booster: 'engine',
  cannon: 'gun',
  double_cannon: 'gun',
  bidirectional_cannon: 'gun',
  cannon_engine: 'gun',
  cannon_booster: 'gun',
  auto_defense: 'gun',
  armoury: 'gun',
  shield: 'shield',
  reinforced_shield: 'shield',
  shield_booster: 'shield',
};

const RIVETS = [
  [13.5, 14],
  [82.5, 14],
  [13.5, 78],
  [82.5, 78],
] as const;

export const PEGS = ['', '#FFF6E3', '#74C7F2', '#F6C04A'] as const;

/** What the sides show after this many clockwise quarter turns. */
export function turned<T>(sides: readonly T[], quarters: number): T[] {
  return sides.map((_, side) => sides[(((side - quarters) % 4) + 4) % 4] as T);
}

/** The end of a joint, drawn at the front and turned to its side. The three teeth of a universal one are single plus
 *  double: it shows what fits. */
export function connector(kind: number, side: number): Drawing {
  const peg = PEGS[kind] ?? '';
  if (kind === 1) {
    return turn(side * 90, [
      path('M35 -1H61V9a6 6 0 0 1-6 6H41a6 6 0 0 1-6-6Z', INK),
      path('M40 -1H56V7.5a3.5 3.5 0 0 1-3.5 3.5H43.5a3.5 3.5 0 0 1-3.5-3.5Z', peg),
    ]);
  }
  if (kind === 2) {
    const pegAt = (x: number): Drawing => [
      path(`M${x} -1h22v13a3 3 0 0 1-3 3h-16a3 3 0 0 1-3-3Z`, INK),
      path(`M${x + 5} -1h12v11h-12Z`, peg),
    ];
    return turn(side * 90, [...pegAt(18), ...pegAt(56)]);
  }
  if (kind !== 3) return [];
  return turn(side * 90, [
    path('M18 -1H78V13a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4Z', INK),
    path('M23 -1h11.5v7h7.5v-7h12v7h7.5v-7H73v13.4H23Z', peg),
  ]);
}

function wear(id: string, dark: string): Drawing {
  const h = hash(id);
  const [sx, sy, cy] = [24 + (h % 32), 78 + ((h >>> 5) % 4), 30 + ((h >>> 10) % 30)];
  const rust = (h >>> 14) % 4;
  const chip = (h >>> 8) % 2 ? `M91 ${cy}l-5 3l2 5l-4 4l7 5Z` : `M5 ${cy}l5 4l-3 4l4 5l-6 4Z`;
  const run = `M${rust % 2 ? 82.5 : 13.5} ${rust > 1 ? 16 : 80}v${rust > 1 ? 11 : 5}`;
  return [
    path(`M${sx} ${sy}l9 -4M${sx + 8} ${sy + 2}l5 -2.4`, '', dark, 2),
    path(chip, '#8B7E6C'),
    path(run, '', '#8A4A1E', 3, { opacity: 0.45 }),
  ];
}

const rivets = (dark: string, light: string): Shape[] =>
  RIVETS.flatMap(([x, y]) => [circle(x, y, 3.1, dark, INK, 1.6), circle(x - 0.8, y - 1, 1, light)]);

const FACE = 'M15 5H81A10 10 0 0 1 91 15V76A10 10 0 0 1 81 86H15A10 10 0 0 1 5 76V15A10 10 0 0 1 15 5Z';

export function plate(kind: string, id: string): Drawing {
  const [base, light, dark] = PAINTS[FAMILIES[kind] ?? 'bare'];
  return [
    rect(3, 3, 90, 90, 12, dark, INK, 4),
    path(FACE, base),
    path('M15 7.6H81', '', light, 3.2),
    ...wear(id, dark),
    ...rivets(dark, light),
  ];
}

/** Small ones go without wear, rivets and lip: under 24 px a cell they would be dirt. */
function flatPlate(kind: string): Drawing {
  return [rect(1, 1, 94, 94, 8, PAINTS[FAMILIES[kind] ?? 'bare'][0], INK, 6)];
}

/** How far the picture is turned: by the tile's own turn, and by where its print points. */
export function directionOf(tile: PrintedTile, quarters: number): number {
  const rear = (tile.exhausts?.[0] ?? 2) - 2;
  const muzzle = runStart(tile.muzzles) ?? runStart(tile.nozzles) ?? runStart(tile.shields) ?? runStart(tile.plating);
  return (((muzzle ?? rear) + quarters) % 4) * 90;
}

/** The first of neighbouring sides, clockwise: of left and front it is left. */
function runStart(sides: readonly number[] | undefined): number | undefined {
  return sides?.find((side) => !sides.includes((side + 3) % 4)) ?? sides?.[0];
}

/** A tile in the box, on a ship or in the hand. */
export function tileDrawing(id: string, tile: PrintedTile, quarters: number, load: Load = {}, flat = false): Drawing {
  const look = {
    degrees: directionOf(tile, quarters),
    load,
    colours: tile.colours ?? [],
    plated: tile.plating?.length ?? 0,
  };
  return [
    ...(flat ? flatPlate(tile.kind) : plate(tile.kind, id)),
    ...turned(tile.connectors, quarters).flatMap(connector),
    ...(PICTURES[tile.kind]?.(look) ?? []),
  ];
}

const BACKS: readonly Paint[] = [
  ['#8A7B68', '#A89A86', '#645746'],
  ['#7C7F86', '#9DA0A7', '#595C63'],
  ['#8F7460', '#AE937E', '#684F3E'],
];

/** A tile face down. */
export function tileBack(name = ''): Drawing {
  const [base, light, dark] = BACKS[hash(`back${name}`) % 3] as Paint;
  return [
    rect(3, 3, 90, 90, 12, dark, INK, 4),
    rect(5, 5, 86, 81, 10, base),
    path('M15 7.6H81', '', light, 3.2),
    path('M24 24L72 68M72 24L24 68', '', dark, 7),
    circle(48, 46, 15, base, dark, 5),
    text(48, 54, '?', 24, dark),
    ...RIVETS.map(([x, y]) => circle(x, y, 3.1, dark, INK, 1.6)),
  ];
}

export const SHADOW: Drawing = [group({ opacity: 0.34 }, [rect(4, 10, 90, 90, 13, '#000')])];
