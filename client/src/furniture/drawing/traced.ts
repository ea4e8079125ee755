/** A picture of the page as a drawing with colours of its own, to be kept as a file. */
import type { Drawing, Shape } from './drawing';

const TAGS = ['rect', 'circle', 'ellipse', 'path', 'text'] as const;
const SIZES = ['x', 'y', 'width', 'height', 'rx', 'cx', 'cy', 'r', 'ry', 'd'] as const;
const LOOKS = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'] as const;
const TYPE = ['font-size', 'font-weight', 'text-anchor'] as const;

/** The colour of a fill; of one that runs from colour to colour, that of its middle. */
function colourOf(root: Element, paint: string): string {
  const id = /^url\(["']?#(?<id>[^"')]+)/.exec(paint)?.groups?.['id'];
  if (!id) return paint;
  const stops = [...(root.ownerDocument.getElementById(id)?.querySelectorAll('stop') ?? [])];
  return stops[Math.floor(stops.length / 2)]?.getAttribute('stop-color') ?? 'none';
}

function shapeOf(root: SVGSVGElement, one: SVGGraphicsElement, tag: (typeof TAGS)[number]): Shape {
  const style = getComputedStyle(one);
  const attributes: Record<string, string | number> = {};
  for (const name of SIZES) {
    const value = one.getAttribute(name);
    if (value !== null) attributes[name] = value;
  }
  for (const name of tag === 'text' ? [...LOOKS, ...TYPE] : LOOKS)
    attributes[name] = colourOf(root, style.getPropertyValue(name)).replace(/px$/, '');
  attributes['opacity'] = Number(style.opacity) * (attributes['fill'] === 'none' ? Number(style.strokeOpacity) : 1);
  const place = root
    .getScreenCTM()
    ?.inverse()
    .multiply(one.getScreenCTM() ?? new DOMMatrix());
  if (place) attributes['transform'] = `translate(${place.e} ${place.f}) scale(${place.a} ${place.d})`;
  return tag === 'text' ? { tag, attributes, inside: one.textContent } : { tag, attributes };
}

/** Everything that is drawn in an SVG, also in those within it; what turns, keeps its place and forgets its turn. */
export function tracedFrom(root: SVGSVGElement): Drawing {
  return [...root.querySelectorAll<SVGGraphicsElement>(TAGS.join(','))]
    .filter((one) => !one.closest('defs'))
    .map((one) => shapeOf(root, one, one.tagName as (typeof TAGS)[number]));
}
