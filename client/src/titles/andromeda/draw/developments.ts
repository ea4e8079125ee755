/** Developments: an ivory building on the plinth of its owner; a dotted ghost where one may be built. */
import { fillOf, shapeOf, type Coat } from './seats';

const BUILDINGS: Readonly<Record<string, string>> = {
  observatory: '<path d="M-11 2h22v-5A11 11 0 0 0 4-13L8-20 5-21.4.6-13.9A11 11 0 0 0-11-3z"/>',
  factory: '<path d="M-12 2h24v-9l-7 4v-4l-7 4v-15h-5V-3h-5z"/><path d="M-1-20h4v7h-4z"/>',
  obelisk: '<path d="M-4.4 2-3-17 0-22.6 3-17 4.4 2zM-9 2h18v-3h-18z"/>',
  spaceport: '<path d="M-12 2h24v-4h-24zM-9-2-5-9h10l4 7zM-1.4-9v-12h2.8v12zM-8.5-15h17v2.6h-17z"/>',
  city: '<path d="M-12 2v-11h5V-17h6v-5h5v9h4v6h4V2z"/>',
};
const LINES: Readonly<Record<string, string>> = {
  observatory: '<path d="M-11-2h22"/>',
  factory: '<path d="M-9-1h2M-3-1h2M3-1h2"/>',
  obelisk: '<path d="M0-14V-4"/>',
  spaceport: '<path d="M-6-5h12"/>',
  city: '<path d="M-9-6v5M-4-13v9M2-17v14M7-9v6"/>',
};

export function development(id: string, coat: Coat, collapsed = false): string {
  const building = BUILDINGS[id] ?? '';
  const plinth = `<rect x="-14" y="2" width="28" height="12" rx="2.5" fill="${fillOf(coat)}"/>`;
  const owner = `<g fill="#120D22">${shapeOf(coat, 0, 8, 4.2)}</g>`;
  // What has collapsed lies on its side behind the plinth, until it is rebuilt.
  const stands = collapsed
    ? `<g transform="translate(0 2) rotate(78) scale(.8)" fill="#8d8376" stroke="var(--piece)" stroke-width="2" stroke-linejoin="round">${building}</g>`
    : `<g fill="#F6ECCF" stroke="var(--piece)" stroke-width="4" stroke-linejoin="round">${building}</g><g fill="#F6ECCF">${building}</g><g fill="none" stroke="#4B3D63" stroke-width="1.5" stroke-linecap="round">${LINES[id] ?? ''}</g>`;
  return `${stands}<g stroke="var(--piece)" stroke-width="4" paint-order="stroke">${plinth}</g>${owner}`;
}

/** Where one may still come: its outline, over as many dots as leaders are needed. */
export function site(id: string, leaders: number): string {
  const dots = Array.from(
    { length: leaders },
    (_, i) => `<circle cx="${(i - (leaders - 1) / 2) * 7}" cy="9" r="2.3"/>`,
  );
  return `<g fill="none" stroke="var(--gold)" stroke-width="1.4" stroke-dasharray="2.6 2.2" stroke-linejoin="round">${BUILDINGS[id] ?? ''}</g><g fill="var(--gold)">${dots.join('')}</g>`;
}
