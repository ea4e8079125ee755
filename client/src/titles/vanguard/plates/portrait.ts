/** Large portraits: the same people as the small faces, drawn so that one can look at them for a while. 128 by 128. */
import type { SectionName } from '../draw/glyphs';
import { faceOf, type Face } from '../draw/faces';
import { circle, darker, dot, fill, inked, K, lighter, line, many, near, r, scattered, solid } from './ink';

const SECTIONS = { security: '#56B4E9', recon: '#E08AB8', science: '#E69F00', engineering: '#E8DF75' } as const;
const SKIES = ['#222C46', '#1F3340', '#33283F', '#28352F', '#3A2C2A', '#2B2F3A'] as const;

/** What stands behind somebody: a porthole, ridges, ribs of the hull or a lamp. */
function behind(number: number, colour: string): string {
  const sky = SKIES[number % SKIES.length] ?? SKIES[0];
  const far = lighter(sky, 0.09);
  const kinds = [
    fill('M0 128V86l26-24 22 30 22-44 26 42 32-26v64Z', far),
    circle(98, 34, 25, near(darker(far, 0.1), 2)) +
      circle(98, 34, 19, `fill="#0A0F1D" stroke="${K}" stroke-width="1.6"`) +
      many(7, (k) => dot(86 + scattered(k, number) * 24, 23 + scattered(k, number + 3) * 22, 0.8, '#F2EFE6')),
    many(5, (k) => fill(`M${k * 28 - 6} 0h22v128h-22Z`, far, k % 2 ? 0.6 : 1)) +
      line('M0 20h128M0 26h128', lighter(far, 0.15), 1.6, 0.6),
    line('M22 0v20', K, 2) +
      solid('M8 34c0-12 6-16 14-16s14 4 14 16Z', '#7A5A30', 1.6) +
      line('M11 33h22', '#FFE9B8', 3),
    fill('M0 128V96c20-22 44-30 64-12s44 4 64-14v58Z', far) +
      fill('M0 128v-18c30-14 60-10 128-8v26Z', lighter(far, 0.06)),
  ];
  return `<rect width="128" height="128" fill="${sky}"/>${kinds[(number >> 4) % kinds.length]}${circle(20, 24, 44, `fill="#FFC45E" fill-opacity=".1"`)}${dot(104, 20, 13, colour, 0.12)}`;
}

/** The line of a jaw: women's rounder, men's squarer, and each a little narrower or wider. */
function head({ woman, number }: Face): string {
  const wide = 21 + ((number >> 6) % 4) * 0.7;
  const chin = 82 + ((number >> 8) % 3) * 1.6;
  const left = r(64 - wide);
  return woman
    ? `M64 27c14 0 ${r(wide)} 11 ${r(wide)} 25S${r(64 + wide * 0.62)} ${chin} 64 ${chin} ${left} 66 ${left} 52 ${r(64 - wide * 0.55)} 27 64 27Z`
    : `M64 27c14 0 ${r(wide)} 11 ${r(wide)} 25 0 12-3 20-9 26-5 ${r(chin - 77)}-19 ${r(chin - 77)}-24 0-6-6-9-14-9-26C${left} 38 ${r(left + 7)} 27 64 27Z`;
}

function eyes({ number, woman, brow, shade }: Face): string {
  const apart = 9.6 + ((number >> 10) % 3) * 0.5;
  const iris = ['#3A2418', '#4A5A3A', '#33506B', '#2A1D18'][(number >> 12) % 4] ?? '#3A2418';
  const lid = (x: number): string =>
    `<ellipse cx="${r(x)}" cy="55.500" rx="4.400" ry="3" fill="#F6F1E6"/>` +
    dot(x + 0.4, 55.6, 2.5, iris) +
    dot(x + 0.4, 55.6, 1.3, '#0B0F18') +
    dot(x + 1.2, 54.6, 0.8, '#ffffff') +
    line(`M${r(x - 4.6)} 54.600c2-3 7-3 9.200 0`, K, woman ? 1.7 : 1.4);
  const high = 47 - ((number >> 14) % 3);
  const tilt = ((number >> 16) % 3) - 1;
  const weight = woman ? 2.2 : 3.2;
  return (
    lid(64 - apart) +
    lid(64 + apart) +
    line(
      `M${r(64 - apart - 5)} ${high + tilt}c3-2.600 7-2.600 10-.6M${r(64 + apart - 5)} ${r(high - 0.6)}c3-2 7-2 10 ${0.6 + tilt}`,
      brow,
      weight,
    ) +
    line(`M${r(64 - apart - 4)} 60c2 1.400 5 1.600 7 .6M${r(64 + apart - 3)} 60.600c2 1 5 .8 7-.6`, shade, 1.2, 0.7)
  );
}

function noseAndMouth({ number, woman, shade, skin }: Face): string {
  const nose = [
    'M64 55l-2.600 10c1.500 1.500 4 1.500 5.500 0',
    'M65 54c-1 4-4 8-4.500 11 1.600 2.400 6 2.400 7.600 0',
    'M63 54c1 5-1.600 8-2.400 10.500 1 2 5.600 2.200 6.800.4',
    'M64 56c-.6 4-3.600 6-3 9 2 1.800 5 1.600 6.400-.4',
  ][(number >> 9) % 4];
  const mouth =
    [
      'M57 74.500c4 2.600 10 2.600 14 0',
      'M57.500 75.400h13',
      'M57 75.600c4-.8 9 .6 14-1.600',
      'M58 74.200c4 3.400 9 3 13-.6',
    ][(number >> 11) % 4] ?? '';
  const lips = woman
    ? fill('M57 74.600c2.400-2 5-2.400 7-1.200 2-1.200 4.600-.8 7 1.200-2.600 4.200-11.400 4.200-14 0Z', '#9C4A43') +
      line('M57.500 74.800c4 1.200 9 1.200 13 0', darker('#9C4A43', 0.4), 1.1)
    : line(mouth, '#6A3226', 2.2);
  return line(nose ?? '', shade, 2.2) + lips + line('M60 80.500c2.600 1 5.400 1 8 0', darker(skin, 0.2), 1.2, 0.5);
}

function years({ age, shade }: Face): string {
  if (age === 'young') return '';
  const middle = line('M48 63c2 2 4 3 6 3M80 63c-2 2-3 3-5 3', shade, 1.6, 0.8);
  if (age === 'middle') return middle;
  return (
    middle +
    line(
      'M52 39c7-2.400 17-2.400 24 0M54 43c6-1.800 14-1.800 20 0M55 68l-3.500 7M73 68l3.500 7M46 57l-3-1.500M82 57l3-1.500',
      shade,
      1.4,
      0.9,
    )
  );
}

/** Somebody to the shoulders, in the suit of the section, lit by the one lamp on the left. */
export function largePortrait(crew: string, section: SectionName, look: readonly string[] = []): string {
  const face = faceOf(crew, section, look);
  const { number, skin, shade, back, top, beard, extras } = face;
  const colour = SECTIONS[section];
  const outline = head(face);
  const twice = (drawing: string): string => (drawing ? `<g transform="scale(2)">${drawing}</g>` : '');
  return (
    behind(number, colour) +
    twice(back) +
    fill('M53 72h22v24H53Z', shade) +
    fill('M53 80c6 6 16 6 22 0v10H53Z', '#000', 0.18) +
    `<path d="M42 52c-5-1-6 11 2 14M86 52c5-1 6 11-2 14" fill="${skin}" stroke="${K}" stroke-width="1.600"/>` +
    solid(outline, skin, 1.8) +
    fill('M64 27c14 0 21 11 21 25S78 83 64 83c9-7 12-18 12-31 0-12-4-21-12-25Z', shade, 0.5) +
    line('M45 46c1-8 5-13 11-15M44 60c1 6 3 11 6 14', lighter(skin, 0.55), 2, 0.7) +
    years(face) +
    eyes(face) +
    noseAndMouth(face) +
    twice(beard) +
    twice(top) +
    twice(extras) +
    solid('M14 128c1-24 14-33 33-37 3 11 31 11 34 0 19 4 32 13 33 37Z', '#DAD3C3', 2) +
    solid('M14 128c1-24 14-33 33-37l2 5-12 32ZM114 128c-1-24-14-33-33-37l-2 5 12 32Z', colour, 1.6) +
    solid('M45 90c3 13 35 13 38 0l6 3c-3 19-47 19-50 0Z', '#8F96A8', 2) +
    line('M47 96c8 8 26 8 33 0', '#F2EFE6', 2, 0.6) +
    solid('M56 116h16v8H56Z', '#F2EFE6', 1.6) +
    line('M59 119h10M59 121.500h6', K, 1, 0.7) +
    inked('M26 118v8M102 118v8', darker(colour, 0.3), 1) +
    line('M17 124c2-18 12-26 27-31', '#FFE9B8', 2.2, 0.6)
  );
}
