/** The drawn land of each planet: it takes a moment to draw, and never changes. */
import type { PlanetPrint } from '../types';
import { drawLand, type Land } from './cells';
import { pathsOf } from './paths';

const WIDE = { width: 920, height: 470 };
const SMALL = { width: 430, height: 470 };
const drawn = new Map<string, Land>();

export function landOf(planet: PlanetPrint, small: boolean): Land {
  const key = `${planet.id} ${small}`;
  const found = drawn.get(key);
  if (found) return found;
  const sectors = planet.sector.map(({ n }) => n);
  const paths = pathsOf(planet.edges).filter(({ from, to }) => sectors.includes(from) && sectors.includes(to));
  const seed = [...planet.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 97;
  const land = drawLand(sectors, paths, small ? SMALL : WIDE, seed);
  drawn.set(key, land);
  return land;
}
