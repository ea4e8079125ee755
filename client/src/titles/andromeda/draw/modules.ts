/** Modules as they look from outside: a deck of the station with three structures of its type on it, which ones the name
 *  of the module decides. Each stands on 0, 0, about 26 wide and at most 30 high. */
import type { PrintedModule } from '../printed';
import { scatter } from './turning';

type Type = PrintedModule['type'];

const STRUCTURES: Readonly<Record<Type, readonly string[]>> = {
  science: [
    '<path d="M-2 0v-12h4V0zM-12-26Q0-6 12-26 6-10 0-10-6-10-12-26z"/><path d="M0-12v-14"/><circle cy="-27" r="2"/>',
    '<path d="M-12 0v-7A12 12 0 0 1 12-7V0z"/><path d="M3-18 9-27M-12-7h24"/>',
    '<path d="M-9 0v-16h18V0z"/><path d="M-9-16Q0-28 9-16M-5-11h10M-5-6h10"/>',
    '<path d="M-2.4 0v-26h4.8V0z"/><path d="M-9-21H9M-6.4-15H6.4M-4-9h8"/><circle cy="-28" r="2"/>',
    '<ellipse cy="-14" rx="12" ry="4.6"/><ellipse cy="-14" rx="4.6" ry="12"/><path d="M-6 0 0-8 6 0z"/>',
  ],
  industry: [
    '<path d="M-12 0v-12l8-5v5l8-5v5l8-5V0z"/><path d="M-8-5h3M-1-5h3M6-5h3"/>',
    '<path d="M-8 0-6-24H0L2 0zM4 0l1-16h5L12 0z"/><path d="M-5-27q3-3 6 0M5-19q3-3 6 0"/>',
    '<path d="M-11 0v-26h4V0z"/><path d="M-13-26H12v4H-7M8-22v7M8-15l-3 4h6z"/>',
    '<circle cy="-12" r="11"/><circle cy="-12" r="4"/><path d="M0-23v6M0-7v6M-11-12h6M5-12h6M-8 0H8"/>',
    '<rect x="-12" y="-17" width="24" height="17" rx="2"/><path d="M-12-9h24M-6-17v-6h12v6M-7-4h4M3-4h4"/>',
  ],
  commerce: [
    '<rect x="-13" y="-9" width="12" height="9"/><rect x="1" y="-9" width="12" height="9"/><rect x="-6" y="-18" width="12" height="9"/><path d="M-9-9v9M5-9v9M-2-18v9"/>',
    '<circle cy="-14" r="11"/><path d="M4-18a6 6 0 1 0 0 8M0-25v4M0-7v4M-7 0H7"/>',
    '<path d="M-12 0v-14h24V0z"/><path d="M-14-14-10-21h20l4 7zM-6-14v-7M0-14v-7M6-14v-7M-3 0v-8h6v8"/>',
    '<path d="M0 0v-24M-11-20h22M-11-20l-3 8h7zM11-20l-4 8h7zM-6 0H6"/>',
    '<path d="M-10 0v-10l10-6 10 6V0z"/><path d="M-14-22h28M-10-22v6M10-22v6M-4 0v-6h8v6"/>',
  ],
  civilization: [
    '<path d="M-13 0v-4A13 13 0 0 1 13-4V0z"/><path d="M-5 0v-5M0 0v-8M5 0v-5M-5-5l-2-3M0-8l3-4M5-5l2-3"/>',
    '<path d="M-12 0v-12h5v-8h6v-6h6v10h7V0z"/><path d="M-9-7v3M-4-15v5M2-21v8M8-11v5"/>',
    '<path d="M-12-16 0-24l12 8v3h-24zM-13 0h26v-3h-26z"/><path d="M-8-13v10M-3-13v10M3-13v10M8-13v10"/>',
    '<path d="M-3 0v-13h6V0z"/><circle cy="-19" r="7"/><path d="M-9-19h18M0-26v14M-8 0h16"/>',
    '<path d="M-11 0v-9a5.5 5.5 0 0 1 11 0V0zM0 0v-16a5.5 5.5 0 0 1 11 0V0z"/><path d="M-7 0v-6M4 0v-11M7 0v-11"/>',
  ],
};

const DECK =
  '<path d="M1 38H99M1 43H99" /><path d="M1 43 9 38 17 43 25 38 33 43 41 38 49 43 57 38 65 43 73 38 81 43 89 38 97 43"/>';
const CRACK =
  '<path d="M36 4 44 16 37 20 48 34 42 43M74 10 68 20 76 26 70 40" stroke="var(--bad)" stroke-width="2.2" fill="none"/>';

/** 100 wide and 44 high, from 0, 0; its colour is that of the text. What is damaged is cracked, and a structure has
 *  fallen over. */
export function moduleArt(type: Type, id: string, hurt = false): string {
  const next = scatter([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const left = [...STRUCTURES[type]];
  const drawn = [19, 50, 81].map((x, place) => {
    const [shape = ''] = left.splice(Math.floor(next() * left.length), 1);
    const fallen = hurt && place === 1 ? ' rotate(64) scale(.86)' : '';
    return `<g transform="translate(${x} 38)${fallen} scale(${next() > 0.5 ? 1 : -1} 1)">${shape}</g>`;
  });
  return `<g fill="color-mix(in srgb, currentColor 22%, transparent)" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${DECK}${drawn.join('')}</g>${hurt ? CRACK : ''}`;
}
