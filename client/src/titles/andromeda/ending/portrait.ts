/** A picture of a match to keep: who won, by how much, and how it went. Painted on a canvas, in colours of its own. */
import { SHAPES } from '../../../furniture/seats';
import type { SeatShape } from '../../../table/board';
import type { EndingView } from '../view';

export interface Sitter {
  readonly heading: string;
  readonly below: string;
  /** The players from the first to the last. */
  readonly players: readonly {
    readonly who: number;
    readonly name: string;
    readonly total: number;
    readonly colour: string;
    readonly shape: SeatShape;
  }[];
  readonly story: EndingView;
  readonly font: string;
}

export const PORTRAIT = { width: 640, height: 360 } as const;
const [GROUND, GOLD, INK, PALE] = ['#120D2A', '#D8B863', '#F4EEDC', '#A9A2C4'];
const CHART = { left: 30, right: 400, top: 96, bottom: 320 } as const;

export function paint(brush: CanvasRenderingContext2D, sitter: Sitter): void {
  const { width, height } = PORTRAIT;
  brush.fillStyle = GROUND;
  brush.fillRect(0, 0, width, height);
  stars(brush);
  brush.strokeStyle = GOLD;
  brush.lineWidth = 2;
  brush.strokeRect(8, 8, width - 16, height - 16);
  brush.fillStyle = INK;
  brush.font = `600 26px ${sitter.font}`;
  brush.fillText(sitter.heading, 28, 48, width - 56);
  brush.fillStyle = PALE;
  brush.font = `400 16px ${sitter.font}`;
  brush.fillText(sitter.below, 28, 74, width - 56);
  lines(brush, sitter);
  names(brush, sitter);
}

function stars(brush: CanvasRenderingContext2D): void {
  brush.fillStyle = INK;
  let seed = 7;
  for (let i = 0; i < 90; i += 1) {
    seed = (seed * 16807) % 2147483647;
    const [x, y] = [seed % PORTRAIT.width, Math.floor(seed / 1000) % PORTRAIT.height];
    brush.globalAlpha = 0.15 + (seed % 40) / 100;
    brush.fillRect(x, y, 1.4, 1.4);
  }
  brush.globalAlpha = 1;
}

function lines(brush: CanvasRenderingContext2D, { story, players }: Sitter): void {
  const most = Math.max(10, ...story.curve.flat());
  const x = (turn: number): number => CHART.left + ((CHART.right - CHART.left) * turn) / Math.max(1, story.turns);
  const y = (points: number): number => CHART.bottom - ((CHART.bottom - CHART.top) * points) / most;
  brush.lineJoin = 'round';
  for (const { who, colour } of [...players].reverse()) {
    brush.beginPath();
    for (const [turn, points] of (story.curve[who] ?? []).entries()) brush.lineTo(x(turn), y(points));
    brush.strokeStyle = colour;
    brush.lineWidth = 3;
    brush.stroke();
  }
}

function names(brush: CanvasRenderingContext2D, { players, font }: Sitter): void {
  for (const [place, { name, total, colour, shape }] of players.entries()) {
    const y = CHART.top + 24 + place * 44;
    brush.save();
    brush.translate(440, y - 6);
    brush.fillStyle = colour;
    brush.fill(new Path2D(SHAPES[shape]));
    brush.restore();
    brush.fillStyle = INK;
    brush.font = `600 18px ${font}`;
    brush.fillText(name, 460, y, 100);
    brush.font = `600 24px ${font}`;
    brush.textAlign = 'right';
    brush.fillText(String(total), PORTRAIT.width - 30, y + 2);
    brush.textAlign = 'left';
  }
}
