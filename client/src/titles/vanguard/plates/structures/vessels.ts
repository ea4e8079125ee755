/** What flies: Fair Copy, the lander, probes, the Buoy, and the hulls of the Caravan. */
import { K, darker, fill, inked, lighter, line, many, near, placed, solid, under, type Draw } from '../ink';

const UPPER = [170, 214, 258, 330, 374, 440, 484, 528, 850, 894, 938];
const LOWER = [170, 214, 258, 302, 400, 444, 488, 600, 644, 688, 820, 864, 950, 994];
const pane = (x: number, y: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="22" height="26" rx="8" ${near(colour)}/>`;

/** The outline of her section in the ship book, with the ferry yard's rubbing strake. */
export const ship: Draw<'ship'> = ({ x, y, size, turn, colour, burning }) =>
  placed(
    x,
    y,
    size,
    `<g transform="translate(-620 -200)">` +
      solid(
        'M118 62H612C616 26 652 1 695 1s79 25 83 61H1010C1094 80 1152 138 1168 214 1166 262 1126 296 1082 306H794L780 424H326L312 306H118C104 306 96 296 96 282V86C96 72 104 62 118 62Z',
        colour,
        4,
      ) +
      fill(
        'M96 196V282C96 296 104 306 118 306H312L326 424H780L794 306H1082C1126 296 1166 262 1168 214L1167 200H96Z',
        '#000',
        0.34,
      ) +
      line('M118 62H612C616 26 652 1 695 1M778 62H1010C1094 80 1152 138 1168 214', '#FFF4DA', 7, 0.85) +
      solid('M96 178H1158l6 34H96Z', '#B8793A', 3) +
      line('M96 184H1160', '#F0C283', 5, 0.8) +
      line('M210 178v34M330 178v34M450 178v34M570 178v34M690 178v34M810 178v34M930 178v34M1050 178v34', K, 2.4, 0.6) +
      solid('M1012 70C1090 86 1144 140 1160 200L1142 196C1124 148 1078 108 1012 92Z', '#FFD98A', 3) +
      solid('M630 62c3-26 28-46 65-46s62 20 65 46Z', '#1B2A40', 3) +
      line('M642 56c6-18 26-31 53-31', '#9FD3E0', 5) +
      UPPER.map((at, k) => pane(at, 112, k % 4 === 2 ? '#3B4660' : '#FFD98A')).join('') +
      LOWER.map((at, k) => pane(at, 240, k % 3 === 1 ? '#2A3450' : '#E9A94E')).join('') +
      solid('M400 340h300v60H400Z', '#2A3450', 3) +
      line('M400 360h300M400 380h300', K, 3) +
      line('M312 306H794', K, 4) +
      [104, 170, 236].map((at) => engine(at, burning)).join('') +
      `${line('M980 62V30M966 30h28M440 62V44l-34-10M140 62v-14h60v14', K, 5)}</g>`,
    false,
    turn,
  );

const engine = (at: number, burning: boolean): string =>
  solid(`M96 ${at}H70L34 ${at - 14}V${at + 42}L70 ${at + 28}H96Z`, '#5E6880', 4) +
  fill(
    `M34 ${at - 8}L${burning ? -190 : -20} ${at + 10}v8L34 ${at + 36}Z`,
    burning ? '#FFC45E' : '#E9A94E',
    burning ? 0.55 : 0.25,
  );

export const lander: Draw<'lander'> = ({ x, y, width }) =>
  placed(
    x,
    y,
    width / 92,
    `${under(50, 5)}<g transform="translate(-46 -60)">` +
      inked('M22 44L8 58M70 44l14 14M38 46l-4 12M54 46l4 12', '#B9B2A2', 2.2) +
      inked('M2 59h13M77 59h13M29 59h10M53 59h10', '#8F96A8', 1.6) +
      solid('M12 34c0-12 12-22 32-24 22-2 36 10 36 22v8c0 4-3 7-8 7H20c-5 0-8-3-8-7Z', '#DAD3C3', 2) +
      fill('M12 36h68v4c0 4-3 7-8 7H20c-5 0-8-3-8-7Z', '#9A937F') +
      solid('M56 12.5c11 2 19 8 21 16H60c-3 0-5-2-5-5Z', '#1B3550', 1.6) +
      line('M61 16.5c5 1.5 8.5 4 11 8', '#9FD3E0', 2) +
      solid('M34 22h12v14H34Z', '#B9B2A2', 1.6) +
      line('M40 22v14', K, 1.2) +
      solid('M18 26h10v6H18Z', '#4FD1C5', 1.4) +
      line('M30 10.500L27 2M27 2l-3 1', K, 2) +
      `${line('M12 36h68', K, 1.4)}</g>`,
  );

export const cradle: Draw<'cradle'> = ({ x, y, size, flip }) =>
  placed(
    x,
    y,
    size,
    `${under(150, 16, 0, 2)}<g transform="rotate(-9)">` +
      solid('M-120 0l-8-64 40-40h128l52 34 16 70Z', '#C9C2B0', 3) +
      fill('M-128-64h228l8 64h-228Z', '#8E8878') +
      line('M-128-64l40-40h128l52 34', '#FFF6DC', 4, 0.8) +
      line('M-88-104l-6 104M-20-104V0M48-100l8 100', K, 2.4) +
      solid('M-74-78h40v34h-40Z', '#1B2A40') +
      line('M-70-74l18 0', '#9FD3E0', 3) +
      solid('M0-70c0-9 34-9 34 0V-6H0Z', '#12161F', 3) +
      line('M92-70l22 8-10 14 18 10-12 16 10 22', K, 3) +
      line('M104-62l26-12M112-40l30-2M112-20l24 10', '#8E8878', 4) +
      `</g><g transform="translate(44 2) rotate(4)">${solid('M-4 2l58 6 6 12-62-4Z', '#C9C2B0')}${line('M14 8l22 2', K, 2)}</g>` +
      inked('M-70-112c-20-60-40-70-80-86', '#B9B2A2', 2.4),
    flip,
  );

export const probe: Draw<'probe'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    under(46, 6) +
      inked('M-10-40L-34 0M10-40l30 40M0-40l6 40', '#B9B2A2', 3.4) +
      solid('M-22-84h44v46h-44Z', '#C9C2B0') +
      solid('M-14-74h18v14h-18Z', '#FFC45E', 2) +
      solid('M-8-84l-10-26M-18-110c-16 2-22-10-16-22 14-4 26 2 16 22Z', '#DAD3C3'),
  );

export const buoy: Draw<'buoy'> = ({ x, y, size, turn }) =>
  placed(
    x,
    y,
    size,
    solid('M-90-70c0-22 180-22 180 0V90c0 24-180 24-180 0Z', '#8E8878', 4) +
      solid('M-90-70c0-22 180-22 180 0s-180 22-180 0Z', '#B9B2A2', 4) +
      fill('M20-86c40 3 70 9 70 16V90c0 12-34 18-70 18Z', '#FFE9B8', 0.28) +
      line('M-90-24c30 22 150 22 180 0M-90 34c30 22 150 22 180 0', K, 3) +
      line('M-90-20c30 22 150 22 180 0', '#FFF4DA', 2, 0.4) +
      solid('M-84 44c18 14 50 18 70 19v-40c-30-1-56-6-70-13Z', '#B3452F') +
      line('M-74 30l22 6M-70 40l34 6', '#5A1C10', 4) +
      solid('M-6-84v-52M-24-136h36l8 22h-52Z', '#5E6880', 4) +
      solid('M-18-160c0-12 24-12 24 0v24h-24Z', '#FFE2A0', 3) +
      inked('M-90 60l-70 30M90 50l78-14', '#B9B2A2', 5) +
      solid('M150 10h36v50h-36ZM-176 66h34v50h-34Z', '#2B4A6E', 3) +
      line('M158 18v34M168 18v34M178 18v34', '#6E9AC8', 2),
    false,
    turn,
  );

export const hull: Draw<'hull'> = ({ x, y, size, colour, flip }) =>
  placed(
    x,
    y,
    size,
    under(190, 18) +
      inked('M-120-30l-20 30M-40-26l-6 26M50-26l6 26M126-30l22 30', '#8F96A8', 7) +
      solid('M-176-60c-4-46 20-84 60-92h200c54 4 92 44 96 96-2 24-18 36-40 38h-280c-22-4-34-20-36-42Z', colour, 4) +
      fill('M-176-60c1 22 14 38 36 42h280c22-2 38-14 40-38l-1-10h-355Z', '#000', 0.32) +
      line('M-160-112c10-22 24-36 44-40h200', lighter(colour, 0.7), 5, 0.8) +
      solid('M-176-84h354l2 18h-356Z', darker(colour, 0.35), 2.4) +
      many(
        9,
        (k) =>
          `<rect x="${-140 + k * 30}" y="-128" width="14" height="18" rx="5" ${near(k % 4 === 1 ? '#2A3450' : '#FFD98A', 2)}/>`,
      ) +
      solid('M-24-66h52v52h-52Z', '#2A2420', 3) +
      solid('M-24-14l-20 14h92l-20-14Z', darker(colour, 0.2), 2.4) +
      line('M-60-152v-24h34v24M80-150v-30', K, 4),
    flip,
  );
