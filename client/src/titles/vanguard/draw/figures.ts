import { SECTIONS, type SectionName } from './glyphs';

const K = '#10141f';

const TOOLS: Readonly<Record<SectionName, { readonly back: string; readonly front: string }>> = {
  security: {
    back: '',
    front: `<path d="M4 15.5h10v17l-5 4-5-4Z" fill="#DAD3C3" stroke="${K}" stroke-width="1.6"/><path d="M9 19v12" stroke="${K}" stroke-width="1.6"/>`,
  },
  recon: {
    back: '',
    front: `<path d="M33.5 5L31.5 42" stroke="${K}" stroke-width="4" stroke-linecap="round"/><path d="M33.5 5L31.5 42" stroke="#DAD3C3" stroke-width="2" stroke-linecap="round"/><path d="M33.3 6l-7.8 2.5 7.4 3.5Z" fill="#DAD3C3" stroke="${K}" stroke-width="1.3"/>`,
  },
  science: {
    back: '',
    front: `<path d="M28 22l6-3" stroke="${K}" stroke-width="5" stroke-linecap="round"/><path d="M31.5 13.5h6v8h-6Z" fill="#DAD3C3" stroke="${K}" stroke-width="1.5"/><path d="M33.2 16h2.6" stroke="#0B6E66" stroke-width="1.6"/><path d="M2.5 29h9.5v8H2.5Z" fill="#DAD3C3" stroke="${K}" stroke-width="1.5"/><path d="M5.5 29v-2h3.5v2" fill="none" stroke="${K}" stroke-width="1.5"/>`,
  },
  engineering: {
    back: `<path d="M27 18c8-2 11-8 7-14l-6-1" fill="none" stroke="${K}" stroke-width="4.6" stroke-linejoin="round"/><path d="M27 18c8-2 11-8 7-14l-6-1" fill="none" stroke="#DAD3C3" stroke-width="2.2" stroke-linejoin="round"/><path d="M28 0l-4.5 2.5L28 6Z" fill="#FFC45E" stroke="${K}" stroke-width="1.3"/>`,
    front: `<path d="M3 28l6-2 2.5 9.5-6 1.5Z" fill="#DAD3C3" stroke="${K}" stroke-width="1.5"/>`,
  },
};

const suit = (s: SectionName): string => `${TOOLS[s].back}
  <path d="M10.5 17.5h19v15h-19Z" fill="#3A4356" stroke="${K}" stroke-width="1.6" stroke-linejoin="round"/>
  <path d="M14.5 31l-2 14h6.5l1-9 1 9h6.5l-2-14Z" fill="#DAD3C3" stroke="${K}" stroke-width="1.6" stroke-linejoin="round"/>
  <path d="M14 17c-4 1-5.5 5-6.5 11l4 1.5L14 24M26 17c4 1 5.5 5 6.5 11l-4 1.5L26 24" fill="var(--sec-${s})" stroke="${K}" stroke-width="1.6" stroke-linejoin="round"/>
  <path d="M13 18c0-2 2-3 7-3s7 1 7 3l-.8 16H13.8Z" fill="var(--sec-${s})" stroke="${K}" stroke-width="1.6" stroke-linejoin="round"/>
  <path d="M16.5 23.5h7v5h-7Z" fill="#F2EFE6" stroke="${K}" stroke-width="1.2"/>
  <circle cx="20" cy="9.5" r="8.3" fill="#F2EFE6" stroke="${K}" stroke-width="1.6"/>
  <path d="M14.3 9.5c0-3 2.2-4.3 5.7-4.3s5.7 1.3 5.7 4.3-2.2 4.3-5.7 4.3-5.7-1.3-5.7-4.3Z" fill="#1B3550" stroke="${K}" stroke-width="1.2"/><path d="M16.5 8.5c.8-1.3 2-1.7 3.5-1.7" fill="none" stroke="#9FD3E0" stroke-width="1.3" stroke-linecap="round"/>
  ${TOOLS[s].front}`;

export function miniature(section: SectionName): string {
  const { shape, mark } = SECTIONS[section];
  const rim = `<path d="${shape}" fill="${K}" stroke="${K}" stroke-width="3.5" stroke-linejoin="round"/>`;
  const badge = `<path d="${shape}" fill="var(--sec-${section})"/><path d="${mark}" fill="none" stroke="${K}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
  const shadow = '<ellipse cx="20" cy="56" rx="17" ry="5" fill="#000" opacity=".35"/>';
  return `${shadow}${suit(section)}<g transform="translate(8 38.5)">${rim}${badge}</g>`;
}

export const STRIDER = `
  <path d="M27 26L7 13 1 62l3.5 1.5L11.5 24l13 12Z" fill="#8FB9C9" stroke="${K}" stroke-width="1.6" stroke-linejoin="round"/>
  <path d="M7 13l4.5 11 13 12 2.5-10Z" fill="#DDF0F4" stroke="${K}" stroke-width="1.2" stroke-linejoin="round"/>
  <path d="M44 27l15-18 6 67-3.8 1L56 25l-9 13Z" fill="#8FB9C9" stroke="${K}" stroke-width="1.6" stroke-linejoin="round"/>
  <path d="M59 9l-3 16-9 13-3-11Z" fill="#DDF0F4" stroke="${K}" stroke-width="1.2" stroke-linejoin="round"/>
  <path d="M33 40l9 15-9 24 3.5 1.5L47.5 55 40 38Z" fill="#A9CDD9" stroke="${K}" stroke-width="1.6" stroke-linejoin="round"/>
  <path d="M37 2l14 13-3 18-11 9-12-6-5-18Z" fill="#7FAFC2" stroke="${K}" stroke-width="1.8" stroke-linejoin="round"/>
  <path d="M37 2l14 13-15 6-16-3Z" fill="#C6E3EA" stroke="${K}" stroke-width="1.2" stroke-linejoin="round"/><path d="M36 21l1 21 11-9 3-18Z" fill="#5C8EA6" stroke="${K}" stroke-width="1.2" stroke-linejoin="round"/>
  <path d="M24 26.5l10.5-2.5 1 7-5 3Z" fill="${K}"/><path d="M30 26l1.300 6" stroke="#FF9A7A" stroke-width="2.8" stroke-linecap="round"/>`;

const CRAFT = `
  <path d="M22 44L8 58M70 44l14 14M38 46l-4 12M54 46l4 12" stroke="${K}" stroke-width="5" stroke-linecap="round"/><path d="M22 44L8 58M70 44l14 14M38 46l-4 12M54 46l4 12" stroke="#B9B2A2" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M2 59h13M77 59h13M29 59h10M53 59h10" stroke="${K}" stroke-width="4" stroke-linecap="round"/><path d="M2 59h13M77 59h13M29 59h10M53 59h10" stroke="#8F96A8" stroke-width="2" stroke-linecap="round"/>
  <path d="M12 34c0-12 12-22 32-24 22-2 36 10 36 22v8c0 4-3 7-8 7H20c-5 0-8-3-8-7Z" fill="#DAD3C3" stroke="${K}" stroke-width="2"/>
  <path d="M12 36h68v4c0 4-3 7-8 7H20c-5 0-8-3-8-7Z" fill="#9A937F"/>
  <path d="M56 12.5c11 2 19 8 21 16H60c-3 0-5-2-5-5Z" fill="#1B3550" stroke="${K}" stroke-width="1.6"/><path d="M61 16.5c5 1.5 8.5 4 11 8" fill="none" stroke="#9FD3E0" stroke-width="2" stroke-linecap="round"/>
  <path d="M34 22h12v14H34Z" fill="#B9B2A2" stroke="${K}" stroke-width="1.6"/><path d="M40 22v14" stroke="${K}" stroke-width="1.2"/>
  <path d="M18 26h10v6H18Z" fill="var(--accent)" stroke="${K}" stroke-width="1.4"/>
  <path d="M30 10.5L27 2M27 2l-3 1" stroke="${K}" stroke-width="2" stroke-linecap="round"/>
  <path d="M12 36h68" stroke="${K}" stroke-width="1.4"/>`;

export const LANDER = `<ellipse cx="46" cy="59" rx="46" ry="5" fill="#000" opacity=".3"/>${CRAFT}`;

export const LANDER_LINES = `<g fill="none" stroke="var(--readout)" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"><path d="M12 34c0-12 12-22 32-24 22-2 36 10 36 22v8c0 4-3 7-8 7H20c-5 0-8-3-8-7ZM12 36h68M56 12.5c11 2 19 8 21 16H60c-3 0-5-2-5-5ZM34 22h12v14H34ZM40 22v14M18 26h10v6H18ZM30 10.5L27 2l-3 1"/><path d="M22 47L9 58M70 47l13 11M38 47l-3 11M54 47l3 11M2 59h14M76 59h14M28 59h12M52 59h12"/></g><path d="M61 17c5 1.5 8 3.5 10 7M44 42h28M18 42h12" stroke="var(--readout)" stroke-opacity=".5" stroke-width="1.2" fill="none" stroke-linecap="round"/><path d="M0 62h92" stroke="var(--readout)" stroke-opacity=".35" stroke-dasharray="2 4"/>`;
