/** A small picture for each kind of adventure card, 212 by 84: the same in both themes, as print is. */
import { alien } from './people';
import { burst, meteor, rocket, shot } from './pieces';
import { at, circle, ellipse, INK, path, rect, scatter, type Drawing } from './shapes';
import { crate } from './stores';

const SKY = '#33304F';

function sky(seed: number): Drawing {
  const random = scatter(seed);
  const stars = Array.from({ length: 22 }, () =>
    circle(random() * 212, random() * 84, 0.7 + random() * 1.1, '#F6EBD2'),
  );
  return [rect(0, 0, 212, 84, 0, SKY), ...stars];
}

/** A hull seen from the side, 90 long, nose to the left. */
function hull(colour: string, light: string): Drawing {
  return [
    path('M0 20Q18 2 48 4L82 6L90 20L82 34L48 36Q18 38 0 20Z', colour, INK, 3.4),
    path('M12 16Q26 8 48 9H76', '', light, 3),
    path('M50 4L62 -12H76L70 5ZM50 36L62 52H76L70 35Z', colour, INK, 3.2),
    path('M90 12H98V28H90Z', '#6B5F66', INK, 3),
    circle(30, 20, 7, '#2F4557', INK, 2.8),
  ];
}

function planet(x: number, y: number, r: number, colour: string, dark: string): Drawing {
  return [
    circle(x, y, r, colour, INK, 3.4),
    path(
      `M${x + r * 0.2} ${y - r * 0.92}A${r} ${r} 0 0 1 ${x + r * 0.2} ${y + r * 0.92}A${r * 1.2} ${r * 1.2} 0 0 0 ${x + r * 0.2} ${y - r * 0.92}Z`,
      dark,
    ),
    circle(x - r * 0.35, y - r * 0.2, r * 0.16, dark),
    circle(x - r * 0.1, y + r * 0.4, r * 0.12, dark),
  ];
}

const germ = (x: number, y: number, r: number): Drawing => [
  path(
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return `M${x + r * Math.cos(a)} ${y + r * Math.sin(a)}L${x + r * 1.5 * Math.cos(a)} ${y + r * 1.5 * Math.sin(a)}`;
    }).join(''),
    '',
    INK,
    4,
  ),
  circle(x, y, r, '#8CC152', INK, 3),
  circle(x - r * 0.3, y - r * 0.2, r * 0.2, INK),
  circle(x + r * 0.35, y + r * 0.15, r * 0.16, INK),
];

const helmet = (x: number, y: number): Drawing => [
  path(
    `M${x - 20} ${y + 22}Q${x - 22} ${y - 20} ${x} ${y - 22}Q${x + 22} ${y - 20} ${x + 20} ${y + 22}Z`,
    '#5A6A55',
    INK,
    3.4,
  ),
  path(`M${x - 15} ${y - 2}H${x + 15}V${y + 8}H${x - 15}Z`, '#E0563F', INK, 3),
  path(`M${x - 10} ${y - 14}Q${x} ${y - 19} ${x + 8} ${y - 15}`, '', '#9DB091', 3),
];

type Art = () => Drawing;

const ARTS: Readonly<Record<string, Art>> = {
  meteoric_swarm: () => [
    at(150, 46, meteor(true), 0.95, 52),
    at(84, 54, meteor(false), 1, 52),
    at(196, 66, meteor(false), 0.8, 52),
    at(40, 34, meteor(false), 0.7, 52),
  ],
  open_space: () => [
    path('M20 60Q90 44 150 34', '', '#8FB4C6', 2.4, { 'stroke-dasharray': '3 7' }),
    at(164, 31, rocket('orange', 80), 0.9, 80),
    at(70, 62, rocket('sky', 80), 0.6, 80),
    ...planet(196, 78, 20, '#7FA7B8', '#587C8C'),
  ],
  stardust: () => {
    const random = scatter(71);
    const grain = (i: number) => {
      const a = i * 0.42;
      const [x, y] = [106 + Math.cos(a) * i * 1.7, 42 + Math.sin(a) * i * 0.66];
      return circle(x, y, 1 + random() * 2.4, i % 3 ? '#FFD34D' : '#FFF4DA');
    };
    return Array.from({ length: 58 }, (_, i) => grain(i));
  },
  epidemic: () => [...germ(46, 44, 16), ...germ(170, 30, 11), ...germ(188, 66, 8), alien('brown', 106, 48, 1.5)],
  sabotage: () => [
    circle(100, 50, 25, '#3B3F4A', INK, 3.6),
    path('M84 40Q88 32 96 30', '', '#8C93A3', 3.4),
    rect(92, 18, 16, 12, 3, '#6C7482', INK, 3),
    path('M102 18Q112 4 128 12', '', '#C9A24A', 4),
    burst(132, 13, 13, 7),
  ],
  planets: () => [
    ...planet(44, 48, 25, '#C98A5A', '#9A6238'),
    ...planet(112, 30, 16, '#6FA88C', '#4B7F66'),
    ...planet(174, 52, 21, '#8E7FB8', '#67598F'),
    path('M144 58Q174 78 206 44', '', '#E9D9A8', 3.4),
  ],
  abandoned_ship: () => [
    at(58, 22, [...hull('#7B7F8A', '#A4A9B5'), path('M56 14l8 5l-5 6l9 4l-7 6', '', '#1B1A2A', 4)], 1),
    path('M150 60l10 4l-6 6ZM170 22l8 -4l2 8Z', '#7B7F8A', INK, 2.6),
  ],
  abandoned_station: () => [
    ellipse(106, 42, 58, 22, { fill: 'none', stroke: INK, 'stroke-width': 14 }),
    ellipse(106, 42, 58, 22, { fill: 'none', stroke: '#A7AEBB', 'stroke-width': 8 }),
    path('M106 12V72M56 42H156', '', INK, 8),
    path('M106 12V72M56 42H156', '', '#8A91A0', 3.4),
    circle(106, 42, 16, '#C9CED6', INK, 3.4),
    rect(99, 36, 14, 11, 3, '#2F4557', INK, 2.6),
  ],
  slavers: () => [
    at(50, 22, hull('#7A4A63', '#A8748F'), 1),
    path('M26 46q-6 6 0 12t12 0M20 60q-6 5 -1 11', '', INK, 6),
    path('M26 46q-6 6 0 12t12 0M20 60q-6 5 -1 11', '', '#C9CED6', 2.6),
    at(188, 52, shot(false), 0.9, 90),
  ],
  smugglers: () => [
    at(66, 22, hull('#4F6B4C', '#84A37F'), 1),
    ...crate(14, 48, 20, 'yellow'),
    ...crate(36, 54, 20, 'green'),
    ...crate(24, 28, 18, 'blue'),
  ],
  pirates: () => [
    at(70, 22, hull('#8C3B2E', '#C4705F'), 1),
    path('M112 34a9 9 0 1 1 12 0v6h-12Z', '#FFF6E3', INK, 2.4),
    circle(114.6, 28, 2, INK),
    circle(121.4, 28, 2, INK),
    at(44, 40, shot(true), 0.8, 90),
    at(18, 62, shot(false), 0.8, 90),
  ],
  combat_zone: () => [
    at(34, 16, hull('#5A6A80', '#93A5BC'), 0.62),
    at(178, 44, [...hull('#8C3B2E', '#C4705F')], -0.62),
    path('M84 30L126 50M92 52L120 30', '', '#F6C04A', 3, { 'stroke-dasharray': '8 6' }),
    burst(106, 42, 19, 9),
    burst(106, 42, 10, 9, '#F0705F', ''),
  ],
  commandos: () => [...helmet(66, 44), ...helmet(112, 38), ...helmet(158, 44)],
  predator: () => [
    path('M40 84Q46 30 106 26Q166 30 172 84Z', '#2E5E57', INK, 3.6),
    path('M70 56L96 62L74 68ZM142 56L116 62L138 68Z', '#FFD34D', INK, 3),
    path('M84 76l6 8l6 -8l6 8l6 -8l6 8l6 -8l6 8', '', '#FFF6E3', 3.4),
    path('M60 40l-8 -14M82 30l-4 -15M130 30l4 -15M152 40l8 -14', '', INK, 4),
  ],
};

/** The picture of a kind; a kind without one has the stars. */
export function cardArt(kind: string): Drawing {
  return [...sky(kind.length * 97 + 7), ...(ARTS[kind]?.() ?? [])];
}
