/** The sky: bands as a screen print lays them, stars, suns, and birds far off. */
import { H, W, chance, circle, dot, hills, line, many, mix, path, r, r2, type Draw } from '../ink';

export const sky: Draw<'sky'> = ({ top, low, y, bands, sway, seed }) =>
  `<rect width="${W}" height="${H}" fill="${top}"/>` +
  many(bands - 1, (band) => {
    const k = band + 1;
    const edge = y * Math.pow(k / bands, 0.8);
    let d = `M0 ${H}V${r(edge)}`;
    for (let x = 0; x <= W; x += 60) d += `L${x} ${r(edge + (hills(x / 260 + k, seed + k) - 0.5) * sway * 2)}`;
    return path(`${d}V${H}Z`, mix(top, low, k / (bands - 1)));
  });

export const stars: Draw<'stars'> = ({ count, y, big, colour, seed }) => {
  const next = chance(seed);
  const small = many(count, () => {
    const q = next();
    return `<circle cx="${r(next() * W)}" cy="${r(next() * y)}" r="${r(0.7 + q * q * 1.7)}" fill="${colour}" fill-opacity="${r(0.25 + next() * 0.65)}"/>`;
  });
  return (
    small +
    many(big, () => {
      const [x, at, ray] = [next() * W, next() * y, 6 + next() * 7];
      return (
        line(`M${r(x - ray)} ${r(at)}H${r(x + ray)}M${r(x)} ${r(at - ray)}V${r(at + ray)}`, colour, 1, 0.55) +
        circle(x, at, 2.2, `fill="${colour}"`)
      );
    })
  );
};

export const dust: Draw<'dust'> = ({ x1, y1, x2, y2, width, count, colour, strength, seed }) => {
  const next = chance(seed);
  const slope = (y2 - y1) / (x2 - x1 || 1);
  return many(count, () => {
    const t = next();
    const off = (next() + next() - 1) * width;
    const long = 60 + next() * 180;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + off];
    const d = `M${r(x - long)} ${r(y - long * slope)}Q${r(x)} ${r(y - 10 + next() * 20)} ${r(x + long)} ${r(y + long * slope)}`;
    return line(d, colour, r(3 + next() * 14), r2(strength * (0.4 + next())));
  });
};

export const sun: Draw<'sun'> = ({ x, y, r: radius, colour, strength }) => dot(x, y, radius, colour, strength);

export const noon: Draw<'noon'> = ({ x: edge, colour }) =>
  many(6, (k) => {
    let d = `M1200 0H${edge + 10 - k * 34}`;
    for (let y = 0; y <= 640; y += 40)
      d += `L${r(edge - k * 36 + (hills(y / 80 + k * 2, 44) - 0.5) * 46 + y * 0.06)} ${y}`;
    return path(`${d}H1200Z`, colour, 'none', 0, `fill-opacity="${[0.4, 0.3, 0.22, 0.2, 0.16, 0.16][k]}"`);
  });

export const lights: Draw<'lights'> = ({ x, y, dx, dy, count, r: radius, colour }) =>
  many(count, (k) => dot(x + k * dx, y + k * dy, radius * (1 + k * 0.085), colour, 0.85));

export const billows: Draw<'billows'> = ({ y, far, near, edge, slope, count, seed }) =>
  many(count, (k) => {
    let top = '';
    for (let x = -20; x <= 1220; x += 30)
      top += `L${x} ${r(y + k * 74 + x * slope + (hills(x / 190 + k * 3, seed + k) - 0.5) * 130)}`;
    const body = `M-20 820V${y - 10 + k * 60}${top}V820Z`;
    return (
      path(body, mix(far, near, k / count), 'none', 0, 'fill-opacity=".5"') +
      line(top.replace('L', 'M'), edge, 1.6, 0.3 - k * 0.03)
    );
  });

export const birds: Draw<'birds'> = ({ x, y, width, count, colour, seed }) => {
  const next = chance(seed);
  return many(count, () => {
    const [at, up, wing] = [x + next() * width, y + (next() - 0.5) * width * 0.35, 6 + next() * 9];
    return line(
      `M${r(at - wing)} ${r(up - wing * 0.5)}Q${r(at - wing * 0.4)} ${r(up - wing * 0.5)} ${r(at)} ${r(up)}Q${r(at + wing * 0.4)} ${r(up - wing * 0.6)} ${r(at + wing)} ${r(up - wing * 0.4)}`,
      colour,
      2,
      0.8,
    );
  });
};
