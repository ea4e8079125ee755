/** A ridge of land: a silhouette, strata that follow it, shadow where it turns away and a bright edge toward the lamp. */
import { K, hills, line, many, path, r, scattered, type Draw } from '../ink';

export const ridge: Draw<'ridge'> = (given, id) => {
  const { y, colour, amp, width, edge, lamp, strata, gap, line: strength, shade, x1, x2, seed } = given;
  const points: [number, number][] = [];
  for (let x = x1; x <= x2; x += 10) points.push([x, y - amp * hills(x / width, seed)]);
  const through = (of: (point: [number, number]) => number): string =>
    points.map((point, k) => `${k ? 'L' : 'M'}${r(point[0])} ${r(of(point))}`).join('');
  const body = `${through(([, top]) => top)}V800H${x1}Z`;
  const layers = many(strata, (place) => {
    const k = place + 1;
    const drift = (x: number): number => (hills(x / (width * 0.6) + k * 3, seed + 20) - 0.5) * gap * 1.4;
    const d = through(([x, top]) => top + k * gap * (1 + k * 0.12) + drift(x));
    const dark = k % 2 === 1;
    return line(
      d,
      dark ? K : edge,
      dark ? 2.4 : 1.2,
      r(strength * (dark ? 1.2 : 1) * (1 - k / (strata + 3)) * 10) / 10,
    );
  });
  const side = lamp === 'left' ? -1 : 1;
  let dark = '';
  let bright = '';
  for (const [k, [ax, ay]] of points.slice(0, -1).entries()) {
    const [bx, by] = points[k + 1] ?? [ax, ay];
    const slope = ((by - ay) / (bx - ax)) * side;
    if (slope > 0.1) bright += `M${r(ax)} ${r(ay)}L${r(bx)} ${r(by)}`;
    else if (slope < -0.18 && shade)
      dark += `M${r(ax)} ${r(ay)}L${r(ax - side * 9)} ${r(ay + 16 + scattered(k, seed) * 20)}`;
  }
  return (
    `<defs><clipPath id="${id}"><path d="${body}"/></clipPath></defs>${path(body, colour)}` +
    `<g clip-path="url(#${id})">${layers}${line(dark, K, 2, shade)}</g>${line(bright, edge, 2.2, 0.6)}`
  );
};
