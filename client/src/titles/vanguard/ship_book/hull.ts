/** The ship in section, fore to the right: its hull, and what is inside its rooms. */
import type { VanguardView } from '../view';
import { LANDER } from '../draw/figures';
import { GLYPHS, type GlyphName, type SectionName, type Shape } from '../draw/glyphs';

export type RoomName = VanguardView['room'];

/** What can be seen in the rooms now. */
export interface Interior {
  /** Who lies in the barracks, and who stands there ready. */
  readonly resting: readonly SectionName[];
  readonly ready: readonly SectionName[];
  /** Who lies in the medbay. */
  readonly lying: readonly SectionName[];
  /** What is being made, and how far it is; -1 before its start. */
  readonly projects: readonly { readonly picture: GlyphName; readonly stage: number }[];
  readonly research: number;
  readonly situations: number;
  readonly landers: readonly { readonly damaged: boolean }[];
  readonly lost: number;
  /** Whether an add-on is built. */
  readonly addon: boolean;
  readonly energy: number;
  readonly mostEnergy: number;
}

/** A ship at rest, for a picture of it. */
export const AT_REST: Interior = {
  resting: ['security', 'recon', 'science', 'engineering', 'recon'],
  ready: [],
  lying: ['recon', 'engineering'],
  projects: [{ picture: 'equipment', stage: 1 }],
  research: 3,
  situations: 1,
  landers: [{ damaged: false }],
  lost: 1,
  addon: false,
  energy: 6,
  mostEnergy: 8,
};

const K = '#10141f';
const BEDS = 8;
const STATIONS = 4;
const JARS = ['leaf', 'w-line', 'shard'];
const FULL = [32, 42, 22];

const ln = (d: string, w = 1.6, o = ''): string =>
  `<path d="${d}" fill="none" stroke="var(--sh-line)" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${o}/>`;
const bx = (d: string, f = 'var(--sh-fill)', w = 1.6): string =>
  `<path d="${d}" fill="${f}" stroke="var(--sh-line)" stroke-width="${w}" stroke-linejoin="round"/>`;
const lamp = (d: string, o = 1): string => `<path d="${d}" fill="var(--sh-lamp)" fill-opacity="${o}"/>`;
const who = (s: SectionName, x: number, y: number, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><g class="walks pace-${Math.abs(Math.round(x + y)) % 4}"><path d="M-5.5 0v-13c0-4 2-6 5.5-6s5.5 2 5.5 6V0Z" fill="var(--sec-${s})" stroke="${K}" stroke-width="1.4"/><circle cx="0" cy="-23.5" r="4.8" fill="#F2EFE6" stroke="${K}" stroke-width="1.4"/></g></g>`;
const lies = (s: SectionName, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 0h16c4 0 4-8 0-8H0Z" fill="var(--sec-${s})" stroke="${K}" stroke-width="1.3"/><circle cx="-5" cy="-4.5" r="4.3" fill="#F2EFE6" stroke="${K}" stroke-width="1.3"/></g>`;
/** A sign of the game, as wide as said, with its upper left corner there. */
const sign = (name: GlyphName, x: number, y: number, size: number, colour: string): string => {
  const shapes: readonly Shape[] = GLYPHS[name];
  const drawn = shapes.map(({ d, line, turn }) => {
    const ink = line ? `fill="none" stroke="${colour}" stroke-width="${line}"` : `fill="${colour}" fill-rule="evenodd"`;
    return `<path d="${d}" ${ink}${turn ? ` transform="${turn}"` : ''}/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 24})">${drawn.join('')}</g>`;
};
const lander = (x: number, y: number, k: number, damaged: boolean): string =>
  `<g transform="translate(${x} ${y}) scale(${k}) translate(-46 -60)">${LANDER}${
    damaged ? '<path d="M20 18l14 10-8 6 18 12" fill="none" stroke="#b3261e" stroke-width="4"/>' : ''
  }</g>`;

/** The inside of each room, from its upper left corner, in a width and a height. */
export const INSIDES: Readonly<Record<RoomName, (w: number, h: number, now: Interior) => string>> = {
  bridge: (w, h) =>
    bx(`M${w - 92} ${h}V${h - 26}l16-12h46v${38}Z`) +
    lamp(`M${w - 72} ${h - 33}h36v5h-36Z`, 0.9) +
    ln(`M${w - 78} ${h - 22}h50M${w - 78} ${h - 14}h50`, 1.2) +
    bx(`M${w - 132} ${h}v-10h26v10ZM${w - 130} ${h - 10}v-26h8v14h14v12Z`) +
    who('recon', w - 113, h - 14, 0.95) +
    bx(`M40 ${h}v-22l10-8h44v30Z`) +
    lamp(`M54 ${h - 25}h32v4h-32Z`, 0.7) +
    who('security', 112, h, 0.95) +
    `<g transform="translate(${w - 58} ${h - 54})"><circle r="11" fill="none" stroke="var(--sh-lamp)" stroke-width="1.6"/><ellipse rx="19" ry="6" fill="none" stroke="var(--sh-lamp)" stroke-width="1.4" transform="rotate(-16)"/></g>`,
  starmap: (w, h) =>
    `<g transform="translate(${w / 2} ${h - 6})" fill="none" stroke="var(--sh-lamp)" stroke-width="1.3"><path d="M-62 0a62 46 0 0 1 124 0M-42 0a42 32 0 0 1 84 0M-22 0a22 17 0 0 1 44 0" stroke-opacity=".65"/><path d="M-46-24L-14-34 20-20 44-30" stroke-dasharray="3 3"/></g><g fill="var(--sh-lamp)"><circle cx="${w / 2 - 46}" cy="${h - 30}" r="3.5"/><circle cx="${w / 2 - 14}" cy="${h - 40}" r="2.6"/><circle cx="${w / 2 + 44}" cy="${h - 36}" r="3"/></g><circle cx="${w / 2 + 20}" cy="${h - 26}" r="5" fill="none" stroke="var(--sh-lamp)" stroke-width="2"/>`,
  laboratory: (w, h, { research }) =>
    [0, 1, 2]
      .map(
        (k) =>
          `<g transform="translate(${w - 98 + k * 31} ${h})">${bx('M0 0v-54c0-8 22-8 22 0V0Z', 'var(--sh-glass)')}${
            k < research
              ? `<path d="M2 -2v-${FULL[k]}c4-3 14 3 18 0v${FULL[k]}Z" fill="var(--${JARS[k]})" fill-opacity=".75"/>`
              : ''
          }${ln('M0-6h22M0-50h22', 1.2)}</g>`,
      )
      .join('') +
    bx(`M14 ${h}v-20h84v20`) +
    ln(`M10 ${h - 20}h92`, 2.4) +
    bx(`M26 ${h - 20}v-6h14v6M32 ${h - 26}l-4-14 7-3 5 14`) +
    bx(`M58 ${h - 20}l5-14v-8h6v8l5 14Z`) +
    lamp(`M61 ${h - 22}l2-6h6l2 6Z`, 0.8) +
    who('science', 112, h, 1),
  production: (w, h, { projects }) =>
    bx(`M14 ${h - 18}h${w - 28}v8H14Z`, 'var(--sh-fill)') +
    Array.from(
      { length: Math.floor((w - 40) / 26) },
      (_, k) =>
        `<circle cx="${28 + k * 26}" cy="${h - 7}" r="4.5" fill="var(--sh-fill)" stroke="var(--sh-line)" stroke-width="1.5"/>`,
    ).join('') +
    Array.from({ length: STATIONS }, (_, k) => k)
      .map(
        (k) =>
          `<g transform="translate(${34 + (k * (w - 60)) / STATIONS} ${h - 19})">${ln('M0 0v-44h50v44', 1.3, 'stroke-opacity=".7" stroke-dasharray="4 3"')}</g>`,
      )
      .join('') +
    projects
      .filter(({ stage }) => stage >= 0)
      .slice(0, STATIONS)
      .map(({ picture, stage }, k) => {
        const x = 34 + (Math.min(stage, STATIONS - 1) * (w - 60)) / STATIONS + (k % 2) * 6;
        return (
          bx(`M${x + 8} ${h - 19}v-34h34v34Z`, 'var(--sh-fill)') + sign(picture, x + 13, h - 48, 24, 'var(--sh-lamp)')
        );
      })
      .join('') +
    `<g transform="translate(${34 + (1 * (w - 60)) / 4 + 58} ${h - 60})">${ln('M8-8v14l-16 14 6 12M-4 34l4-4 5 4', 2.6)}<circle cx="8" cy="6" r="3.5" fill="var(--sh-lamp)" stroke="${K}"/><circle cx="-8" cy="20" r="3" fill="var(--sh-lamp)" stroke="${K}"/></g>` +
    who('engineering', w - 24, h - 18, 0.85),
  barracks: (w, h, { resting }) =>
    Array.from({ length: BEDS }, (_, k) => {
      const x = 14 + (k % 4) * ((w - 24) / 4),
        y = h - 56 + Math.floor(k / 4) * 29,
        sleeper = resting[k],
        f = sleeper !== undefined;
      return (
        bx(`M${x} ${y}h${(w - 24) / 4 - 7}v22h-${(w - 24) / 4 - 7}Z`, f ? 'var(--sh-glass)' : 'var(--sh-fill)') +
        (f ? lies(sleeper, x + 14, y + 17) : '') +
        `<circle cx="${x + (w - 24) / 4 - 12}" cy="${y + 5}" r="2.2" fill="${f ? 'var(--good)' : 'var(--sh-line)'}"/>`
      );
    }).join(''),
  situation: (w, h, { situations }) =>
    bx(`M${w / 2 - 42} ${h - 68}h84v32h-84Z`, 'var(--sh-glass)') +
    Array.from({ length: Math.min(situations, 3) }, (_, k) => {
      const x = w / 2 + (k - (Math.min(situations, 3) - 1) / 2) * 22;
      return `<path d="M${x} ${h - 62}l9 10-9 10-9-10Z" fill="none" stroke="var(--warn)" stroke-width="2"/>`;
    }).join('') +
    bx(`M${w / 2 - 48} ${h - 14}h96l8 5H${w / 2 - 56}ZM${w / 2 - 30} ${h - 9}l-4 9M${w / 2 + 30} ${h - 9}l4 9`) +
    who('security', w / 2 - 66, h, 0.9) +
    who('science', w / 2 + 66, h, 0.9),
  hangar: (w, h, { landers }) =>
    bx(`M60 ${h}l12-8h130l12 8Z`) +
    (landers[0] ? lander(136, h - 6, 0.95, landers[0].damaged) : '') +
    ln(`M184 ${h - 40}c20 0 22 14 44 12`, 2.2) +
    bx(`M228 ${h}v-36h22v36Z`) +
    lamp(`M232 ${h - 30}h14v6h-14Z`, 0.8) +
    ln(`M20 36h${w - 40}M${w - 120} 36v14h-10v6h20v-6h-10`, 2) +
    bx(`M${w - 176} ${h}l10-7h100l10 7Z`) +
    (landers[1]
      ? lander(w - 116, h - 6, 0.8, landers[1].damaged)
      : ln(`M${w - 150} ${h - 8}l6-22h56l6 22`, 1.3, 'stroke-dasharray="4 4"')) +
    who('engineering', 270, h, 0.95),
  medbay: (w, h, { lying }) =>
    [0, 1, 2]
      .map((k) => {
        const x = 14 + k * ((w - 20) / 3);
        const patient = lying[k];
        return (
          bx(`M${x} ${h}v-4M${x + 44} ${h}v-4M${x - 2} ${h - 14}h48v10h-48Z`) +
          (patient ? lies(patient, x + 16, h - 14) : '') +
          bx(`M${x + 6} ${h - 62}h34v26h-34Z`, 'var(--sh-glass)') +
          (patient
            ? `<path d="M${x + 9} ${h - 48}h7l3-8 5 13 3-5h9" fill="none" stroke="var(--good)" stroke-width="1.6"/>`
            : ln(`M${x + 11} ${h - 49}h24`, 1.2))
        );
      })
      .join(''),
  memorial: (w, h, { lost }) =>
    `<path d="M${w / 2 - 36} ${h - 12}v-32c0-14 14-22 36-22s36 8 36 22v32Z" fill="var(--ink)" stroke="var(--sh-line)" stroke-width="1.6"/><g fill="var(--text)"><circle cx="${w / 2 - 18}" cy="${h - 40}" r="1.3"/><circle cx="${w / 2 + 6}" cy="${h - 52}" r="1"/><circle cx="${w / 2 + 20}" cy="${h - 34}" r="1.4"/><circle cx="${w / 2 - 6}" cy="${h - 28}" r="1"/></g>` +
    ln(`M${w / 2} ${h - 66}v54`, 1.2) +
    bx(`M${w / 2 - 44} ${h}v-12h88v12Z`) +
    [-32, -8, 16]
      .map((x, k) =>
        k < lost
          ? lamp(`M${w / 2 + x} ${h - 8}h16v4h-16Z`, 0.95)
          : ln(`M${w / 2 + x} ${h - 6}h16`, 1.6, 'stroke-opacity=".5"'),
      )
      .join(''),
  addon: (w, h, { addon }) =>
    addon
      ? bx(`M20 ${h}v-30h34v30ZM62 ${h}v-20h40v20`) +
        lamp(`M26 ${h - 24}h22v6h-22Z`, 0.9) +
        sign('addon', 70, h - 58, 26, 'var(--sh-lamp)')
      : `<path d="${Array.from({ length: Math.ceil((w + h) / 12) }, (_, k) => `M${k * 12} 0l-${h} ${h}`).join('')}" stroke="var(--sh-line)" stroke-opacity=".35" stroke-width="1.2"/>`,
};

export const SHIP_SIZE = { width: 1184, height: 430 };

/** Where each room lies: x, y, width and height. */
export const ROOMS: Readonly<Record<RoomName, readonly [number, number, number, number]>> = {
  memorial: [236, 80, 136, 106],
  barracks: [378, 80, 214, 106],
  situation: [598, 80, 196, 106],
  bridge: [800, 80, 250, 106],
  production: [190, 193, 330, 106],
  laboratory: [526, 193, 236, 106],
  medbay: [768, 193, 176, 106],
  addon: [950, 193, 132, 106],
  hangar: [330, 306, 446, 108],
  starmap: [620, 6, 150, 68],
};

/** The outline of a room: a dome for the starmap, the nose for the bridge, else four corners. */
export function outlineOf(room: RoomName): string {
  const [x, y, w, h] = ROOMS[room];
  if (room === 'starmap') return 'M622 74C624 36 656 10 695 10s71 26 73 64Z';
  if (room === 'bridge')
    return `M${x} ${y}H${x + w - 60}C${x + w - 14} ${y + 14} ${x + w + 40} ${y + 50} ${x + w + 56} ${y + h}H${x}Z`;
  return `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
}

const ENGINES = [104, 170, 236]
  .map(
    (y) =>
      bx(`M96 ${y}H70L34 ${y - 14}V${y + 42}L70 ${y + 28}H96Z`, 'var(--sh-hull)', 2) +
      `<path d="M34 ${y - 8}L4 ${y + 2}V${y + 26}L34 ${y + 36}Z" fill="var(--sh-lamp)" fill-opacity=".16"/><path d="M40 ${y + 14}h26" stroke="var(--sh-lamp)" stroke-width="3" stroke-opacity=".7"/>`,
  )
  .join('');
/** The reactor: a bar lit for each energy. */
const core = (energy: number, most: number): string => {
  const step = 196 / Math.max(most, 1);
  const cells = Array.from({ length: most }, (_, k) => {
    const y = 90 + (most - 1 - k) * step;
    return (
      bx(`M120 ${y}h52v${step - 5}h-52Z`, 'var(--sh-glass)', 1.2) +
      (k < energy ? lamp(`M124 ${y + 3}h44v${step - 11}h-44Z`, 0.9) : '')
    );
  });
  return bx('M110 84h72v204h-72Z', 'var(--sh-room)') + cells.join('');
};
const MASTS =
  ln(
    'M1146 166l34-16M1156 192l28-4M980 62V40M972 40h16M976 46h8M440 62V44l-30-8M410 36l-6 6M280 306v22M230 306v12M1000 306l14 26h44l8-26M860 306v10h60v-10',
    2,
  ) + ln('M140 62v-14h60v14M150 48v-8h40v8', 1.6);
const SEAMS =
  [150, 216, 300, 420, 500, 840, 920, 990].map((x) => `M${x} 62v14`).join('') +
  [150, 240, 300, 830, 890, 960, 1030].map((x) => `M${x} 301v5`).join('') +
  'M1088 298C1122 286 1148 262 1156 228';
const LIFT =
  bx('M194 80h36v106h-36Z', 'var(--sh-room)') +
  ln(
    'M200 80v106M224 80v106' + [92, 105, 118, 131, 144, 157, 170].map((y) => `M200 ${y}h24`).join(''),
    1.1,
    'stroke-opacity=".6"',
  ) +
  bx('M198 144h28v38h-28Z', 'var(--sh-fill)') +
  ln('M212 144v38', 1.2);
const NOSE = `<path d="M1012 68C1090 86 1144 140 1161 206L1144 202C1124 148 1078 106 1012 88Z" fill="var(--sh-glass)" stroke="var(--sh-line)" stroke-width="1.6"/><path d="M1056 82l-9 15M1098 109l-13 14M1132 148l-15 11" stroke="var(--sh-line)" stroke-width="1.6"/><path d="M1024 75c42 11 74 30 100 60" stroke="#fff" stroke-opacity=".35" stroke-width="2" fill="none" stroke-linecap="round"/>`;
const HULL =
  'M118 62H612C616 26 652 1 695 1s79 25 83 61H1010C1094 80 1152 138 1168 214 1166 262 1126 296 1082 306H794L780 424H326L312 306H118C104 306 96 296 96 282V86C96 72 104 62 118 62Z';

/** All that lies behind the rooms. */
export const bodyOf = ({ energy, mostEnergy }: Interior): string =>
  `${ENGINES}<path d="${HULL}" fill="var(--sh-hull)" stroke="var(--sh-line)" stroke-width="2.4" stroke-linejoin="round"/><path d="${SEAMS}" stroke="var(--sh-line)" stroke-opacity=".4" stroke-width="1.3" fill="none"/>${MASTS}${core(energy, mostEnergy)}${LIFT}`;
/** The window before the bridge. */
export const WINDOW = NOSE;
