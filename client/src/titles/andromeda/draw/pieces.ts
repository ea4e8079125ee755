/** Small pieces: leaders, the probe, moons, dice. */
import type { Message } from '../../../table/protocol';
import { glyph, isGlyph } from './glyphs';
import { fillOf, shapeOf, type Coat } from './seats';

/** A pawn whose head is the shape of its owner. */
export function leader(coat: Coat): string {
  return `<g fill="${fillOf(coat)}" stroke="var(--piece)" stroke-width="1.5" stroke-linejoin="round" paint-order="stroke"><path d="M-5.6 8.4C-5.4 2.6-3 0 0 0s5.4 2.6 5.6 8.4z"/>${shapeOf(coat, 0, -4, 4.6)}</g>`;
}

/** The probe of the Hegemon: an eye on legs. */
export const PROBE =
  '<g stroke-linejoin="round" stroke-linecap="round"><g stroke="var(--piece)" stroke-width="6" fill="none"><path d="M-17-6h34M-4 0-9 13M4 0 9 13M0 0v9"/><circle cy="-6" r="8"/></g><g stroke="#F2F2F2" stroke-width="2.4" fill="none"><path d="M-17-6h34M-4 0-9 13M4 0 9 13M0 0v9"/></g><path d="M-17.4-10h6v8h-6zM11.4-10h6v8h-6z" fill="#F2F2F2" stroke="var(--piece)" stroke-width="1.2"/><circle cy="-6" r="7.4" fill="#F2F2F2"/><path d="M-6-6Q0-11 6-6 0-1-6-6z" fill="#120D22"/><path d="m0-9 1.6 3L0-3l-1.6-3z" fill="#D8B863"/></g>';

const MOON_FACES: Readonly<Record<string, string>> = {
  ice: '#CFE6F2',
  desert: '#EBCB8C',
  volcanic: '#C98A72',
  terran: '#A9CF9C',
  gas_giant: '#CDB2E6',
  orphaned: '#8FD6CE',
  ancient: '#E7A9C6',
};

/** What a moon shows: signs with numbers, at most two. */
export function symbolsOf(symbol: Message | null): readonly (readonly [name: string, count: number])[] {
  if (!symbol) return [];
  const { first, second, kind, count } = symbol.args ?? {};
  const inner = [first, second].filter((part) => typeof part === 'object');
  if (inner.length) return inner.flatMap((part) => symbolsOf(part));
  return [[symbol.id === 'andromeda-op-tactics' ? 'tactics' : String(kind), Number(count)]];
}

/** A disc tinted by its set, with what it gives; up to two rims behind it say how many lie below. */
export function moon(tint: string, symbol: Message | null, radius: number, below = 0, relic = false): string {
  const face = MOON_FACES[tint] ?? '#CFE6F2';
  const disc = (at: number): string =>
    `<circle cx="${at}" cy="${-at}" r="${radius}" fill="${face}" stroke="var(--piece)" stroke-width="1.6"/>`;
  const rims = [2, 1]
    .filter((i) => i <= below)
    .map(
      (i) => `${disc(i * 3.2)}<circle cx="${i * 3.2}" cy="${-i * 3.2}" r="${radius}" fill="#0A0618" opacity=".34"/>`,
    );
  return `${rims.join('')}${disc(0)}${signs(symbolsOf(symbol), radius)}${relic ? glyph('relic', radius * 0.72, radius * 0.72, radius * 1.1, '#3B1230', 3) : ''}`;
}

function signs(symbols: readonly (readonly [string, number])[], radius: number): string {
  if (!symbols.length) return glyph('nothing', 0, 0, radius * 1.24, '#1A1330', 2.5);
  const many = symbols.length > 1;
  return symbols
    .map(([name, count], i) => {
      const numbered = count > 1;
      const x = many ? (i - 0.5) * radius * 0.92 : numbered ? -radius * 0.22 : 0;
      const sign = glyph(isGlyph(name) ? name : 'any', x, 0, radius * (many ? 0.95 : 1.24), '#1A1330', 2.5);
      const number = `<text x="${x + radius * 0.78}" y="${radius * 0.36}" class="ae-moon-number" font-size="${radius * (many ? 0.8 : 1)}">${count}</text>`;
      return numbered ? sign + number : sign;
    })
    .join('');
}

type Pips = readonly (readonly [x: number, y: number])[];
const PIPS: Readonly<Record<number, Pips>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The pips of a die round 0, 0: how far apart, how large. */
export function pips(value: number, apart: number, radius: number, fill: string): string {
  return (PIPS[value] ?? [])
    .map(([x, y]) => `<circle cx="${x * apart}" cy="${y * apart}" r="${radius}" fill="${fill}"/>`)
    .join('');
}

export interface DieLook {
  /** Not rolled yet, and not certain to be rolled. */
  readonly outline?: boolean;
}

/** A die of 34 round 0, 0; without a value it is not rolled yet. Raiders have no coat. */
export function die(value: number, coat: Coat | null, look: DieLook = {}): string {
  const line = coat ? fillOf(coat) : 'var(--raider)';
  if (look.outline)
    return `<rect x="-17" y="-17" width="34" height="34" rx="7" fill="none" stroke="${line}" stroke-width="1.8" stroke-dasharray="3 2.4"/>${pips(value, 9.2, 3.2, line)}`;
  const fill = coat ? fillOf(coat) : 'var(--raider-die)';
  return `<rect x="-17" y="-17" width="34" height="34" rx="7" fill="${fill}" stroke="${coat ? 'var(--piece)' : 'var(--raider)'}" stroke-width="1.8"/><path d="M-14 9V-10Q-14-14-10-14H9" fill="none" stroke="#fff" stroke-width="1.4" opacity=".45" stroke-linecap="round"/>${pips(value, 9.2, 3.2, coat ? '#120D22' : '#FFF3EC')}`;
}
