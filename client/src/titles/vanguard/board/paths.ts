/** The paths of a planet, as its file writes them: `1-2:T` both ways, `6>8:T` one way, with symbols in their order. */
import type { Link } from './layout';

export interface Path extends Link {
  /** Whether one may also go back. */
  readonly both: boolean;
  /** What must be done on the way: `T`, `uD` use a die, `sR` sacrifice one, `xA` roll danger; empty for a free path. */
  readonly symbols: readonly string[];
}

const PATH = /^(?<from>\d+)(?<way>[->])(?<to>\d+):(?<symbols>.+)$/;

export function pathsOf(text: string): Path[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const found = PATH.exec(word)?.groups;
      if (!found) return [];
      const symbols = found['symbols'] === '0' ? [] : (found['symbols'] ?? '').split('+');
      return [{ from: Number(found['from']), to: Number(found['to']), both: found['way'] === '-', symbols }];
    });
}

/** The path that leads from one sector to another. */
export function pathBetween(paths: readonly Path[], from: number, to: number): Path | undefined {
  return paths.find(
    (path) => (path.from === from && path.to === to) || (path.both && path.from === to && path.to === from),
  );
}

/** The markers that lie on a path, by their names; the view calls a path as its file does. */
export function markersOn(
  path: Path,
  lying: Readonly<Record<string, Readonly<Record<string, number>>>>,
): readonly (readonly [string, number])[] {
  const found = lying[`${path.from}-${path.to}`] ?? lying[`${path.to}-${path.from}`] ?? {};
  return Object.entries(found).filter(([, count]) => count > 0);
}
