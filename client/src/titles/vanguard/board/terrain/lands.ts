/** Lands that were drawn: a planet's never changes, so it is drawn once for a screen and once for a phone. Both pictures
 *  keep their arrangement at every size: only the reader's zoom makes them larger. */
import type { PlanetPrint } from '../../printed';
import { drawLand, type Land } from './cells';
import type { Size } from './layout';
import { pathOf } from './paths';

/** The two pictures of a planet: a screen's, whose names are still read at seven eighths of their size, and a phone's. */
export const SHAPES = {
  wide: { width: 760, height: 540 },
  phone: { width: 470, height: 580 },
} as const satisfies Record<string, Size>;
export type Shape = keyof typeof SHAPES;

/** A window below this width, in px, has the picture of a phone. */
const SLIM = 600;

const drawn = new Map<string, Land>();

/** Which picture belongs into a window. */
export const shapeFor = (width: number, narrow: boolean): Shape => (narrow && width < SLIM ? 'phone' : 'wide');

export function landOf(planet: PlanetPrint, shape: Shape): Land {
  const key = `${planet.id} ${shape}`;
  const found = drawn.get(key);
  if (found) return found;
  const sectors = planet.sector.map(({ n }) => n);
  const paths = planet.paths.map(pathOf);
  const seed = [...planet.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 97;
  const biomes = new Map(planet.sector.map((one) => [one.n, one.biomes?.length ?? 0]));
  const land = drawLand(sectors, paths, SHAPES[shape], seed, (sector) => biomes.get(sector) ?? 0);
  drawn.set(key, land);
  return land;
}
