/** Lands that were drawn: a planet's never changes, so it is drawn once for each shape of the map. */
import type { PlanetPrint } from '../printed';
import { drawLand, type Land } from './cells';
import type { Size } from './layout';
import { pathOf } from './paths';

/** The shapes that a map comes in: for a phone, a tablet, a screen, and a flat screen. */
export const SHAPES = {
  phone: { width: 470, height: 420 },
  tablet: { width: 720, height: 560 },
  wide: { width: 920, height: 470 },
  flat: { width: 1060, height: 420 },
} as const satisfies Record<string, Size>;
export type Shape = keyof typeof SHAPES;

const drawn = new Map<string, Land>();

/** The shape that fits a place best; without a size yet, that of a screen. */
export function shapeFor({ width, height }: Size, narrow: boolean): Shape {
  if (narrow) return width < 560 ? 'phone' : 'tablet';
  if (height === 0) return 'wide';
  return width / height > 2.2 ? 'flat' : width / height > 1.5 ? 'wide' : 'tablet';
}

/** From this width on, in px, there is room for a crew board beside the map: then both have the whole height. */
const ROOMY = 700;
export const hasRoomBeside = (width: number): boolean => width >= ROOMY;

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
