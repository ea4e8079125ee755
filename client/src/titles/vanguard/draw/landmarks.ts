/** What stands out in a sector, drawn around its feet: as the planet's file says, else by the first biome. */
import { D, DS, HI, LANDMARKS, LO, type Ground } from './ground';

const BONE = `fill="var(--bone)" fill-opacity=".6" ${D}`;
const PALE = `fill="var(--bone)" fill-opacity=".35" ${D}`;
const METAL = `fill="var(--sh-fill)" ${D}`;
const DARK = `fill="var(--ink)" fill-opacity=".85" ${D}`;
const WATER = 'fill="var(--w-deep)" stroke="var(--w-line)" stroke-width="2"';
const LEAF = 'stroke="var(--leaf)" stroke-width="2" stroke-linecap="round" fill="none"';
const LAMP = 'fill="var(--readout)"';
const path = (d: string, style: string): string => `<path d="${d}" ${style}/>`;
const line = (d: string): string => `<path d="${d}" fill="none" ${D}/>`;
const fine = (d: string): string => `<path d="${d}" ${DS}/>`;
/** A standing stone: how far to the side, how wide and how high. */
const menhir = (x: number, w: number, h: number): string =>
  path(`M${x - w} 12l2-${h}c3-6 ${2 * w - 8}-8 ${2 * w - 4}-2l2 ${h + 2}Z`, BONE) +
  path(`M${x + 2} 12l1-${h}l${w - 3}-2l2 ${h + 2}Z`, LO);
const crate = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${path('M0 0h26v-20h-26Z', METAL)}${fine('M0-7h26M0-13h26')}${path('M10-15h6v10h-6Z', LAMP)}</g>`;
const blade = (x: number, h: number, bend: number): string =>
  path(`M${x} 12c0-${h / 2} ${bend / 2}-${h * 0.8} ${bend}-${h}`, LEAF);
const cairnAt = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${path('M-18 0c-2-9 6-11 17-10s21 1 19 10Z', BONE)}${path('M-12-10c-1-8 4-9 12-9s14 2 12 9Z', BONE)}${path('M-7-19c0-7 3-8 8-8s8 2 7 8Z', BONE)}${path('M-3-27c0-5 2-6 4-6s5 1 4 6Z', BONE)}</g>`;

/** The words that a planet's file may use for its sectors. */
const DRAWN = {
  bones: () =>
    [-58, -36, -14, 10, 34, 56]
      .map((x, n) =>
        path(
          `M${x} 12c-4-18-2-34 ${n % 2 ? 6 : -4}-48`,
          `fill="none" stroke="var(--bone)" stroke-width="6" stroke-linecap="round"`,
        ),
      )
      .join('') + fine('M-66-10h130M-64 0h126'),
  boat: () =>
    path('M-66-14h126l-14 24h-92Z', BONE) +
    path('M-20-14v-34h4v34ZM-16-46l34 26h-34Z', PALE) +
    fine('M-56-4h106M-50 4h96') +
    line('M-44 10l-8 8M36 10l8 8M-4 10v8'),
  cairn: () => cairnAt(-30, 12, 0.8) + cairnAt(6, 12, 1.35) + cairnAt(44, 12, 0.65) + fine('M-70 16h24M28 18h34'),
  cells: () =>
    path('M-64 12v-52h128v52Z', PALE) +
    [-54, -22, 10, 42]
      .map((x) => path(`M${x} 12v-26c0-9 16-9 16 0v26Z`, DARK) + fine(`M${x + 5} 12v-28M${x + 11} 12v-28`))
      .join('') +
    fine('M-64-28h128'),
  crater: () =>
    path('M-72 4c8-26 136-26 144 0-10 22-134 22-144 0Z', PALE) +
    path('M-50 0c8-16 92-16 100 0-10 13-90 13-100 0Z', DARK) +
    path('M-50 0c8-16 92-16 100 0c-20-8-80-8-100 0Z', HI) +
    fine('M-84-8l10 6M84-10l-10 7M-40-22l4 8M38-22l-4 8M0-27v8'),
  crates: () =>
    crate(-50, 12, 1.3) +
    crate(-6, 12, 1) +
    crate(-34, -14, 1) +
    crate(30, 14, 0.9) +
    fine('M-66 18h30M24 20h44') +
    line('M54 4c6 4 10 2 12-3'),
  dish: () =>
    line('M0 14v-24M-16 14h32') +
    path('M-52-46c4 34 62 54 92 26Z', METAL) +
    path('M-52-46c14 4 60 10 92 26c-8 6-20 8-32 6Z', LO) +
    line('M-6-33l22-28M16-61l4-2') +
    path('M14-66a5 5 0 1 0 .1 0Z', LAMP) +
    fine('M34-66c8-4 14-2 18 4M40-78c12-4 24 0 28 12'),
  door: () =>
    path('M-46 14v-58c0-10 8-18 18-18h56c10 0 18 8 18 18v58Z', PALE) +
    path('M-24 14v-40c0-26 48-26 48 0v40Z', DARK) +
    path('M-24 14v-40c0-12 10-19 22-19v59Z', BONE) +
    path('M-10-12a3 3 0 1 0 .1 0Z', LAMP) +
    fine('M-46-30h20M26-30h20M-46-8h20M26-8h20M-56 14h112'),
  dunes: () =>
    path('M-84 14c20-34 44-38 62-18c14-22 42-28 60-6c12 10 30 12 46 24Z', PALE) +
    path('M-22-4c14-22 42-28 60-6c-20-6-34 4-40 24h-44c14-2 20-10 24-18Z', LO) +
    fine('M-70 8c14-14 28-18 42-10M4 6c12-12 26-16 40-8M40 10c10-4 20-4 30 0'),
  gully: () =>
    path('M-84 14l10-40 24-18 30 4 8 22-12 32Z', PALE) +
    path('M84 14l-12-44-26-14-24 6-8 20 16 32Z', PALE) +
    path('M-24 14l12-32-8-22 10 2 8-12 6 12 10 0-8 20 18 32Z', DARK) +
    fine('M-60-30l6 16-8 20M-40-40l8 18M56-34l-6 14 8 20M34-38l-4 14'),
  hearth: () =>
    path('M-50 14v-46h100v46Z', PALE) +
    path('M-58-32h116v-10h-116Z', BONE) +
    path('M-28 14v-22c0-16 56-16 56 0v22Z', DARK) +
    path('M-2 12c-14-6-8-18 0-28c2 8 14 12 8 24ZM12 12c-4-4-2-9 2-13c2 5 5 8 2 13Z', 'fill="var(--ember)"') +
    line('M-18 12h38M-14 8h28') +
    fine('M-50-20h20M30-20h20M-50-4h20M30-4h20'),
  house: () =>
    path('M-48 14v-36h96v36Z', BONE) +
    path('M-60-20l60-36 60 36Z', METAL) +
    path('M-8 14v-22h18v22Z', DARK) +
    path('M-38-12h16v12h-16ZM24-12h16v12h-16Z', LAMP) +
    line('M34-40v-16h10v22') +
    fine('M-46-24l46-27 46 27'),
  ledge: () =>
    path('M-86 14l14-40h46l10-24h60l14 26 28 4 10 34Z', PALE) +
    path('M44-50l14 26 28 4 10 34h-46l-14-38Z', LO) +
    path('M-72-26h46l10-24h60l-6 8h-48l-8 22h-52Z', HI) +
    fine('M-76-10h40l10 14M-16-30l6 26M20-46l4 30M60-16l8 20'),
  mast: () =>
    line('M0 14v-84M-14 14l14-60 14 60M-9-8h18M-5-26h10') +
    path('M-20 14h40v5h-40Z', METAL) +
    path('M0-76a4 4 0 1 0 .1 0Z', LAMP) +
    fine('M0-60l-44 72M0-60l44 72M-12-78c-5 5-5 13 0 18M12-78c5 5 5 13 0 18'),
  pan: () =>
    path('M-86 4c10-20 160-22 172 0-14 18-158 18-172 0Z', 'fill="var(--snow)" fill-opacity=".35"') +
    fine(
      'M-60-2l22-8 20 8-8 12-26 2ZM-18-2l26-6 24 8-10 12-30 0ZM32-2l28-4M22 8l30 4M-34 10l-8 6M-38-10l-6-6M8-8l4-8M-60-2l-14 4',
    ),
  parasol: () =>
    path('M-10 14l4-40h14l6 40Z', BONE) +
    path('M-62-24c6-30 118-32 128 0-20 9-104 10-128 0Z', BONE) +
    path('M66-24c-8-20-50-26-78-22 30 4 46 14 46 26Z', LO) +
    fine('M-44-24c20-8 70-8 90-1M-20 18h44M-4-10l8 2M-2 0l8 2'),
  probe: () =>
    path('M-16-16h34v-26h-34Z', METAL) +
    path('M-54-34h32v12h-32ZM24-34h32v12h-32Z', 'fill="var(--b-cold)" stroke="var(--draw)" stroke-width="1.8"') +
    line('M-12-16l-14 30M14-16l14 30M1-16v26M1-42v-16') +
    path('M-9-60c2 10 18 10 20 0Z', METAL) +
    path('M-6-34h12v8h-12Z', LAMP) +
    fine('M-46-34v12M-36-34v12M34-34v12M44-34v12M-40 16h24M20 16h24'),
  reeds: () =>
    path('M-70 10c10-8 130-8 142 0-12 10-130 10-142 0Z', WATER) +
    [-56, -44, -36, -18, -10, 4, 16, 30, 40, 54]
      .map((x, n) => blade(x, 30 + ((n * 13) % 22), (n % 3) * 5 - 5))
      .join('') +
    path('M-40-34l4-12 3 12ZM8-38l3-13 4 12ZM36-30l3-12 4 11Z', 'fill="var(--bone)"'),
  shelf: () =>
    path('M-60 14v-74h120v74Z', PALE) +
    line('M-60-34h120M-60-10h120') +
    path(
      'M-48-34v-16h10v16ZM-36-34v-20h8v20ZM-4-34c0-14 18-14 18 0ZM34-34v-12h14v12ZM-40-10c0-12 16-12 16 0ZM-8-10v-16h8v16ZM4-10v-14h8v14ZM30-10l6-14 6 14Z',
      BONE,
    ) +
    path('M-20 14v-14h12v14ZM20 14v-10h20v10Z', BONE),
  stair: () =>
    path('M-70 14h140v-60h-28v15h-28v15h-28v15h-28v15h-28Z', BONE) +
    path('M42-46h28v60h-28Z', LO) +
    fine('M-42-1h84M-14-16h56M14-31h28'),
  stones: () =>
    menhir(-50, 9, 30) +
    menhir(-18, 12, 52) +
    menhir(18, 10, 42) +
    menhir(52, 8, 24) +
    fine('M-74 18h34M-6 20h22M38 19h30'),
  stump: () =>
    path('M-34 14c6-10 4-24 2-36h60c-2 12-2 26 8 36-12-4-18 0-26 4-6-6-14-6-20 0-8-4-14-8-24-4Z', BONE) +
    path('M-32-22c0-12 60-12 60 0s-60 12-60 0Z', PALE) +
    path('M-14-22c2-5 24-5 26 0s-24 5-26 0Z', DARK) +
    fine('M-20-8v14M-4-8v12M14-8v16'),
  vines: () =>
    [-64, -34, -4, 26, 56]
      .map(
        (x, n) =>
          path(`M${x} 14c10-10-8-18 2-${28 + (n % 2) * 8}s-4-10 4-14`, LEAF) +
          path(`M${x + 2}-6c8-6 14 0 8 6ZM${x}-16c-9-4-13 2-7 7Z`, 'fill="var(--leaf)" fill-opacity=".8"'),
      )
      .join('') + fine('M-80 16h158M-72 22h140'),
  wall: () =>
    path('M-78 14v-30l12-4 14 4 20-6 16 5 22-3 18 6 24-4 30 5v27Z', BONE) +
    fine('M-78-2h156M-60-2v-15M-26-2v-17M8-2v-17M44-2v-15M-44 14v-16M-8 14v-16M26 14v-16M60 14v-16') +
    path('M44-17l34 4v27h-30Z', LO),
  well: () =>
    path('M-38 12c-6-16-4-30 0-34h76c4 4 6 18 0 34-10 8-66 8-76 0Z', BONE) +
    path('M-38-22c2-12 74-12 76 0s-74 12-76 0Z', DARK) +
    line('M-34-24v-38h68v38M-40-62h80') +
    line('M0-62v34') +
    path('M-6-30h12v10h-12Z', METAL) +
    fine('M-40-6c10 6 70 6 80 0M-20-16v26M18-16v26'),
  winch: () =>
    line('M-50 14l22-62 22 62M-40-14h24M-28-48l54-10') +
    path('M20-62h14v10h-14Z', METAL) +
    line('M27-52v34') +
    path('M20-18h14v12h-14Z', BONE) +
    path('M-40-8a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z', METAL) +
    path('M-31-8a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z', LAMP) +
    fine('M-28-20v24M-40-8h24M-60 16h80'),
  wreck: () =>
    path('M-70 12c0-34 20-50 54-50l10 12-8 10 14 8-6 20Z', METAL) +
    path('M22 14l6-22 22-4 20 14-4 12Z', METAL) +
    path('M-54-14c4-8 12-12 22-12v12Z', 'fill="var(--sh-glass)" stroke="var(--draw)" stroke-width="1.8"') +
    path('M-6-38l10 12-8 10 14 8-6 20h-10l2-22Z', DARK) +
    line('M-40 12l-10 12M40 14l8 10M62 14l6 8') +
    fine('M-64 2h44M30 2h30M2-50l8-8M14-40l12-4M8 20h10'),
} as const satisfies Readonly<Record<string, () => string>>;

/** Those of the ground, by what they show. */
const OF_GROUND: Readonly<Record<string, Ground>> = {
  boulders: 'gravel',
  cave: 'vault',
  columns: 'stone',
  cones: 'ash',
  crevasse: 'ice',
  peak: 'summit',
  pool: 'tarn',
  shards: 'crystal',
  trees: 'moss',
};

export const LANDMARK_WORDS: readonly string[] = [...Object.keys(DRAWN), ...Object.keys(OF_GROUND)].toSorted();

/** The landmark of a sector: the one that is named, else that of its ground. */
export function landmarkOf(word: string | undefined, ground: Ground): string {
  const drawn = DRAWN[word as keyof typeof DRAWN];
  return drawn ? drawn() : LANDMARKS[OF_GROUND[word ?? ''] ?? ground]();
}
