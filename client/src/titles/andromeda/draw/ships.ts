/** Starships: nose up, in a box of 40, one silhouette a type, the shape of the owner cut into the hull. */
import type { ShipType } from '../desk/names';
import { glyph } from './glyphs';
import { fillOf, shapeOf, type Coat } from './seats';

interface Silhouette {
  readonly body: string;
  /** Lines on the hull. */
  readonly cut: string;
  /** Where the owner's shape is, and how large. */
  readonly at: readonly [x: number, y: number, radius: number];
}

const SHIPS: Readonly<Record<ShipType, Silhouette>> = {
  transport: {
    body: '<path d="M-5.4-20h10.8l2.6 6.4v4h-16v-4z"/><rect x="-17" y="-8.6" width="12.6" height="11.4" rx="1.6"/><rect x="4.4" y="-8.6" width="12.6" height="11.4" rx="1.6"/><rect x="-17" y="4.8" width="12.6" height="11.4" rx="1.6"/><rect x="4.4" y="4.8" width="12.6" height="11.4" rx="1.6"/><path d="M-4.4-10h8.8v31h-8.8z"/><circle cy="3.6" r="8.6"/>',
    cut: '<path d="M-4.4-15h8.8M-14-4.4h5M9-4.4h5M-14 12.4h5M9 12.4h5"/><circle cy="3.6" r="8"/>',
    at: [0, 3.6, 5.2],
  },
  fighter: {
    body: '<path d="M0-22C2.6-16 3.6-10 4.2-5L20 9.4V15.4L7 11.6 5 19H-5L-7 11.6-20 15.4V9.4L-4.2-5C-3.6-10-2.6-16 0-22z"/><path d="M-20.6 2.4h3v13.4h-3zM17.6 2.4h3v13.4h-3z"/>',
    cut: '<path d="M0-15v7"/>',
    at: [0, 4.6, 5.2],
  },
  science_vessel: {
    body: '<circle cy="-7" r="12.2"/><path d="M-3 3.6h6V21h-6z"/><rect x="-18.4" y="8.8" width="36.8" height="6.8" rx="1.2"/><path d="M-1.3-24h2.6v6h-2.6z"/>',
    cut: '<circle cy="-7" r="8.8"/><path d="M-11 8.8v6.8M11 8.8v6.8"/>',
    at: [0, -7, 5.2],
  },
  heavy_cruiser: {
    body: '<path d="M-9.4-25h4.8L-3.4-13h6.8L4.6-25h4.8L10.6-9 14 1v13.4L9.4 18v5.6h-5L3.2 20h-6.4l-1.2 3.6h-5V18L-14 14.4V1l3.4-10z"/><rect x="-21" y="-2" width="5" height="16" rx="1.6"/><rect x="16" y="-2" width="5" height="16" rx="1.6"/><path d="M-17 4h34v4h-34z"/>',
    cut: '<path d="M-6-8.4H6M-8.6 16h4M4.6 16h4"/>',
    at: [0, 4.4, 5.8],
  },
};

export interface ShipLook {
  /** A shield is a second, pale outline; one that is hit is told by the outline and a crack. */
  readonly shield?: 'whole' | 'hit' | undefined;
  /** Not built, or away: only its outline. */
  readonly ghost?: boolean;
  /** About to land: it is lifted. */
  readonly lifted?: boolean;
}

export function ship(type: ShipType, coat: Coat, look: ShipLook = {}): string {
  const { body, cut, at } = SHIPS[type];
  if (look.ghost)
    return `<g fill="var(--ghost-fill)" stroke="var(--muted)" stroke-width="1.6" stroke-dasharray="3 2.4" stroke-linejoin="round">${body}</g>`;
  const fill = fillOf(coat);
  const drawn = `${look.shield ? shieldOf(body, look.shield) : ''}
    <g fill="${fill}" stroke="var(--piece)" stroke-width="4.4" stroke-linejoin="round">${body}</g>
    <g fill="${fill}">${body}</g>
    <g fill="none" stroke="var(--piece-soft)" stroke-width="1.3" stroke-linecap="round">${cut}</g>
    <g fill="#120D22">${shapeOf(coat, ...at)}</g>${look.shield === 'hit' ? CRACK : ''}`;
  return look.lifted ? `<g filter="url(#ae-lift)">${drawn}</g>` : `<g>${drawn}</g>`;
}

function shieldOf(body: string, shield: 'whole' | 'hit'): string {
  const line = shield === 'hit' ? 'var(--bad)' : 'var(--shield)';
  return `<g fill="none" stroke="${line}" stroke-width="9.6" stroke-linejoin="round">${body}</g><g fill="none" stroke="var(--piece)" stroke-width="6" stroke-linejoin="round">${body}</g>`;
}

const CRACK = `<circle cx="15" cy="17" r="9.6" fill="var(--bad)" stroke="var(--piece)" stroke-width="2"/>${glyph('damage', 15, 17, 15, '#1b0a08', 2.6)}`;
