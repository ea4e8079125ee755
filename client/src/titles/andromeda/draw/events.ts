/** Event cards: a sky for each deck, and in it the sign of what happens. */
import type { PrintedEvent } from '../printed';
import { glyph, type Glyph } from './glyphs';
import { around, stars } from './turning';

const SKIES: Readonly<Record<PrintedEvent['deck'], string>> = {
  dawn: `<rect width="240" height="110" fill="#2b1a4d"/><path d="M0 84Q120 44 240 84V110H0z" fill="#6b3a6e"/><g transform="translate(120 78)"><circle r="44" fill="#f3b562" opacity=".28"/><circle r="31" fill="#f7c873"/>${around(18, (i) => `<path d="M0-38v-${i % 2 ? 9 : 18}" stroke="#f7c873" stroke-width="2.4" stroke-linecap="round"/>`)}</g><path d="M0 92Q120 62 240 92V110H0z" fill="#1b1233"/>`,
  twilight: `<rect width="240" height="110" fill="#141a3c"/><g transform="translate(120 56)"><circle r="47" fill="#e07a5f" opacity=".22"/><circle r="38" fill="#e07a5f"/><circle cx="9" cy="-5" r="37" fill="#141a3c"/></g><g fill="none" stroke="#e0a08e" opacity=".6"><path d="M0 96Q120 76 240 96M0 104Q120 88 240 104"/></g>`,
  shadows: `<rect width="240" height="110" fill="#07040f"/><g transform="translate(120 56)" fill="none">${Array.from({ length: 6 }, (_, i) => `<path d="M0-52 45-26V26L0 52-45 26V-26z" transform="rotate(${i * 9}) scale(${1 - i * 0.13})" stroke="${i % 2 ? '#b79cff' : '#d8b863'}" stroke-width="1.6" opacity="${0.35 + i * 0.1}"/>`).join('')}</g>`,
};
/** A night sky in both themes. */
const STARS = stars(0, 0, 240, 80, 34, 5).replace('var(--star)', '#f4eedc');

/** 240 wide and 110 high, from 0, 0. */
export function eventArt(deck: PrintedEvent['deck'], sign: Glyph): string {
  const badge = `<g transform="translate(120 57)"><circle r="25" fill="#0c0818" stroke="#d8b863" stroke-width="2"/><circle r="21" fill="none" stroke="#d8b863" stroke-width=".8"/>${glyph(sign, 0, 0, 28, '#f1e6c8', 1.8)}</g>`;
  return `${SKIES[deck]}${STARS}${badge}`;
}
