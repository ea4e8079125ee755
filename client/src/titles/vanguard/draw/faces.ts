/** Portraits: a head put together from parts, in the colours of its section. Files of a campaign say what somebody looks
 *  like (`look = ["woman", "olive", "bun", "grey", "glasses"]`); what they do not say comes from the id, so that everybody
 *  looks the same each time. */
import type { SectionName } from './glyphs';

const K = '#10141f';

/** Skin and its shade, from pale to dark. */
const SKINS = {
  pale: ['#F3D3BA', '#D9AE90'],
  fair: ['#E8BE9C', '#CB9873'],
  olive: ['#D3A27A', '#B37F59'],
  tan: ['#BE8860', '#9A6845'],
  brown: ['#955F41', '#74462D'],
  dark: ['#6B422E', '#4F2E1F'],
} as const;
const TINTS = {
  black: '#17181D',
  chestnut: '#3A2620',
  hazel: '#6A4630',
  blond: '#CFA961',
  red: '#A8482A',
  grey: '#9A9AA0',
  white: '#E4E1DA',
} as const;

type Skin = keyof typeof SKINS;
type Tint = keyof typeof TINTS;
type Part = (hair: string, section: SectionName) => { readonly back?: string; readonly top: string };

const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const CROWN =
  'M20.500 25c-1-10 4.500-15.500 11.500-15.500S44.500 15 43.500 25l-1.500-4c-2.500-2.500-4-4-10-4s-7.500 1.500-10 4Z';
const FALL = 'M17.500 38c-2-18 3-29 14.500-29s16.500 11 14.500 29c-2 2-5 2-7 0H24.500c-2 2-5 2-7 0Z';
const PARTED = 'M20 27c-.5-9 4-15.500 12-15.500S44.500 18 44 27c-3-1-6-4-7.500-7.500C33 23.500 26 25.500 20 27Z';
const curls = (points: readonly (readonly [number, number, number])[], hair: string): string =>
  points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`).join('');

const HAIR: Readonly<Record<string, Part>> = {
  bald: () => ({ top: line('M26 15c2-2 4-2.500 6-2.500', '#ffffff66', 1.6) }),
  thinning: (hair) => ({
    top:
      fill('M20.500 28c-1.500-5-1-9 2-12-.5 4 0 7-.5 10ZM43.500 28c1.500-5 1-9-2-12 .5 4 0 7 .5 10Z', hair) +
      line('M25 14c4-2.500 10-2.500 14 0M27 12c3-1.500 7-1.500 10 0', hair, 1.1),
  }),
  crop: (hair) => ({ top: fill(CROWN, hair) }),
  shaved: (hair) => ({
    top: `<g opacity=".55">${fill('M21 22c0-8 5-12 11-12s11 4 11 12c-3-4-6-5-11-5s-8 1-11 5Z', hair)}</g>`,
  }),
  parted: (hair) => ({ top: fill(PARTED, hair) }),
  quiff: (hair) => ({
    top: fill(
      'M20.500 25c-1.500-8 1-13 6-15 4-4 15-3 17 4 1 4 .5 8 0 11-1.500-4-3-6-5-7-6 1-12 1-15-1-1.500 2-2.500 4-3 8Z',
      hair,
    ),
  }),
  curly: (hair) => ({
    top: curls(
      [
        [22, 20, 4.5],
        [26, 14, 5],
        [32, 11.5, 5.5],
        [38, 14, 5],
        [42, 20, 4.5],
        [20.5, 25, 3],
        [43.5, 25, 3],
        [29, 16, 4],
        [35, 16, 4],
      ],
      hair,
    ),
  }),
  mane: (hair) => ({
    back: curls(
      [
        [18, 26, 6],
        [17, 33, 6],
        [20, 39, 5],
        [46, 26, 6],
        [47, 33, 6],
        [44, 39, 5],
        [22, 16, 6],
        [42, 16, 6],
        [32, 11, 8],
      ],
      hair,
    ),
    top: curls(
      [
        [24, 17, 4.5],
        [29, 14, 4.5],
        [35, 14, 4.5],
        [40, 17, 4.5],
      ],
      hair,
    ),
  }),
  afro: (hair) => ({
    back: `<circle cx="32" cy="20" r="17" fill="${hair}"/>`,
    top: fill('M20 24c0-9 5-13 12-13s12 4 12 13c-2-4-5-6-12-6s-10 2-12 6Z', hair),
  }),
  bun: (hair) => ({
    back: `<circle cx="32" cy="8" r="6" fill="${hair}" stroke="${K}" stroke-width=".8"/>${fill('M19 30c-1.500-12 4-20.500 13-20.500S46.500 18 45 30l-2 3H21Z', hair)}`,
    top: fill('M20.500 26c-1-9 4-15.500 11.500-15.500S44.500 17 43.500 26c-2-5-6-8-11.500-8s-9.500 3-11.500 8Z', hair),
  }),
  bob: (hair) => ({
    back: fill(FALL, hair),
    top: fill(
      'M20 27c-.5-9 4-15.500 12-15.500S44.500 18 44 27c-1-4-2-6-3-7.500-6 1-12 1-18 0-1 1.500-2 3.500-3 7.500Z',
      hair,
    ),
  }),
  long: (hair) => ({
    back: fill('M17 48c-3-22 0-39 15-39s18 17 15 39c-3 1.500-6 1-8 0H25c-2 1-5 1.500-8 0Z', hair),
    top: fill(PARTED, hair),
  }),
  ponytail: (hair) => ({
    back:
      fill('M42 14c8-2 11 6 8 16-1 5-4 8-6 8 2-7 1-13-2-18Z', hair) +
      fill('M19 28c-1-11 4-18.500 13-18.500S46 17 45 28Z', hair),
    top: fill(
      'M20.500 26c-1-9 4-15.500 11.500-15.500S44.500 17 43.500 26c-1.500-4-4-7-7-8.500-4 3.500-10 5-16 8.500Z',
      hair,
    ),
  }),
  braids: (hair) => ({
    back:
      line('M20 24c-3 8-3 16-2 24M44 24c3 8 3 16 2 24', hair, 5) +
      line('M17.500 32h3M17 38h3M17 44h3M43.500 32h3M44 38h3M44 44h3', '#ffffff40', 1.2),
    top: fill('M20 27c-.5-9 4-15.500 12-15.500S44.500 18 44 27c-3-2-8-5-12-10-4 5-9 8-12 10Z', hair),
  }),
  rows: (hair) => ({
    top:
      fill(CROWN, hair) +
      line(
        'M25 19c0-4 1-7 3-9M29 17.500c0-3 .5-6 1.500-8M35 17.500c0-3-.5-6-1.500-8M39 19c0-4-1-7-3-9',
        '#ffffff3a',
        1,
      ),
  }),
  cap: (_, section) => ({
    top:
      fill('M20 23c-.8-9 4.700-14.500 12-14.500S44.800 14 44 23Z', `var(--sec-${section})`) +
      fill('M19 22.500c8-3 18-3 28 1l-1 2.500c-8-3-18-3-27-1Z', '#33405f'),
  }),
  beanie: () => ({
    top:
      fill('M20.300 23c-.8-9 4.700-15.500 11.700-15.500S44.500 14 43.700 23Z', '#4C5F73') +
      fill('M20 20.500c7-3 17-3 24 0v4.300c-7-3-17-3-24 0Z', '#33424F') +
      line('M26 10v9M32 8v10M38 10v9', '#5f7489', 1.2),
  }),
  hat: () => ({
    top:
      fill('M23 20c-1-9 3-13 9-13s10 4 9 13Z', '#8A6A43') +
      fill('M12 22c8-5 32-5 40 0-8 4.500-32 4.500-40 0Z', '#A5824F') +
      line('M23.500 18c5 2 12 2 17 0', '#4A3522', 2),
  }),
  goggles: (hair) => ({
    top:
      fill(CROWN, hair) +
      `<g fill="#2A3542" stroke="${K}" stroke-width="1.2"><circle cx="27" cy="16" r="4"/><circle cx="37" cy="16" r="4"/></g>${line('M20 20l3-3M44 20l-3-3M25.500 15l2-1.500M35.500 15l2-1.500', '#9FC3D6', 1.3)}`,
  }),
  headscarf: (_, section) => ({
    back: fill('M15 50c-3-24 3-43 17-43s20 19 17 43c-8 4-26 4-34 0Z', `var(--sec-${section})`),
    top:
      `<path d="M32 7c-10 0-16 8-15 22 1 8 5 16 15 18 10-2 14-10 15-18 1-14-5-22-15-22Zm0 9c6 0 9.500 5 9.500 11.500S38 40.500 32 40.500 22.500 34 22.500 27.500 26 16 32 16Z" fill="var(--sec-${section})" fill-rule="evenodd"/>` +
      line('M20 14c2-3 6-5 12-5M19 34c2 6 6 10 13 12', '#00000030', 1.4),
  }),
  wrap: (_, section) => ({
    top:
      fill('M19 22C17 10 24 4 33 4s15 6 12 18c-4-4-9-5-13-5s-9 1-13 5Z', `var(--sec-${section})`) +
      line('M20 17c8-5 16-6 24-9M20 21c7-6 16-7 24-7', '#00000038', 1.4),
  }),
  turban: () => ({
    top:
      fill('M18 23C16 11 23 5 32 5s16 6 14 18c-5-4-9-5.500-14-5.500S23 19 18 23Z', '#E8E0CC') +
      line('M19 19c9-3 15-8 18-13M45 19c-9-3-15-7-19-12M26 17.500c4-1 8-1 12 0', '#B3A98E', 1.3),
  }),
};

const BEARDS: Readonly<Record<string, (hair: string, shade: string) => string>> = {
  stubble: (hair) =>
    `<g opacity=".35">${fill('M21.800 30c.5 7 4 11 10.200 11s9.700-4 10.200-11c-1.500 3-3.500 4-5.500 4-1.500-1-8-1-9.400 0-2 0-4-1-5.500-4Z', hair)}</g>`,
  beard: (hair) =>
    fill(
      'M21.500 28.500c.5 8 4 13 10.500 13s10-5 10.500-13c-1.500 3-3.500 4.500-5.500 4.500-1.500-1.500-8.500-1.500-10 0-2 0-4-1.500-5.500-4.500Z',
      hair,
    ) + line('M29 36h6', '#7B4E38', 1.4),
  longbeard: (hair) =>
    fill(
      'M21.500 28.500c-.5 12 3 20 10.500 22 7.500-2 11-10 10.500-22-1.500 3-3.500 4.500-5.500 4.500-1.500-1.500-8.500-1.500-10 0-2 0-4-1.500-5.500-4.500Z',
      hair,
    ) + line('M29 36h6', '#7B4E38', 1.4),
  moustache: (hair) =>
    fill(
      'M25.500 35.500c1-2.500 4-3.500 6.500-2 2.500-1.500 5.500-.5 6.500 2-2 .5-4 0-6.500-1-2.500 1-4.500 1.500-6.500 1Z',
      hair,
    ),
  goatee: (hair) =>
    fill('M28 37.500c0-3.500 2-4 4-4s4 .5 4 4c0 3-2 5-4 5s-4-2-4-5Z', hair) + line('M30 36h4', '#7B4E38', 1.2),
};

const EXTRAS: Readonly<Record<string, (shade: string) => string>> = {
  glasses: () =>
    `<g fill="rgba(255,255,255,.16)" stroke="${K}" stroke-width="1.4"><rect x="23" y="25.200" width="7.600" height="6" rx="1.800"/><rect x="33.400" y="25.200" width="7.600" height="6" rx="1.800"/></g>${line('M30.600 27.500h2.800', K, 1.4)}`,
  spectacles: () =>
    `<g fill="rgba(255,255,255,.16)" stroke="#C9A86A" stroke-width="1.4"><circle cx="27" cy="28.300" r="3.900"/><circle cx="37" cy="28.300" r="3.900"/></g>${line('M30.900 28.300h2.200', '#C9A86A', 1.4)}`,
  scar: () => line('M38.500 23l2.500 8', '#E8B9A0', 1.3),
  freckles: (shade) =>
    [
      [25, 32],
      [27.5, 33],
      [23.8, 30],
      [36.5, 33],
      [39, 32],
      [40.2, 30],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".7" fill="${shade}"/>`)
      .join(''),
  earring: () =>
    `<circle cx="21" cy="34" r="1.700" fill="none" stroke="#FFC45E" stroke-width="1.2"/><circle cx="43" cy="34" r="1.700" fill="none" stroke="#FFC45E" stroke-width="1.2"/>`,
  headset: () =>
    line('M19.500 27c-1.500-12 4-18 12.500-18s14 6 12.500 18', '#E8DF75', 2) +
    `<rect x="17.500" y="25" width="5" height="8" rx="2" fill="#3A4768" stroke="${K}"/>` +
    line('M20 33c1 4 4 5.500 7.500 5.500', '#3A4768', 1.6),
  plaster: () =>
    `<rect x="35" y="31" width="7" height="3" rx="1.500" fill="#F0DDC2" stroke="#C9AE8A" stroke-width=".6" transform="rotate(-18 38 32)"/>`,
};
const AGES = ['young', 'middle', 'old'] as const;
const SEXES = ['man', 'woman'] as const;

/** Every word that a look may have. */
export const LOOK_WORDS: readonly string[] = [
  ...SEXES,
  ...AGES,
  ...Object.keys(SKINS),
  ...Object.keys(TINTS),
  ...Object.keys(HAIR),
  ...Object.keys(BEARDS),
  ...Object.keys(EXTRAS),
];

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

/** The word of a kind that a look has, else one by the number. */
function pick<Word extends string>(look: readonly string[], words: readonly Word[], number: number): Word {
  return words.find((word) => look.includes(word)) ?? (words[number % words.length] as Word);
}

/** What somebody looks like, part by part, on a grid of 64. */
export interface Face {
  /** By which whatever nobody has said is chosen. */
  readonly number: number;
  readonly woman: boolean;
  readonly age: (typeof AGES)[number];
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly brow: string;
  /** Hair behind the head and over it. */
  readonly back: string;
  readonly top: string;
  readonly beard: string;
  readonly extras: string;
}

export function faceOf(crew: string, section: SectionName, look: readonly string[] = []): Face {
  const number = hash(crew);
  const woman = pick(look, SEXES, number) === 'woman';
  const age = pick(look, AGES, number >> 3);
  const [skin, shade] = SKINS[pick(look, Object.keys(SKINS) as Skin[], number >> 5)];
  const hair = TINTS[pick(look, Object.keys(TINTS) as Tint[], number >> 8)];
  const told = Object.keys(HAIR).filter((word) => look.includes(word));
  const style =
    told[0] ??
    pick([], woman ? ['bob', 'bun', 'long', 'curly'] : ['crop', 'parted', 'quiff', 'thinning'], number >> 11);
  const { back = '', top } = HAIR[style]?.(hair, section) ?? { top: '' };
  const beard = Object.keys(BEARDS).filter((word) => look.includes(word));
  const extras = Object.keys(EXTRAS).filter((word) => look.includes(word));
  return {
    ...{ number, woman, age, skin, shade, hair, back, top },
    brow: style === 'headscarf' || style === 'turban' ? TINTS.chestnut : hair,
    beard: beard.map((word) => BEARDS[word]?.(hair, shade) ?? '').join(''),
    extras: extras.map((word) => EXTRAS[word]?.(shade) ?? '').join(''),
  };
}

/** The head and shoulders of a crew member, 64 by 64. */
export function portrait(crew: string, section: SectionName, look: readonly string[] = []): string {
  const face = faceOf(crew, section, look);
  const { number, woman, age, skin, shade, brow, back, top, beard, extras } = face;
  const jaw = woman
    ? 'M32 14.500c7 0 10.300 5.500 10.300 12S38 41 32 41s-10.300-8-10.300-14.500S25 14.500 32 14.500Z'
    : 'M32 14.500c7 0 10.500 5.500 10.500 12.500 0 6-1.500 10-5 13-2 1.600-9 1.600-11 0-3.500-3-5-7-5-13 0-7 3.500-12.500 10.500-12.500Z';
  const sky = ['#26314B', '#2B3A45', '#3A3145', '#2F3B36'][number % 4];
  return `<rect width="64" height="64" fill="${sky}"/><path d="M0 64V40L14 26l12 16 10-20 14 20 14-12V64Z" fill="#ffffff" opacity=".07"/>
  ${back}
  <path d="M27 36h10v11H27Z" fill="${shade}"/>
  <ellipse cx="21.500" cy="28.500" rx="2" ry="3.200" fill="${shade}"/><ellipse cx="42.500" cy="28.500" rx="2" ry="3.200" fill="${shade}"/>
  <path d="${jaw}" fill="${skin}"/>
  <path d="M32 14.500c7 0 10.500 5.500 10.500 12S38.500 41 32 41c4-3 5.500-8 5.500-14 0-5-1.500-10-5.500-12.500Z" fill="${shade}" opacity=".5"/>
  ${ageLines(age, shade)}
  <g fill="${K}"><ellipse cx="27" cy="28.300" rx="1.300" ry="1.700"/><ellipse cx="37" cy="28.300" rx="1.300" ry="1.700"/></g>
  ${woman ? line('M24.800 27l1.300-.9M39.200 27l-1.300-.9', K, 1.1) : ''}
  ${line(woman ? 'M24.800 24.600c1.400-.8 2.800-.9 4-.5M35.200 24.100c1.200-.4 2.600-.3 4 .5' : 'M24.500 24.800l4.500-.7M35 24.100l4.500.7', brow, woman ? 1.4 : 1.9)}
  ${line('M32 28.500l-1.300 4.500h2', shade, 1.4)}
  ${woman ? fill('M28.800 36.300c1-.8 2.200-1 3.200-.5 1-.5 2.200-.3 3.200.5-1 1.500-5.400 1.500-6.400 0Z', '#9C4A43') : line(number % 3 ? 'M29 36.600c2 .9 4 .9 6 0' : 'M29 36.800h6', '#5A2D22', 1.5)}
  ${beard}
  ${top}${extras}
  <path d="M8 64c0-11 7-16 15-17.500 2 5 16 5 18 0C49 48 56 53 56 64Z" fill="#DAD3C3"/>
  <path d="M8 64c0-11 7-16 15-17.500l1 2L18 64ZM56 64c0-11-7-16-15-17.500l-1 2L46 64Z" fill="var(--sec-${section})"/>
  <path d="M22 46c1.500 6 18.500 6 20 0l2.500 1.500C43 56 21 56 19.500 47.500Z" fill="#8F96A8" stroke="${K}" stroke-width="1"/>`;
}

/** What years write into a face. */
function ageLines(age: (typeof AGES)[number], shade: string): string {
  if (age === 'young') return '';
  const middle = line('M25 31.500c1 .8 2.600.9 3.600.4M35.400 31.900c1 .5 2.600.4 3.600-.4', shade, 0.9);
  return age === 'middle'
    ? middle
    : middle +
        line(
          'M27 20.500c3-1 7-1 10 0M28 22.300c2.500-.7 5.500-.7 8 0M28 34.500l-1.500 3M36 34.500l1.500 3',
          shade,
          0.9,
        );
}
