/** What is stored on a tile: crates of goods, battery cells, and the bolt that means "needs a battery". */
import { circle, INK, path, rect, text, type Drawing } from './shapes';

/** Colour of a crate, and the price that is written on it. */
export const GOODS: Readonly<Record<string, readonly [string, number]>> = {
  red: ['#D9412F', 4],
  yellow: ['#F4C430', 3],
  green: ['#4FA65B', 2],
  blue: ['#3F86C9', 1],
};

export function crate(x: number, y: number, w: number, good: string): Drawing {
  const [colour, price] = GOODS[good] ?? ['#888', 0];
  return [
    rect(x, y, w, w, 3, colour, INK, 3),
    path(`M${x + 3} ${y + 4.4}H${x + w - 3}`, '', '#fff', 2, { opacity: 0.45 }),
    text(x + w / 2, y + w * 0.8, String(price), w * 0.78, good === 'yellow' ? INK : '#fff', { 'font-weight': 600 }),
  ];
}

/** A place for one crate; a special one takes red goods too. */
export function slot(x: number, y: number, w: number, special: boolean, good?: string): Drawing {
  const frame = special ? [rect(x - 3, y - 3, w + 6, w + 6, 4, '#F7D9C8', INK, 3)] : [];
  const floor = [
    rect(x, y, w, w, 3, special ? '#6E241A' : '#6B4A22', INK, special ? 2.4 : 3.2),
    path(`M${x + 2.4} ${y + 3.4}H${x + w - 2.4}`, '', '#000', 3, { opacity: 0.3 }),
  ];
  if (good) return [...frame, ...floor, ...crate(x, y, w, good)];
  const [mx, my, r] = [x + w / 2, y + w / 2, w * 0.3];
  const diamond = path(`M${mx} ${my - r}L${mx + r} ${my}L${mx} ${my + r}L${mx - r} ${my}Z`, '', '#F6B7A4', 2.6);
  return special ? [...frame, ...floor, diamond] : [...frame, ...floor];
}

/** A battery cell: a spent one is dark with a dash. */
export function cell(x: number, y: number, w: number, h: number, full: boolean): Drawing {
  const bolt =
    `M${x + w * 0.56} ${y + h * 0.2}L${x + w * 0.28} ${y + h * 0.56}h${w * 0.2}` +
    `L${x + w * 0.44} ${y + h * 0.82}L${x + w * 0.74} ${y + h * 0.44}h${-w * 0.2}Z`;
  return [
    rect(x + w * 0.28, y - 5, w * 0.44, 8, 2, '#6C7A5A', INK, 2.6),
    rect(x, y, w, h, 4, full ? '#EAF7A6' : '#45523A', INK, 3.2),
    full ? path(bolt, INK) : path(`M${x + w * 0.3} ${y + h * 0.5}h${w * 0.4}`, '', '#7F8F6B', 2.6),
  ];
}

export function cells(xs: readonly number[], y: number, w: number, h: number, power: number): Drawing {
  return xs.flatMap((x, i) => cell(x, y, w, h, power > i));
}

/** Needs a battery. */
export function bolt(x: number, y: number, r = 9): Drawing {
  const sign =
    `M${x + 1.2} ${y - r * 0.66}L${x - r * 0.44} ${y + r * 0.16}h${r * 0.38}` +
    `L${x - 1.2} ${y + r * 0.66}L${x + r * 0.44} ${y - r * 0.16}h${-r * 0.38}Z`;
  return [circle(x, y, r, '#EAF7A6', INK, 2.6), path(sign, INK)];
}
