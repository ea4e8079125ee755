/** What things are called: what, where and which way, for the ear as for the eye. */
import type { Say } from '../../../table/board';
import type { Explanation } from '../../../table/explain/explain.svelte';
import { directionOf } from '../draw/tile/tile';
import { labelsOf, parsePart, type Plan } from '../board/geometry';
import type { Printed, PrintedTile } from '../printed';

const FACING = [
  'trucker-board-facing-front',
  'trucker-board-facing-right',
  'trucker-board-facing-rear',
  'trucker-board-facing-left',
] as const;

const COVERS = [
  'trucker-board-covers-front-right',
  'trucker-board-covers-right-rear',
  'trucker-board-covers-rear-left',
  'trucker-board-covers-left-front',
] as const;

const ENDS = [
  'trucker-connector-smooth',
  'trucker-connector-single',
  'trucker-connector-double',
  'trucker-connector-universal',
] as const;

const PLACES = {
  battery_2: 2,
  battery_3: 3,
  cargo_2: 2,
  cargo_3: 3,
  special_cargo_1: 1,
  special_cargo_2: 2,
} as const satisfies Record<string, number>;

/** The kind of a tile, with what tells it from others of its name: "battery component, 3". */
export function kindName(printed: Printed, tile: string, t: Say): string {
  const known = printed.tiles[tile];
  if (!known) return t('trucker-board-unseen');
  const kind = t(printed.kinds[known.kind]?.name ?? '');
  const places = (PLACES as Record<string, number>)[known.kind];
  const colour = known.kind === 'life_support' ? known.colours : undefined;
  if (places) return t('trucker-board-with-places', { kind, places });
  if (colour) return t('trucker-board-with-colour', { kind, colour: colour.join('-') });
  return kind;
}

/** Which way a tile points, when it points anywhere. */
export function facing(tile: PrintedTile, quarters: number, t: Say): string {
  const side = directionOf(tile, quarters) / 90;
  if (tile.muzzles || tile.nozzles) return t(FACING[side] ?? FACING[0]);
  if (tile.exhausts) return side ? t(FACING[(side + 2) % 4] ?? FACING[0]) : '';
  return tile.shields ? t(COVERS[side] ?? COVERS[0]) : '';
}

/** "double cannon, facing right": a tile in the hand or in the heap. */
export function tileName(printed: Printed, tile: string, quarters: number, t: Say): string {
  const known = printed.tiles[tile];
  const way = known ? facing(known, quarters, t) : '';
  const name = kindName(printed, tile, t);
  return way ? `${name}, ${way}` : name;
}

/** The connectors clockwise from the front, for the ear. */
export function endsName(tile: PrintedTile, t: Say): string {
  return tile.connectors.map((end) => t(ENDS[end] ?? ENDS[0])).join(', ');
}

/** "column 7, row 5" */
export function squareName(plan: Plan, cell: number, t: Say): string {
  const [column, row] = labelsOf(plan, cell);
  return t('trucker-board-square', { column, row });
}

/** "double cannon, column 7, row 5, facing front" */
export function partName(printed: Printed, plan: Plan, cell: number, code: string, t: Say): string {
  const [tile, quarters] = parsePart(code);
  const known = printed.tiles[tile];
  const way = known ? facing(known, quarters, t) : '';
  return [kindName(printed, tile, t), squareName(plan, cell, t), way].filter(Boolean).join(', ');
}

/** What a card says about a component: what it is, what it does, and what else there is to say of this one. */
export function tellsOf(printed: Printed, code: string, t: Say, more: readonly string[] = []): Explanation | null {
  const [tile, quarters] = parsePart(code);
  const kind = printed.kinds[printed.tiles[tile]?.kind ?? ''];
  if (!kind) return null;
  return { heading: tileName(printed, tile, quarters, t), lines: [t(kind.does), ...more], rule: kind.rule };
}
