/** Paints a drawing on a canvas, for pictures that are kept as PNG. A page may load pictures from its own server only, so
 *  none is made of a text of SVG: its shapes are painted one by one, in the typeface of the page. */
import type { Drawing, Shape } from './drawing';

type Attributes = Shape['attributes'];
/** What a group hands down to what is in it. */
const INHERITED = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'font-weight'] as const;
const STEP = /(translate|rotate|scale)\(([^)]*)\)/g;

const numberIn = (attributes: Attributes, name: string, usual = 0): number => Number(attributes[name] ?? usual);

/** Moves, turns and scales what is painted next, as the attribute says. */
function transform(brush: CanvasRenderingContext2D, steps: string): void {
  for (const [, step, given = ''] of steps.matchAll(STEP)) {
    const [a = 0, b, c = 0] = given.split(/[\s,]+/).map(Number);
    if (step === 'translate') brush.translate(a, b ?? 0);
    else if (step === 'scale') brush.scale(a, b ?? a);
    else {
      brush.translate(b ?? 0, c);
      brush.rotate((a * Math.PI) / 180);
      brush.translate(-(b ?? 0), -c);
    }
  }
}

function outlineOf({ tag, attributes }: Shape): Path2D {
  const n = (name: string): number => numberIn(attributes, name);
  if (tag === 'path') return new Path2D(String(attributes['d'] ?? ''));
  const outline = new Path2D();
  if (tag === 'rect') outline.roundRect(n('x'), n('y'), n('width'), n('height'), n('rx'));
  if (tag === 'circle') outline.arc(n('cx'), n('cy'), n('r'), 0, 2 * Math.PI);
  if (tag === 'ellipse') outline.ellipse(n('cx'), n('cy'), n('rx'), n('ry'), 0, 0, 2 * Math.PI);
  return outline;
}

const isColour = (value: string | number | undefined): value is string => Boolean(value) && value !== 'none';

function write(brush: CanvasRenderingContext2D, words: string, look: Attributes, font: string): void {
  const aligned = { start: 'left', middle: 'center', end: 'right' } as const;
  brush.font = `${look['font-weight'] ?? 400} ${numberIn(look, 'font-size', 16)}px ${font}`;
  brush.textAlign = aligned[String(look['text-anchor'] ?? 'start') as keyof typeof aligned];
  brush.fillText(words, numberIn(look, 'x'), numberIn(look, 'y'));
}

function fillAndStroke(brush: CanvasRenderingContext2D, shape: Shape, look: Attributes): void {
  const { fill = '#000', stroke } = look;
  const outline = outlineOf(shape);
  if (isColour(fill)) brush.fill(outline);
  if (!isColour(stroke)) return;
  brush.strokeStyle = stroke;
  brush.lineWidth = numberIn(look, 'stroke-width', 1);
  brush.lineCap = (look['stroke-linecap'] ?? 'butt') as CanvasLineCap;
  brush.lineJoin = (look['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
  brush.setLineDash(
    String(look['stroke-dasharray'] ?? '')
      .split(/[\s,]+/)
      .flatMap((part) => (part && part !== 'none' ? [Number(part)] : [])),
  );
  brush.stroke(outline);
}

/** Paints shapes in their order, with what they inherit. */
export function paint(brush: CanvasRenderingContext2D, drawing: Drawing, font: string, given: Attributes = {}): void {
  for (const shape of drawing) {
    const look = { ...given, ...shape.attributes };
    brush.save();
    transform(brush, String(shape.attributes['transform'] ?? ''));
    brush.globalAlpha *= numberIn(shape.attributes, 'opacity', 1);
    if (isColour(look['fill'] ?? '#000')) brush.fillStyle = String(look['fill'] ?? '#000');
    if (typeof shape.inside === 'string') write(brush, shape.inside, look, font);
    else if (shape.inside) paint(brush, shape.inside, font, handedDown(look));
    else fillAndStroke(brush, shape, look);
    brush.restore();
  }
}

function handedDown(look: Attributes): Attributes {
  return Object.fromEntries(INHERITED.flatMap((name) => (look[name] === undefined ? [] : [[name, look[name]]])));
}

/** A drawing as a PNG file, this many times as large as it is drawn. */
export async function pngOf(
  drawing: Drawing,
  size: { readonly width: number; readonly height: number; readonly font: string },
  scale = 2,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width * scale;
  canvas.height = size.height * scale;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.scale(scale, scale);
  paint(brush, drawing, size.font);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
