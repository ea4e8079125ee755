/** The small drawings before the lines of an explanation. Pure. */
import type { Drawing, SignedLine } from '../../../table/explain/explain.svelte';
import { glyph, type Glyph } from '../draw/glyphs';
import { leader, moon } from '../draw/pieces';
import { fang, raider } from '../draw/raiders';
import { mark, type Coat } from '../draw/seats';
import { ship, type ShipLook } from '../draw/ships';
import type { ShipType } from '../desk/names';
import type { PrintedMoon, PrintedRaider } from '../printed';

export const glyphSign = (name: Glyph): Drawing => ({ svg: glyph(name, 0, 0, 20, 'var(--gold)'), box: 24 });
export const markSign = (coat: Coat): Drawing => ({ svg: mark(coat, 0, 0, 9), box: 24 });
export const shipSign = (type: ShipType, coat: Coat, look: ShipLook = {}): Drawing => ({
  svg: ship(type, coat, look),
  box: 48,
});
export const raiderSign = (rank: PrintedRaider['rank']): Drawing => ({
  svg: raider(rank),
  box: rank === 'C' ? 74 : 48,
});
export const fangSign = (rank: PrintedRaider['rank']): Drawing => ({ svg: fang(rank), box: 26 });
export const leaderSign = (coat: Coat): Drawing => ({ svg: leader(coat), box: 22 });
export const moonSign = ({ planet_type: type, set, symbol }: PrintedMoon): Drawing => ({
  svg: moon(type || set, symbol, 12),
  box: 28,
});

export const signed = (sign: Drawing | null, text: string): SignedLine => ({ sign, text });
