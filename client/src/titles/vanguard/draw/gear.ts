/** Pictures of equipment, 96 wide and 64 high, by the word that a campaign uses for each. */
import type { CardPrint } from '../printed';

export type GearWord = NonNullable<CardPrint['pictures']>[number];

export const GEAR_SIZE = { width: 96, height: 64 };

const INK = 'stroke="var(--text)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';
/** What something is made of: cloth, tin, wood. */
const body = (d: string): string => `<path d="${d}" fill="var(--sh-fill)" ${INK}/>`;
/** The part that catches the eye. */
const bright = (d: string): string =>
  `<path d="${d}" fill="var(--readout)" stroke="#10141F" stroke-width="1.4" stroke-linejoin="round"/>`;
const line = (d: string, width = 2.6): string =>
  `<path d="${d}" fill="none" stroke="var(--text)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const glint = (d: string, width = 2.6): string =>
  `<path d="${d}" fill="none" stroke="var(--readout)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const leaf = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--leaf, #6f9a5f)" stroke-width="2.4" stroke-linecap="round"/>`;
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const HAMMER = line('M26 60L56 24', 6) + body('M42 16l26 20 9-10-24-18Z') + glint('M46 16l24 18', 2);
const ROPE_COIL = 'M48 10c22 0 30 10 30 22S68 54 48 54 18 44 18 32 26 10 48 10Z';

export const GEAR: Readonly<Record<GearWord, string>> = {
  auger:
    line('M30 10h36M48 10v20', 5) + body('M40 30h16l-2 22-6 10-6-10Z') + glint('M40 34l15 6M41 42l13 5M42 50l10 4'),
  axe: line('M26 60L64 10', 5) + bright('M54 5c15 0 26 12 25 25l-15-6-11-12Z'),
  bell:
    line('M43 12c0-9 10-9 10 0') +
    body('M48 10c-17 0-16 20-18 32l-8 8h52l-8-8c-2-12-1-32-18-32Z') +
    bright(ring(48, 55, 5)) +
    glint('M38 24c2-6 4-8 8-9', 2),
  bench: body('M12 26h72v8H12Z') + line('M24 34l46 24M72 34L26 58', 3.4) + bright(ring(48, 46, 4)),
  blanket:
    body('M16 14h54c12 0 12 14 0 14v28H16Z') +
    line('M70 28H26', 1.8) +
    glint('M16 38h54M16 46h54') +
    line('M20 56v5M30 56v5M40 56v5M50 56v5M60 56v5', 1.8),
  bracelet:
    `<path d="M18 32c0-26 60-26 60 0s-60 26-60 0Z" fill="none" stroke="var(--text)" stroke-width="9"/><path d="M18 32c0-26 60-26 60 0s-60 26-60 0Z" fill="none" stroke="var(--sh-fill)" stroke-width="5.5" stroke-dasharray="10 4"/>` +
    bright('M40 46h16v10H40Z'),
  canvas:
    line('M16 8v50M80 8v50M48 6v52', 3.4) +
    body('M16 14c20 6 44 6 64 0v34c-20-6-44-6-64 0Z') +
    glint('M24 22c14 4 34 4 48 0', 2) +
    line('M16 58l-8 4M80 58l8 4', 1.8),
  case:
    line('M38 18v-8h20v8') +
    body('M16 18h64v38H16Z') +
    bright('M27 28h8v18h-8ZM44 28h8v18h-8ZM61 28h8v18h-8Z') +
    line('M16 50h64', 1.8),
  chalk: body('M22 42L66 12l9 11-44 30Z') + line('M66 12c6-1 11 6 9 11', 1.8) + glint('M12 56c12 5 22-2 34 2'),
  creepers:
    line('M20 30c0-18 56-18 56 0s-56 18-56 0Z', 1.8) +
    line('M24 38l-5 16M40 43l-2 16M56 43l2 16M72 38l5 16', 3) +
    glint('M34 20v22M48 17v28M62 20v22'),
  driver: line('M28 60L42 6h12l14 54M34 36h28', 3) + body('M38 14h20v16H38Z') + bright('M44 30h8v30h-8Z'),
  gaiters:
    body('M24 8h20l-2 40 8 8H22Z') + body('M54 8h20l2 48H52Z') + glint('M24 18h20M24 30h19M54 18h21M54 30h21M53 42h22'),
  grip:
    body(
      'M16 28c0-9 10-9 10 0 0-9 11-9 11 0 0-9 11-9 11 0 0-9 11-9 11 0 0-9 11-9 11 0 0-9 10-9 10 0v12c0 14-64 14-64 0Z',
    ) + glint('M22 42c12 6 40 6 52 0'),
  hammer: HAMMER,
  jacket:
    body('M34 8h28l22 16-8 12-8-6v28H28V30l-8 6-8-12Z') + line('M28 24h40M28 36h40M28 48h40', 1.8) + glint('M48 8v50'),
  kettle:
    body('M26 56c-8-16 4-28 22-28s30 12 22 28Z') +
    line('M34 30c2-20 26-20 28 0M72 44c6-2 8-8 12-10') +
    bright('M42 22h12v7H42Z') +
    glint('M84 26c-3-4 3-6 0-10M90 28c-3-4 3-6 0-10', 2),
  kitchen:
    body('M26 22h44v18c0 8-44 8-44 0Z') +
    line('M20 24h56M30 50l-6 12M66 50l6 12') +
    glint('M36 56c-3-5 4-6 1-11M48 58c-3-5 4-6 1-11M60 56c-3-5 4-6 1-11') +
    line('M40 16c-3-4 3-6 0-10M54 16c-3-4 3-6 0-10', 1.8),
  lace:
    line('M16 46c8-34 24-38 28-18s-14 26-14 8 24-34 38-16-2 30-10 18 4-28 18-14', 3) +
    glint('M16 46l-3 10M76 24l7 7', 4),
  lens: line('M54 40L78 60', 6) + body(ring(40, 26, 20)) + glint('M28 24c1-6 5-10 11-11'),
  level:
    body('M12 22h72v22H12Z') +
    bright('M32 27h32v12H32Z') +
    line('M42 27v12M54 27v12', 1.6) +
    `<path d="${ring(48, 33, 4)}" fill="var(--sh-fill)" stroke="#10141F"/>`,
  lid:
    body('M14 46c0-26 68-26 68 0Z') +
    body('M8 46h80v7H8Z') +
    bright(ring(48, 19, 6)) +
    glint('M26 38c3-6 8-9 14-10', 2),
  liner:
    body('M30 12v42c0 8 36 8 36 0V12') +
    body('M30 12c0-9 36-9 36 0s-36 9-36 0Z') +
    glint('M30 26c6 6 30 6 36 0M30 40c6 6 30 6 36 0'),
  lining:
    body('M26 60V26c0-20 24-20 24 0l7-7c8-4 13 4 7 11L50 44v16Z') +
    leaf('M32 30l4-5M42 32l3-6M34 42l4-5M44 42l3-5M32 54l4-5M42 54l4-5M58 30l4-4'),
  mast:
    line('M48 60V8M48 14L18 60M48 14l30 46', 1.8) +
    line('M48 60V8', 4) +
    bright(ring(48, 8, 5)) +
    glint('M60 4c5 3 5 9 0 12M36 4c-5 3-5 9 0 12', 2),
  meter:
    body('M32 4h32v50H32Z') +
    bright('M37 9h22v14H37Z') +
    body(ring(48, 36, 8)) +
    line('M48 36l4-5M40 54c-4 8-16 2-24 6M56 54c4 8 16 2 24 6'),
  mirror: line('M48 46v16', 5) + body(ring(48, 26, 21)) + glint('M36 30L54 12M42 36l20-20'),
  net:
    line('M12 10c24 10 48 10 72 0M14 24c24 10 44 10 68 0M18 38c20 10 40 10 60 0M26 52c14 6 30 6 44 0', 1.8) +
    leaf('M16 10c2 20 8 34 18 46M34 14c0 18 2 32 8 44M62 14c0 18-2 32-8 44M80 10c-2 20-8 34-18 46') +
    glint('M12 10v-4M84 10V6', 4),
  oven:
    body('M14 56c-2-56 70-56 68 0Z') +
    bright('M34 56c0-24 28-24 28 0Z') +
    line('M22 36h10M64 36h10M30 22h12M54 20h12', 1.6) +
    line('M8 56h80'),
  pads:
    body('M20 18c8-8 22-8 26 2s0 28-10 32-20-6-20-16 0-14 4-18ZM54 18c8-8 22-8 26 2s0 28-10 32-20-6-20-16 0-14 4-18Z') +
    glint('M25 24c6-4 12-3 15 2M59 24c6-4 12-3 15 2', 3),
  patches:
    body('M14 40l36-22 9 13-36 22Z') +
    bright('M50 18l6-4 9 13-6 4Z') +
    body('M62 36h20v20H62Z') +
    glint('M66 40h12M66 46h12M66 52h12', 2),
  pin: line('M26 44h44c14 0 14-22 0-22h-8') + line('M70 22L26 40', 2) + bright('M16 34h14v14H16Z'),
  pipe: body('M24 60V34h22V12h16v38H40v10Z') + bright('M42 8h24v7H42ZM20 46h30l0 5H20Z'),
  poles: line('M24 60V10M48 60V6M72 60V14', 3.4) + bright('M24 10l18 6-18 7ZM48 6l18 6-18 7ZM72 14l16 6-16 6Z'),
  repeater:
    body('M24 30h48v28H24Z') +
    line('M34 30V10M62 30V16') +
    bright(ring(34, 9, 4)) +
    glint('M44 4c5 3 5 9 0 12M24 4c-5 3-5 9 0 12', 2) +
    line('M32 40h18M32 48h18', 1.8) +
    bright(ring(62, 44, 4)),
  rope:
    `<path d="${ROPE_COIL}" fill="none" stroke="var(--text)" stroke-width="9"/><path d="${ROPE_COIL}" fill="none" stroke="var(--sh-fill)" stroke-width="5.5" stroke-dasharray="7 3"/>` +
    glint('M70 48l16 12M40 22h18v20H40Z', 3),
  sandals:
    body(
      'M26 8c14-4 22 6 20 18s2 26-8 30-18-6-17-18S14 12 26 8ZM62 12c12-4 20 6 18 16s2 24-7 28-16-6-15-16-8-24 4-28Z',
    ) + glint('M22 22c8 6 16 6 24 0M22 36l22-4M60 24c6 5 12 5 20 0M60 38l18-4', 3),
  seat:
    line('M30 60V8M66 60V36', 4) +
    body('M26 8h12v26H26Z') +
    body('M26 34h46v8H26Z') +
    glint('M32 12v18', 2) +
    line('M30 52h36', 1.8),
  soles:
    body(
      'M26 8c14-4 22 6 20 18s2 26-8 30-18-6-17-18S14 12 26 8ZM62 12c12-4 20 6 18 16s2 24-7 28-16-6-15-16-8-24 4-28Z',
    ) +
    glint('M27 18h14M26 26h16M28 34h12M64 20h12M63 28h14M65 36h10', 3) +
    line('M34 46v8M31 49h6', 1.6),
  spectrograph:
    line('M24 48l-8 14M42 48l8 14M33 48v14') +
    body('M12 22h38v26H12Z') +
    body('M50 28h12v14H50Z') +
    `<g stroke-width="2.6" stroke-linecap="round"><path d="M66 32l22-12" stroke="#C4513F"/><path d="M66 34l24-4" stroke="var(--readout)"/><path d="M66 37l24 4" stroke="#5E9A5A"/><path d="M66 39l22 12" stroke="#4F86C0"/></g>`,
  spoon:
    body('M18 20c8-13 28-7 28 6s-20 17-28 8-4-8 0-14Z') +
    line('M44 34l16 9M60 43l20 11', 4.4) +
    bright(ring(60, 43, 4.5)),
  staff:
    body('M41 3h14v58H41Z') +
    bright('M41 11h14v8H41ZM41 27h14v8H41ZM41 43h14v8H41Z') +
    line('M60 11h8M60 27h8M60 43h8', 1.8),
  stake:
    line('M14 8l50 44') + body('M60 34l10-6 6 10-8 24Z') + glint('M34 24l-6 8M48 36l-6 8', 2) + line('M46 60h44', 1.8),
  stethoscope:
    line('M28 6c-5 20 6 28 14 28s19-8 14-28') +
    line('M42 34v10c0 16 28 16 28 0v-6') +
    bright(ring(70, 30, 8)) +
    glint('M26 6h5M53 6h5', 4),
  stone:
    body('M18 54c-4-18 10-30 30-30s34 12 30 30Z') +
    glint('M36 18c-4-5 4-7 0-12M50 16c-4-5 4-7 0-12M63 20c-4-5 4-7 0-12') +
    line('M34 40c6-5 14-6 20-4', 1.8),
  sweet:
    body('M34 32L16 18v28ZM62 32l18-14v28Z') +
    bright(ring(48, 32, 15)) +
    line('M40 21c6 6 8 16 6 25M50 18c6 8 7 18 4 28', 1.8),
  table:
    line('M28 34L18 62M48 33v29M70 28l10 32', 3) +
    body('M12 22l58-10 14 14-58 10Z') +
    glint('M30 25l28-5M34 29l20-3', 2),
  tent: body('M8 54L48 10l40 44Z') + bright('M38 54l10-28 10 28Z') + line('M48 10V4M8 54l-4 4M88 54l4 4', 1.8),
  thermos:
    body('M36 20h24v34c0 5-24 5-24 0Z') +
    body('M36 20c0-6 4-8 4-8h16s4 2 4 8Z') +
    bright('M38 5h20v7H38Z') +
    line('M60 28c12-1 12 18 0 17'),
  tin:
    body('M26 16v38c0 8 44 8 44 0V16Z') +
    body('M26 16c0-8 44-8 44 0s-44 8-44 0Z') +
    bright('M26 26c10 5 34 5 44 0v20c-10 5-34 5-44 0Z') +
    `<circle cx="48" cy="38" r="7" fill="#C2622A" stroke="#10141F"/>` +
    leaf('M48 31c3-5 7-5 9-3'),
  twist:
    body('M28 58c-8-18 8-24 14-29l-7-21h26l-7 21c6 5 22 11 14 29Z') +
    glint('M40 29h16', 4) +
    line('M40 44h1M50 40h1M54 50h1M44 52h1', 2.4),
  vest: body('M30 8l10 7h16l10-7 14 12-8 10v28H24V30l-8-10Z') + line('M28 28h40M28 40h40', 1.8) + glint('M48 15v43'),
  well:
    line('M28 34V14M68 34V14', 3) +
    body('M22 16L48 4l26 12Z') +
    body('M20 36h56v22H20Z') +
    line('M20 46h56M36 36v10M58 36v10M46 46v12M66 46v12', 1.6) +
    bright('M42 24h12l-2 10h-8Z') +
    line('M48 16v8', 1.8),
  whistle:
    body('M14 20h42a19 19 0 1 1-24 27L14 40Z') +
    bright(ring(54, 38, 6)) +
    line('M74 26c4-12 14-10 12-1M22 20v8h12v-8', 1.8),
  windbreak:
    line('M12 12v48M36 8v50M60 8v50M84 12v48', 3) +
    body('M12 16l24-4 24 0 24 4v30l-24-4H36l-24 4Z') +
    glint('M18 26c6-2 12-3 14-3M42 22h14M66 23c6 1 10 2 14 3', 2),
  wool:
    body('M20 32c0-24 56-24 56 0s-56 24-56 0Z') +
    line('M26 22c10 12 34 12 44 0M22 34c10 14 42 14 52 0M30 46c8 6 28 6 36 0', 1.8) +
    bright('M42 13h12v38H42Z'),
};
