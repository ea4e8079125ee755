/** Portraits: a head with one of several looks, in the colours of its section. */
import type { SectionName } from './glyphs';

const K = '#10141f';

interface Look {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly back?: string;
  readonly top: string;
  readonly extra?: string;
  readonly beard?: true;
}

const LOOKS: readonly Look[] = [
  {
    skin: '#7A4A32',
    shade: '#5E3726',
    hair: '#15161B',
    top: `<path d="M20.5 25c-1-10 4.5-15.5 11.5-15.5S44.5 15 43.5 25l-1.5-4c-2.5-2.5-4-4-10-4s-7.5 1.5-10 4Z" fill="#15161B"/>`,
    extra: `<path d="M38.5 24.5l3 5" stroke="#C98E6F" stroke-width="1.3"/>`,
  },
  {
    skin: '#E3B591',
    shade: '#C8946E',
    hair: '#C9A15B',
    top: `<path d="M20.3 23c-.8-9 4.7-14.5 11.7-14.5S44.5 14 43.7 23c-3-2.8-7-4-11.7-4s-8.7 1.2-11.7 4Z" fill="#4C5F73"/><path d="M20 22.5c7-4.2 17-4.2 24 0v2.3c-7-4-17-4-24 0Z" fill="#33424F"/><g fill="#2A3542" stroke="#10141F" stroke-width="1.2"><circle cx="27" cy="15.5" r="4"/><circle cx="37" cy="15.5" r="4"/></g><path d="M25.5 14.5l2-1.5M35.5 14.5l2-1.5" stroke="#9FC3D6" stroke-width="1.3"/>`,
    extra: `<path d="M21.5 28.5c.5 8 4 13 10.5 13s10-5 10.5-13c-1.5 3-3.5 4.5-5.5 4.5-1.5-1.5-8.5-1.5-10 0-2 0-4-1.5-5.5-4.5Z" fill="#C9A15B"/><path d="M29 35.5h6" stroke="#7B4E38" stroke-width="1.4"/>`,
    beard: true,
  },
  {
    skin: '#C98F6B',
    shade: '#A87152',
    hair: '#2B1D1A',
    back: `<path d="M17.5 36c-2-16 3-27 14.5-27s16.5 11 14.5 27c-2 1.5-5 1.5-7 0H24.5c-2 1.5-5 1.5-7 0Z" fill="#2B1D1A"/>`,
    top: `<path d="M20 27c-.5-9 4-15.5 12-15.5S44.5 18 44 27c-3-1-6-4-7.5-7.5C33 23.5 26 25.5 20 27Z" fill="#2B1D1A"/>`,
    extra: `<g fill="rgba(255,255,255,.16)" stroke="#10141F" stroke-width="1.4"><circle cx="27" cy="28.3" r="3.7"/><circle cx="37" cy="28.3" r="3.7"/></g><path d="M30.7 28.3h2.6" stroke="#10141F" stroke-width="1.4"/>`,
  },
  {
    skin: '#F0C9A8',
    shade: '#D6A27E',
    hair: '#A8482A',
    back: `<path d="M40 12c5-4 10 0 8 5s-7 4-9 2Z" fill="#A8482A"/><path d="M19 30c-1.5-12 4-20.5 13-20.5S46.5 18 45 30l-2 3H21Z" fill="#A8482A"/>`,
    top: `<path d="M20.5 26c-1-9 4-15.5 11.5-15.5S44.5 17 43.5 26c-1.5-4-4-7-7-8.5-4 3.5-10 5-16 8.5Z" fill="#A8482A"/>`,
    extra: `<path d="M19.5 27c-1.5-12 4-18 12.5-18s14 6 12.5 18" fill="none" stroke="#E8DF75" stroke-width="2"/><rect x="17.5" y="25" width="5" height="8" rx="2" fill="#3A4768" stroke="#10141F"/><path d="M20 33c1 4 4 5.5 7.5 5.5" fill="none" stroke="#3A4768" stroke-width="1.6"/>`,
  },
];

/** The head and shoulders of a crew member, 64 by 64. Everybody of a crew looks the same each time. */
export function portrait(crew: string, section: SectionName): string {
  const number = [...crew].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0);
  const f = LOOKS[number % LOOKS.length] ?? LOOKS[0]!;
  const skin = LOOKS[(number >> 2) % LOOKS.length] ?? f;
  return `<rect width="64" height="64" fill="#26314B"/><path d="M0 64V40L14 26l12 16 10-20 14 20 14-12V64Z" fill="#33405F"/><path d="M0 14h64M0 24h64" stroke="#33405F" stroke-width="1"/>
  ${f.back ?? ''}
  <path d="M27 36h10v11H27Z" fill="${skin.shade}"/>
  <path d="M32 14.5c7 0 10.5 5.5 10.5 12S38.5 41 32 41s-10.5-8-10.5-14.5S25 14.5 32 14.5Z" fill="${skin.skin}"/>
  <path d="M32 14.5c7 0 10.5 5.5 10.5 12S38.5 41 32 41c4-3 5.5-8 5.5-14 0-5-1.5-10-5.5-12.5Z" fill="${skin.shade}" opacity=".55"/>
  <g fill="${K}"><ellipse cx="27" cy="28.3" rx="1.3" ry="1.7"/><ellipse cx="37" cy="28.3" rx="1.3" ry="1.7"/></g>
  <path d="M24.5 24.8l4.5-.7M35 24.1l4.5.7" stroke="${f.hair}" stroke-width="1.7" stroke-linecap="round"/>
  <path d="M32 28.5l-1.3 4.5h2" fill="none" stroke="${skin.shade}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>
  ${f.beard ? '' : `<path d="M29 36.6c2 .9 4 .9 6 0" fill="none" stroke="#5A2D22" stroke-width="1.5" stroke-linecap="round"/>`}
  ${f.top}${f.extra ?? ''}
  <path d="M8 64c0-11 7-16 15-17.5 2 5 16 5 18 0C49 48 56 53 56 64Z" fill="#DAD3C3"/>
  <path d="M8 64c0-11 7-16 15-17.5l1 2L18 64ZM56 64c0-11-7-16-15-17.5l-1 2L46 64Z" fill="var(--sec-${section})"/>
  <path d="M22 46c1.5 6 18.5 6 20 0l2.5 1.5C43 56 21 56 19.5 47.5Z" fill="#8F96A8" stroke="${K}" stroke-width="1"/>`;
}
