/** The ground of a sector: its tint, the small marks on it, and one landmark, by its first biome. */
import type { BiomeName } from './glyphs';

export type Ground = 'gravel' | 'ice' | 'ash' | 'moss' | 'tarn' | 'stone' | 'crystal' | 'vault' | 'summit';

const GROUNDS: Readonly<Record<BiomeName, Ground>> = {
  cold: 'ice',
  cave: 'vault',
  crystalline: 'crystal',
  hostile: 'ash',
  desert: 'gravel',
  void: 'vault',
  ruins: 'stone',
  rocky: 'summit',
  deadly: 'ash',
  volcanic: 'ash',
  vegetation: 'moss',
  water: 'tarn',
  tutorial: 'gravel',
};

export function groundOf(biomes: readonly BiomeName[] | undefined): Ground {
  const [first] = biomes ?? [];
  return first ? GROUNDS[first] : 'gravel';
}

const round = (value: number): number => Math.round(value * 10) / 10;
const CONES = [
  [-42, 4, 34, 40],
  [48, 6, 28, 30],
  [5, 10, 46, 64],
] as const;
export const D = 'stroke="var(--draw)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';
export const DS =
  'stroke="var(--draw-soft)" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" fill="none"';
const tree = (x: number, y: number, h: number): string =>
  `<g transform="translate(${x} ${y}) scale(${round(h / 24)})"><path d="M0 0v-4" ${D} fill="none"/><path d="M0-26l6 9h-3l5 7h-3.5l4 6H-8.5l4-6H-8l5-7h-3Z" fill="var(--leaf)" ${D}/></g>`;
const shard = (x: number, y: number, w: number, h: number, t: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${t})"><path d="M0 0L${-w} ${-h * 0.22} ${-w * 0.7} ${-h * 0.8} 0 ${-h} ${w * 0.8} ${-h * 0.72} ${w} ${-h * 0.15}Z" fill="var(--shard)" fill-opacity=".55" ${D}/><path d="M0 0L${w * 0.15} ${-h * 0.7} 0 ${-h} ${w * 0.8} ${-h * 0.72} ${w} ${-h * 0.15}Z" fill="var(--shard)" fill-opacity=".5"/><path d="M${w * 0.15} ${-h * 0.7}L0 0M${w * 0.15} ${-h * 0.7}L0 ${-h}M${w * 0.15} ${-h * 0.7}l${w * 0.65} ${-h * 0.02}" ${DS}/></g>`;
const column = (x: number, y: number, h: number, whole: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-5 0V${-h}${whole ? 'h10' : 'l4 -5 2 4 4 -3'}V0Z" fill="var(--bone)" fill-opacity=".55" ${D}/><path d="M-1.5 -2V${-h + 3}M1.8-2V${-h + 3}" ${DS}/><path d="M-7.5 0h15v4h-15Z" fill="var(--bone)" fill-opacity=".7" ${D}/>${whole ? `<path d="M-7 ${-h}h14v-4h-14Z" fill="var(--bone)" fill-opacity=".7" ${D}/>` : ''}</g>`;
const plume = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0c-6-5 5-9 0-15s5-8 2-15" fill="none" stroke="var(--draw)" stroke-opacity=".7" stroke-width="2" stroke-linecap="round" stroke-dasharray="7 4"/>`;
export const HI = 'fill="var(--tan-hi)" fill-opacity=".3"';
export const LO = 'fill="var(--tan-lo)" fill-opacity=".34"';
export const LANDMARKS: Readonly<Record<Ground, () => string>> = {
  gravel: () =>
    `<g ${D}><path d="M-62 6c-3-10 5-17 15-16s14 8 12 16Z" fill="var(--l-gravel)"/><path d="M44 10c-2-8 4-13 11-12s10 6 9 12Z" fill="var(--l-gravel)"/><path d="M-32 12c-1-6 3-9 7-9s7 4 6 9Z" fill="var(--l-gravel)"/></g><path d="M-44-8c6 2 9 7 9 14h-9c2-5 2-10 0-14ZM57 0c4 2 7 5 7 10h-7c1-4 1-7 0-10Z" ${LO}/><g ${DS}><path d="M-78 16h30M-40 20h14M30 18h38M4 23h20M-70-18h14M60-16h18"/></g>`,
  ice: () =>
    `<path d="M-74 8L-58-34-36-50-18-30-8 14Z" fill="var(--snow)" fill-opacity=".5"/><path d="M76 8L62-30 38-56 18-34 10 14Z" fill="var(--snow)" fill-opacity=".5"/><path d="M-36-50l8 26-6 34-40-2 16-42ZM38-56l-6 30 8 38 36-4-14-38Z" ${HI}/><path d="M-18-30L-8 14H10L18-34 9-18 3-44-5-16Z" fill="var(--ink)" fill-opacity=".8"/><g fill="none" ${D}><path d="M-74 8L-58-34-36-50-18-30-8 14M76 8L62-30 38-56 18-34 10 14M-18-30l13 14 8-28 6 26 9-16"/></g><path d="M-58-34l10 24-4 18M-36-50l8 26-6 32M38-56l-6 30 6 34M62-30L52-6l3 14" ${DS}/><path d="M1 14l-5 9 9 6-6 9 8 8" fill="none" stroke="var(--draw)" stroke-opacity=".7" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/><path d="M-46 18c10-4 18-4 28 0M18 18c10-4 22-4 32 0" ${DS}/>`,
  ash: () =>
    plume(-42, -38, 1) +
    plume(5, -64, 1.2) +
    plume(48, -31, 0.9) +
    CONES.map(
      ([x, y, w, h]) =>
        `<g transform="translate(${x} ${y})"><path d="M${-w} 0C${-w * 0.5} ${-h * 0.3} ${-w * 0.35} ${-h * 0.7} ${-w * 0.2} ${-h}H${w * 0.2}C${w * 0.35} ${-h * 0.7} ${w * 0.5} ${-h * 0.3} ${w} 0Z" fill="var(--l-ash)"/><path d="M${w * 0.02} ${-h}H${w * 0.2}C${w * 0.35} ${-h * 0.7} ${w * 0.5} ${-h * 0.3} ${w} 0H${w * 0.2}C${w * 0.1} ${-h * 0.4} ${w * 0.1} ${-h * 0.7} ${w * 0.02} ${-h}Z" ${LO}/><path d="M${-w} 0C${-w * 0.5} ${-h * 0.3} ${-w * 0.35} ${-h * 0.7} ${-w * 0.2} ${-h}H${w * 0.2}C${w * 0.35} ${-h * 0.7} ${w * 0.5} ${-h * 0.3} ${w} 0" fill="none" ${D}/><path d="M${-w * 0.2} ${-h}l${w * 0.08} ${h * 0.1} ${w * 0.12} ${-h * 0.03} ${w * 0.12} ${h * 0.07} ${w * 0.08} ${-h * 0.14}Z" fill="var(--ember)"/><path d="M${w * 0.02} ${-h * 0.9}L${w * 0.12} ${-h * 0.62} ${-w * 0.03} ${-h * 0.4} ${w * 0.06} ${-h * 0.15}" fill="none" stroke="var(--ember)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    ).join('') +
    `<path d="M-78 16l14-4 9 6 16-5 10 4M30 18l14-5 10 6 16-6" fill="none" stroke="var(--ember)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  moss: () =>
    `<path d="M-80 16c20-10 40-5 58-8s38-8 56-3 26 5 44 0M-68-2c18-8 38-4 56-7s38-6 66-2M-52-20c16-7 32-4 48-6s28-5 46-2" ${DS.replace('1.2', '1.8')}/><path d="M-80 16l2 5M-66 12l2 5M-50 10l1 6M-32 9l1 6M-12 7l1 6M8 4l1 6M28 4l0 6M48 7l-1 6M64 7l-1 5M-56-5l2 5M-40-7l1 5M-20-9l1 5M4-11l1 5M26-13l0 5" ${DS}/>` +
    tree(-46, -8, 27) +
    tree(-20, 4, 37) +
    tree(10, -12, 30) +
    tree(36, 2, 33) +
    tree(-64, 12, 24) +
    tree(58, 8, 24),
  tarn: () =>
    `<path d="M-92-6c4-20 36-36 76-32s56-4 84 12 26 40-8 46-52-6-86 0-72-2-66-26Z" fill="var(--w-deep)" stroke="var(--w-line)" stroke-width="2.2"/><path d="M-78-5c6-14 32-24 64-21s48-2 70 9 18 26-8 30-44-5-72 0-58-2-54-18Z" fill="none" stroke="var(--w-line)" stroke-opacity=".6" stroke-width="1.4"/><path d="M-58-4c8-9 28-13 48-11s38 0 52 6 10 14-8 16-32-4-52-1-42 0-40-10Z" fill="none" stroke="var(--w-line)" stroke-opacity=".42" stroke-width="1.3"/><path d="M-34-22l15-7 13 6-10 8ZM40-4l11-6 12 6-9 7ZM12-18l8-4 8 3-6 5Z" fill="var(--snow)" fill-opacity=".9" ${D}/><path d="M-16-15l10-8M55 3l8-7" ${DS}/>`,
  stone: () =>
    `<path d="M-82 12h164v6H-82ZM-74 6h148v6H-74Z" fill="var(--bone)" fill-opacity=".45" ${D}/>` +
    column(-60, 0, 52, 1) +
    column(-31, 0, 52, 1) +
    column(-2, 0, 30, 0) +
    column(27, 0, 42, 0) +
    column(58, 0, 52, 1) +
    `<path d="M-72-56h54v-10h-54Z" fill="var(--bone)" fill-opacity=".75" ${D}/><path d="M-66-61l4-2 4 2 4-2 4 2 4-2 4 2 4-2 4 2 4-2" ${DS}/><path d="M46-56h24l5-8-8-3-21 1Z" fill="var(--bone)" fill-opacity=".75" ${D}/><path d="M2 26l14-5 10 6-15 4ZM-48 27l11-4 8 4-8 4Z" fill="var(--bone)" fill-opacity=".6" ${D}/><path d="M-88 24h22M60 25h26M30 30h14" ${DS}/>`,
  crystal: () =>
    shard(-44, 6, 11, 44, -16) +
    shard(42, 6, 11, 48, 14) +
    shard(-18, 8, 13, 70, -6) +
    shard(20, 8, 12, 60, 8) +
    shard(0, 12, 14, 86, 1) +
    shard(-62, 10, 7, 22, -24) +
    shard(62, 10, 7, 26, 22) +
    `<path d="M-66-44c5-4 5-10 0-14M-76-38c9-8 9-18 0-26M66-48c-5-4-5-10 0-14M76-42c-9-8-9-18 0-26" ${DS.replace('1.2', '1.8')}/><path d="M-78 18h24M-40 22h16M28 20h36" ${DS}/>`,
  vault: () =>
    `<path d="M-84 12L-68-30-44-54-8-66 32-60 60-40 82 12Z" fill="var(--l-vault)"/><path d="M32-60l28 20 22 52H40l-2-40Z" ${LO}/><path d="M-84 12L-68-30-44-54l6 24-18 42Z" ${HI}/><path d="M-84 12L-68-30-44-54-8-66 32-60 60-40 82 12" fill="none" ${D}/><path d="M-29 13v-25c0-17 12-27 29-27s29 10 29 27v25Z" fill="var(--ink)" fill-opacity=".88" ${D}/><path d="M-39 13v-25c0-23 16-37 39-37s39 14 39 37v25" fill="none" ${D}/><path d="M-27 6h54M-23-1h46M-19-8h38M-15-15h30" stroke="var(--readout)" stroke-opacity=".55" stroke-width="1.8"/><path d="M-38-16l9 2M-34-31l9 5M-21-43l5 8M0-48v9M21-43l-5 8M34-31l-9 5M38-16l-9 2" ${DS}/><path d="M-68-30l10 8M-44-54l6 24-8 14M32-60l4 14M60-40l-8 14 6 18" ${DS}/>`,
  summit: () =>
    `<path d="M-96 16L-52-30-36-18 0-84 26-44 44-58 96 16Z" fill="var(--l-summit)"/><path d="M0-84l26 40-12 22 10 38h-20L-8-30ZM44-58l52 74H62L40-20ZM-52-30l16 12-8 34h-14Z" ${LO}/><path d="M0-84L-8-30-36 16h-20l20-34ZM44-58l-4 38-8 36h-8L14-22l12-22Z" ${HI}/><path d="M0-84L-17-52l9 5 7-9 10 12 6-11 9 9Z" fill="var(--snow)" fill-opacity=".95"/><path d="M-52-30l-12 13 10 1 7-6 8 7 4-2ZM44-58l-10 12 9 2 6 6 8-2Z" fill="var(--snow)" fill-opacity=".95"/><path d="M-96 16L-52-30-36-18 0-84 26-44 44-58 96 16" fill="none" ${D}/><path d="M-17-52l9 5 7-9 10 12 6-11 9 9M-8-44l-2 16-16 30M26-44L14-22l6 24M44-44l-4 24 12 26M-50-14l-4 18" ${DS}/>`,
};
/** Small marks that repeat over a sector and say what the ground is. */
export const MARKS: Readonly<Record<Ground, (x: number, y: number, q: number) => string>> = {
  ice: (x, y) => `<path d="M${x} ${y}q8 -4 16 0" ${DS}/>`,
  gravel: (x, y, q) => `<circle cx="${x}" cy="${y}" r="${round(0.8 + q)}" fill="var(--draw-soft)"/>`,
  ash: (x, y) =>
    `<path d="M${x} ${y}l5 -2 4 3 5 -2" fill="none" stroke="var(--ember)" stroke-opacity=".55" stroke-width="1.3" stroke-linejoin="round"/>`,
  moss: (x, y) =>
    `<path d="M${x} ${y}v-5M${x} ${y}l-3.5-4M${x} ${y}l3.5-4" fill="none" stroke="var(--leaf)" stroke-opacity=".75" stroke-width="1.3" stroke-linecap="round"/>`,
  tarn: (x, y) =>
    `<path d="M${x} ${y}q4 -3 8 0t8 0" fill="none" stroke="var(--w-line)" stroke-opacity=".55" stroke-width="1.3" stroke-linecap="round"/>`,
  stone: (x, y, q) => `<path d="M${x} ${y}h${round(7 + q * 5)}v4h-${round(7 + q * 5)}Z" ${DS}/>`,
  crystal: (x, y) =>
    `<path d="M${x} ${y}l2.5-7 2.5 7Z" fill="var(--shard)" fill-opacity=".45" stroke="var(--shard)" stroke-opacity=".7" stroke-width="1"/>`,
  vault: (x, y) => `<path d="M${x} ${y}l4-6 4 6" ${DS}/>`,
  summit: (x, y) => `<path d="M${x} ${y}l4-7 5 7M${x + 4} ${y - 7}l1.5 7" ${DS}/>`,
};
