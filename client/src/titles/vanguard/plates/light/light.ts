/** The one lamp, what drifts in its light, and the paper of the print. */
import { H, K, W, chance, line, many, mix, path, r, r2, type Draw } from '../ink';

export const glow: Draw<'glow'> = ({ x, y, r: radius, colour, strength }, id) =>
  `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"><stop offset="0" stop-color="${mix(colour, '#FFFFFF', 0.35)}" stop-opacity="${strength}"/><stop offset=".3" stop-color="${colour}" stop-opacity="${r2(strength * 0.5)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle class="shines" cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;

export const beam: Draw<'beam'> = ({ points, colour, strength }) =>
  path(
    `M${points.map(([x = 0, y = 0]) => `${r(x)} ${r(y)}`).join('L')}Z`,
    colour,
    'none',
    0,
    `class="shines" fill-opacity="${strength}"`,
  );

export const motes: Draw<'motes'> = ({ x, y, width, height, count, colour, seed }) => {
  const next = chance(seed);
  return many(
    count,
    () =>
      `<circle cx="${r(x + next() * width)}" cy="${r(y + next() * height)}" r="${r(0.8 + next() * 1.8)}" fill="${colour}" fill-opacity="${r(0.25 + next() * 0.6)}"/>`,
  );
};

export const shadow: Draw<'shadow'> = ({ x, y, dx, dy, width, strength }) =>
  line(`M${r(x)} ${r(y)}l${r(dx)} ${r(dy)}`, K, width, strength);

export const snowfall: Draw<'snowfall'> = ({ count, slant, colour, strength, seed }) => {
  const next = chance(seed);
  return many(count, () => {
    const [x, y, far] = [next() * W, next() * H, next()];
    return far > 0.9
      ? line(
          `M${r(x)} ${r(y)}l${r(slant * 0.3 * far)} ${r(Math.abs(slant) * 0.12 + 4)}`,
          colour,
          r(1.4 + far * 2),
          strength * 0.8,
        )
      : `<circle cx="${r(x)}" cy="${r(y)}" r="${r(0.8 + far * 2)}" fill="${colour}" fill-opacity="${r2(strength * (0.3 + far * 0.7))}"/>`;
  });
};

export const shade_over: Draw<'shade_over'> = ({ colour, strength }) =>
  `<rect width="${W}" height="${H}" fill="${colour}" fill-opacity="${strength}"/>`;

export const grain: Draw<'grain'> = ({ strength }) => {
  let d = '';
  for (let y = 3; y < H; y += 5) d += `M0 ${y}H${W}`;
  return line(d, '#FFFFFF', 0.8, strength);
};

export const vignette: Draw<'vignette'> = ({ strength }, id) =>
  `<defs><radialGradient id="${id}" cx=".5" cy=".48" r=".75"><stop offset=".55" stop-color="#05070C" stop-opacity="0"/><stop offset="1" stop-color="#05070C" stop-opacity="${strength}"/></radialGradient></defs><rect width="${W}" height="${H}" fill="url(#${id})"/>`;
