/** Alliance bases: one ring with four docks, six emblems; and the other regions that are no planets. */
import { around } from './turning';

const rock = (x: number, y: number, r: number, a: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${a}) scale(${r / 10})" d="M-9-3-4-9 4-8 10-2 7 6 0 10-8 6z"/>`;

const BASES: Readonly<Record<string, string>> = {
  odessa_field: `<g class="ae-b-fill">${rock(-8, -6, 10, 10)}${rock(10, -10, 6, 40)}${rock(9, 8, 9, 80)}${rock(-9, 13, 5, 20)}${rock(0, -19, 4, 0)}${rock(-19, 6, 3.4, 0)}</g><g class="ae-b-line"><path d="M-12-8l3 4M-6-11l4 3M7 5l3 5M12 4l2 3"/></g>`,
  kestrel_yards:
    '<g class="ae-b-line ae-b-thick"><path d="M0-21V20M-12-13Q0-21 12-13M-15-4Q0-13 15-4M-16 5Q0-4 16 5M-14 14Q0 6 14 14"/></g><g class="ae-b-fill"><path d="M0-24 4-17h-8zM-5 17h10l2 5h-14z"/></g>',
  meridian_exchange:
    '<g class="ae-b-line ae-b-thick"><circle r="14"/><path d="M-14 0h28M0-14c6 4 6 24 0 28M0-14c-6 4-6 24 0 28"/></g><g class="ae-b-fill"><path d="M-22-6l4-8 5 7zM22 6l-4 8-5-7z"/></g><g class="ae-b-line ae-b-thick"><path d="M-18-9A20 20 0 0 1 10-17.4M18 9A20 20 0 0 1-10 17.4"/></g>',
  halcyon_drydock:
    '<g class="ae-b-fill"><path d="M-18-14h8V9Q0 16 10 9v-23h8v25Q0 26-18 11z"/></g><g class="ae-b-line ae-b-thick"><path d="M0-20 5-12V3Q0 7-5 3v-15zM-10-6h5M5-6h5M-10 2h5M5 2h5"/></g>',
  bastion_academy:
    '<g class="ae-b-fill"><path d="M0-22 5-14 15-16 15.6-6 23 0 15.6 6 15 16 5 14 0 22-5 14-15 16-15.6 6-23 0-15.6-6-15-16-5-14z"/></g><g class="ae-b-cut"><path d="M-9-5Q-4-8 0-5 4-8 9-5V7Q4 4 0 7-4 4-9 7zM0-5V7"/></g>',
  charter_beacon:
    '<g class="ae-b-beam"><path d="M3-12 25-22V-3zM-3-12-25-22V-3z"/></g><g class="ae-b-fill"><path d="M-6 21-4-6h8l2 27zM-5-16h10v8H-5zM0-22l6 5H-6z"/></g><g class="ae-b-cut"><path d="M-4 3h8M-5 11H5"/></g>',
};

/** Radius about 34 round 0, 0. */
export function base(id: string): string {
  const docks = around(
    4,
    () =>
      '<path d="M-5-28.4v-5.4h10v5.4" transform="rotate(45)" fill="var(--base-fill)" stroke="var(--gold)" stroke-width="2"/>',
  );
  return `<circle r="29" fill="var(--base-fill)" stroke="var(--gold)" stroke-width="2"/><circle r="25.4" fill="none" stroke="var(--gold)" stroke-width=".8"/>${docks}${BASES[id] ?? ''}`;
}

/** The Underdark Gate: hexagons in hexagons, each turned a little further. `side` is that of the region. */
export function gate(side: number): string {
  const [a, b] = [side * 0.9, side * 0.9 * 0.866];
  const hexagon = `M0-${a}L${b}-${a / 2}V${a / 2}L0 ${a}L${-b} ${a / 2}V-${a / 2}z`;
  const rings = Array.from(
    { length: 11 },
    (_, i) =>
      `<path d="${hexagon}" transform="rotate(${i * 7.5}) scale(${(1 - i * 0.088) * 0.98})" class="ae-gate ae-g${i % 2}" stroke-opacity="${0.28 + i * 0.06}"/>`,
  );
  return `${rings.join('')}<circle r="${side * 0.09}" fill="var(--gold)"/>`;
}

/** A quasar: a disc seen from the side, with two jets. No ship goes there. */
export const QUASAR = `<g stroke-linecap="round"><path d="M0-36V36" stroke="#CFE9FF" stroke-width="7" opacity=".35"/><path d="M0-38V38" stroke="#F4FCFF" stroke-width="2.4"/><g transform="rotate(-16)"><ellipse rx="36" ry="11" fill="none" stroke="#D8B863" stroke-width="2" opacity=".7"/><ellipse rx="29" ry="8" fill="none" stroke="#F3C57A" stroke-width="3"/><ellipse rx="20" ry="5" fill="none" stroke="#FFE7B8" stroke-width="3"/></g><circle r="8" fill="#FFFDF2"/><circle r="13" fill="#FFFDF2" opacity=".25"/></g>`;

/** A vortex: three arms that wind inward. The two of them are next to each other. */
export const VORTEX = `<g fill="none" stroke-linecap="round"><circle r="30" fill="#0A0618" opacity=".55"/>${around(3, () => '<path d="M30 0C26 20 6 28-8 18-18 10-14-6-2-7 5-7 8-2 6 3" stroke="#8FD6CE" stroke-width="2.6"/>')}${around(3, () => '<path d="M34-8C34 16 12 34-8 26" stroke="#B79CFF" stroke-width="1.4" opacity=".8" transform="rotate(36)"/>')}<circle r="3.4" fill="#F4FCFF"/></g>`;
