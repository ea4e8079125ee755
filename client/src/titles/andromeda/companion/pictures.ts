/** What the companion shows beside its words: the piece that is moved, and where it comes to. */
import type { Move } from '../../../table/protocol';
import { base } from '../draw/bases';
import { development } from '../draw/developments';
import { glyph, isGlyph, type Glyph } from '../draw/glyphs';
import { leader, moon, PROBE } from '../draw/pieces';
import { planet } from '../draw/planets';
import { raider } from '../draw/raiders';
import { ship } from '../draw/ships';
import { isNebula } from '../board/geometry';
import type { Desk } from '../desk/desk.svelte';
import { capital, type ShipType } from '../desk/names';
import type { ChoreView } from '../view';
import { BAY, REPAIR_BAY, SCRAPYARD } from '../desk/numbers';

export interface Portrait {
  readonly piece: string;
  /** How much of the drawing is seen. */
  readonly box: number;
  readonly to: string;
  readonly toBox: number;
}

/** Where a ship is besides a region, and the sign for it. */
const PLACES: Readonly<Record<number, Glyph>> = { [BAY]: 'launch', [SCRAPYARD]: 'scrap', [REPAIR_BAY]: 'repair' };

const sign = (name: Glyph): readonly [string, number] => [glyph(name, 0, 0, 24), 26];

/** A tile as a small picture: its planet or base, else a hexagon. */
function tileOf(desk: Desk, tile: string): readonly [string, number] {
  const printed = desk.printed.planets[tile];
  if (printed) return [planet(printed.type), 66];
  return desk.printed.kinds[tile] === 'base' ? [base(tile), 60] : sign('map');
}
function regionOf(desk: Desk, region: number): readonly [string, number] {
  if (isNebula(desk.printed, region)) return sign('any');
  return tileOf(desk, desk.view.map.tiles[region] ?? '');
}

const SIGNS: Readonly<Partial<Record<ChoreView['kind'], Glyph>>> = {
  shield: 'shield',
  'shield-whole': 'shield',
  command: 'eye',
  points: 'vp',
  module: 'module',
  offer: 'layers',
  'module-damaged': 'damage',
  'module-repaired': 'repair',
  cards: 'tactics',
  'cards-gone': 'tactics',
  token: 'discovery',
  upgrade: 'upgrade',
  dropped: 'any',
  collected: 'any',
  event: 'event',
  eye: 'eye',
};

function pieceOf(desk: Desk, { kind, piece, end }: ChoreView): readonly [string, number] {
  const hegemon = desk.coat(desk.view.hegemon?.player ?? 0);
  if (kind === 'ship') return [ship(piece as ShipType, hegemon), 50];
  if (kind.startsWith('raider')) return [raider(desk.printed.raiders[piece]?.rank ?? 'S'), 60];
  if (kind === 'probe') return [PROBE, 46];
  if (kind === 'moon') return [moon('', null, 12), 30];
  if (kind.startsWith('leader')) return [leader(hegemon), 26];
  if (kind === 'planet') return tileOf(desk, piece);
  if (kind === 'development' || kind === 'collapsed' || kind === 'rebuilt') {
    const owner = desk.view.map.developments.find(({ region }) => region === end)?.owner ?? 0;
    return [development(piece, desk.coat(owner), kind === 'collapsed'), 50];
  }
  if (kind === 'track' && isGlyph(piece)) return sign(piece);
  return sign(SIGNS[kind] ?? 'any');
}

/** Kinds that go somewhere: to a region, or to another place of the Hegemon. */
const GOING: readonly ChoreView['kind'][] = [
  'ship',
  'raider',
  'raider-new',
  'probe',
  'leader-out',
  'development',
  'dropped',
];

/** A step of the list: what to move, and where to. */
export function portrayStep(desk: Desk, step: ChoreView): Portrait {
  const [piece, box] = pieceOf(desk, step);
  const nowhere = PLACES[step.end];
  let to: readonly [string, number] = ['', 24];
  if (step.kind === 'moon' || step.kind === 'leader-home') to = sign('station');
  else if (step.kind === 'raider-gone') to = sign('nothing');
  else if (GOING.includes(step.kind)) to = step.end < 0 ? sign(nowhere ?? 'station') : regionOf(desk, step.end);
  return { piece, box, to: to[0], toBox: to[1] };
}

const MOVED: Readonly<Record<string, Glyph>> = {
  'claim-moon': 'moon',
  'moon-stays': 'nothing',
  'build-development': 'develop',
  recruit: 'inn',
  'send-leader': 'leader',
  recall: 'inn',
  'damage-ship': 'scrap',
  collapse: 'damage',
  rebuild: 'repair',
  acquire: 'module',
  'other-module': 'layers',
};

/** A line of the menu: the piece that it is about. */
export function portrayMove(desk: Desk, move: Move): Portrait {
  const type = String(move['ship'] ?? '');
  let piece = sign(MOVED[move.type] ?? 'map');
  if (move.type === 'launch' || move.type === 'relocate') piece = [ship(type as ShipType, desk.coat(desk.me)), 50];
  else if (move.type === 'raider-gone') {
    piece = [raider(desk.printed.raiders[String(move['raider'])]?.rank ?? 'S'), 60];
  }
  return { piece: piece[0], box: piece[1], to: '', toBox: 24 };
}

/** "Tick off: move its transport to Vael." for the ear. */
export const tickWords = (desk: Desk, step: ChoreView): string =>
  desk.t('andromeda-companion-tick', { step: capital(desk.t(step.words)) });
