/** The paths of a planet, by the numbers that its sectors have on its own board. */
import type { PathPrint } from '../../printed';
import type { BoardView } from '../../view';
import type { Link } from './layout';

export interface Path extends Link {
  /** Whether one may also go back. */
  readonly both: boolean;
  /** What must be done on the way, in this order. */
  readonly symbols: PathPrint['symbols'];
}

export const pathOf = ({ start, end, both, symbols }: PathPrint): Path => ({ from: start, to: end, both, symbols });

/** The markers that lie on a path between two sectors, by their names. */
export function markersOn(ends: readonly number[], { paths }: BoardView): readonly (readonly [string, number])[] {
  const found = paths.find((path) => path.ends.every((sector) => ends.includes(sector)));
  return Object.entries(found?.markers ?? {}).filter(([, count]) => count > 0);
}
