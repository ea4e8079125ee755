/** The portrait of a ship that has come home: a picture that stands for itself, with colours of its own, to be kept. */
import type { SeatColour } from '../../../table/board';
import { placeOf, xOf, yOf, parsePart, type Plan } from '../board/geometry';
import { loadOf } from '../desk/load';
import { WRECK } from '../draw/pieces';
import { stamp } from '../draw/sparks';
import { at, CELL, circle, ellipse, INK, path, rect, scatter, svg, text, type Drawing } from '../draw/shapes';
import { tileDrawing } from '../draw/tile/tile';
import type { Printed } from '../printed';
import type { ShipView } from '../view';

export interface Sitter {
  readonly plan: Plan;
  readonly printed: Printed;
  readonly ship: ShipView;
  readonly colour: SeatColour;
  /** What is written below it: a heading and a line. */
  readonly words: readonly [string, string];
  /** What is stamped on it: large and small. */
  readonly stamped?: readonly [string, string];
  readonly broke?: boolean;
}

export const PORTRAIT = { width: 600, height: 760, font: 'Chakra Petch, Verdana, sans-serif' } as const;
const { width: WIDE, height: HIGH } = PORTRAIT;
/** The sky within the frame. */
const SKY = { x: 30, y: 30, width: 540, height: 580 };

function sky(): Drawing {
  const random = scatter(11);
  const stars = Array.from({ length: 60 }, () =>
    circle(SKY.x + random() * SKY.width, SKY.y + random() * SKY.height, 0.8 + random() * 1.6, '#F6EBD2'),
  );
  const ring = { fill: 'none', stroke: '#E9B98A', 'stroke-width': 7, transform: 'rotate(-18 480 130)' };
  return [
    rect(0, 0, WIDE, HIGH, 14, '#F6EBD2', INK, 4),
    rect(SKY.x, SKY.y, SKY.width, SKY.height, 4, '#33304F', INK, 4),
    ...stars,
    circle(480, 130, 46, '#D98B4A', INK, 4),
    path('M442 112Q480 96 520 112M440 140Q480 158 520 142', '', '#B96C33', 5),
    ellipse(480, 130, 78, 16, ring),
  ];
}

function shipDrawing({ plan, printed, ship, colour }: Sitter): Drawing {
  const wrecks = (ship.wrecks ?? []).filter((cell) => ship.parts[cell] === undefined);
  const deck = [...Object.keys(ship.parts).map(Number), ...wrecks].map((cell) => {
    const [x, y] = placeOf(plan, cell);
    return rect(x - 8, y - 8, CELL + 16, CELL + 16, 16, '#1B2338', '#5A6996', 3);
  });
  const scars = wrecks.map((cell) => at(...placeOf(plan, cell), WRECK));
  const parts = Object.entries(ship.parts).flatMap(([cell, code]) => {
    const [tile, quarters] = parsePart(code);
    const print = printed.tiles[tile];
    const load = loadOf(printed, ship, Number(cell), colour, true);
    return print ? [at(...placeOf(plan, Number(cell)), tileDrawing(tile, print, quarters, load))] : [];
  });
  return [...deck, ...scars, ...parts];
}

/** The whole picture, `PORTRAIT` large. */
export function portraitDrawing(sitter: Sitter): Drawing {
  const { plan, words, stamped, broke = false } = sitter;
  const { left, right, top, bottom } = plan.box;
  const [x0, y0] = [xOf(plan, left), yOf(top)];
  const [across, along] = [xOf(plan, right) + CELL - x0, yOf(bottom) + CELL - y0];
  const scale = Math.min((SKY.width - 50) / across, (SKY.height - 60) / along, 1);
  const x = SKY.x + (SKY.width - across * scale) / 2 - x0 * scale;
  const y = SKY.y + (SKY.height - along * scale) / 2 - y0 * scale + 10;
  const middle = { 'text-anchor': 'start', 'font-weight': 600 };
  return [
    ...sky(),
    at(x, y, shipDrawing(sitter), scale),
    text(34, 662, words[0], 34, INK, middle),
    text(34, 704, words[1], 22, INK, { 'text-anchor': 'start' }),
    ...(stamped ? [at(470, 596, stamp(stamped, !broke), 0.58, -9)] : []),
  ];
}

/** A whole SVG file. */
export function portraitOf(sitter: Sitter): string {
  const { width, height, font } = PORTRAIT;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="${font}">${svg(portraitDrawing(sitter))}</svg>`
  );
}
