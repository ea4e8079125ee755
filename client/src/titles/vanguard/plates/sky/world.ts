/** A world seen from space: a disc that is lit from one side, with bands of land that follow its curve. */
import { hills, line, many, noise, path, r, scattered, type Draw } from '../ink';

const HAZE = [
  [1.07, 0.08],
  [1.045, 0.12],
  [1.02, 0.2],
] as const;

export const world: Draw<'world'> = ({ x, y, r: radius, day, night, land, air, lamp, bands, seed }, id) => {
  const a = (lamp * Math.PI) / 180;
  const disc = `cx="${x}" cy="${y}" r="${radius}"`;
  const rim = (turn: number): string => `${r(x + radius * Math.cos(a + turn))} ${r(y + radius * Math.sin(a + turn))}`;
  const [lx, ly] = [r(x + Math.cos(a) * radius * 0.55), r(y + Math.sin(a) * radius * 0.55)];
  return (
    HAZE.map(
      ([size, strength]) =>
        `<circle cx="${x}" cy="${y}" r="${r(radius * size)}" fill="${air}" fill-opacity="${strength}"/>`,
    ).join('') +
    `<defs><clipPath id="${id}c"><circle ${disc}/></clipPath><radialGradient id="${id}n" gradientUnits="userSpaceOnUse" cx="${lx}" cy="${ly}" r="${r(radius * 1.55)}"><stop offset=".1" stop-color="#FFE2A8" stop-opacity=".28"/><stop offset=".32" stop-color="${night}" stop-opacity="0"/><stop offset=".62" stop-color="${night}" stop-opacity=".62"/><stop offset=".9" stop-color="${night}" stop-opacity=".96"/></radialGradient></defs>` +
    `<g clip-path="url(#${id}c)"><circle ${disc} fill="${day}"/>${lands({ x, y, radius, land, bands, seed })}<circle ${disc} fill="url(#${id}n)"/></g>` +
    line(`M${rim(-1.3)}A${radius} ${radius} 0 0 1 ${rim(1.3)}`, '#FFF4DA', 3, 0.75)
  );
};

interface Lands {
  x: number;
  y: number;
  radius: number;
  land: string;
  bands: number;
  seed: number;
}

function lands({ x, y, radius, land, bands, seed }: Lands): string {
  return many(bands, (k) => {
    const middle = y - radius + (2 * radius * (k + 0.5)) / bands;
    let upper = '';
    let lower = '';
    for (let q = 0; q <= 72; q++) {
      const at = x - radius + (2 * radius * q) / 72;
      const curve = Math.sqrt(Math.max(0, 1 - ((at - x) / radius) ** 2)) * radius * 0.12;
      const edge = middle + curve + (hills(q / 8 + k * 4, seed + k) - 0.5) * radius * 0.13;
      upper += `${q ? 'L' : 'M'}${r(at)} ${r(edge)}`;
      lower = `L${r(at)} ${r(edge + radius * (0.012 + 0.075 * noise(q / 6 + k, seed + 40)))}${lower}`;
    }
    return (
      path(`${upper}${lower}Z`, land, 'none', 0, `fill-opacity="${r(0.25 + 0.5 * scattered(k, seed))}"`) +
      line(upper, '#ffffff', 1.4, 0.22)
    );
  });
}
