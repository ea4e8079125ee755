/** A drawing as plain data: a list of shapes, which can be looked into, written out as SVG, or painted (`painting.ts`). */

export interface Shape {
  readonly tag: 'rect' | 'circle' | 'ellipse' | 'path' | 'text' | 'g';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly inside?: readonly Shape[] | string;
}

export type Drawing = readonly Shape[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(words: string | number): string {
  return String(words).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** The drawing as SVG text. A ship of forty tiles has some two thousand shapes that never change by themselves: as text
 *  the browser makes them in one go, where a component for each would take ten times as long. */
export function svg(drawing: Drawing): string {
  return drawing.map(written).join('');
}

function written({ tag, attributes, inside }: Shape): string {
  const set = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const open = `<${tag}${set.join('')}`;
  if (inside === undefined) return `${open}/>`;
  return `${open}>${typeof inside === 'string' ? escaped(inside) : svg(inside)}</${tag}>`;
}
