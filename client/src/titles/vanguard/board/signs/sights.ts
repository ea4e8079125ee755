/** What there is to see in a sector, collected from the view. */
import type { GlyphName, SectionName } from '../../draw/glyphs';
import type { CardPrint, PlanetPrint } from '../../printed';
import type { BoardView, ExpeditionView } from '../../view';

export interface Person {
  readonly who: number;
  readonly section: SectionName;
  readonly acts: boolean;
}

export interface Sight {
  readonly sector: number;
  /** The POI on top; empty when it lies face down, null without one. */
  readonly poi: string | null;
  readonly below: number;
  readonly icons: readonly GlyphName[];
  readonly log: string;
  readonly people: readonly Person[];
  /** Each threat once, with the number of its figures. */
  readonly threats: readonly (readonly [string, number])[];
  readonly markers: readonly (readonly [string, number])[];
  readonly gear: readonly string[];
  readonly isLanding: boolean;
}

const ICONS: Readonly<Record<string, GlyphName>> = {
  final: 'final_poi',
  important: 'important',
  'no-save': 'no_save',
  'no-travel': 'no_travel',
};

/** The sectors of a board by what is printed in them. */
export function numbersOn({ places }: ExpeditionView, board: number): ReadonlyMap<number, number> {
  const there = Object.entries(places).filter(([, place]) => place.board === board);
  return new Map(there.map(([sector, { n }]) => [n, Number(sector)]));
}

export function sightsOf(
  trip: ExpeditionView,
  board: number,
  planet: PlanetPrint,
  card: (id: string) => CardPrint | undefined,
): Sight[] {
  const numbers = numbersOn(trip, board);
  const shown = trip.boards[board];
  return planet.sector.map((print) => {
    const sector = numbers.get(print.n) ?? 0;
    const place = trip.places[sector];
    const top = place?.pois.at(-1);
    const poi = top?.id ? card(top.id) : undefined;
    const checks = poi?.actions?.some(({ parts }) => Object.keys(parts.rows).length > 0) ?? false;
    return {
      sector,
      poi: top ? top.id : null,
      below: Math.max(0, (place?.pois.length ?? 0) - 1),
      icons: iconsOf(poi?.icons ?? [], checks),
      log: print.log && !place?.entered ? print.log : '',
      people: trip.team.flatMap((one, who) =>
        one.sector === sector && !one.dead ? [{ who, section: one.section, acts: who === trip.who }] : [],
      ),
      threats: threatsIn(shown, sector),
      markers: Object.entries(place?.markers ?? {}).filter(([, count]) => count > 0),
      gear: place?.gear ?? [],
      isLanding: trip.landing === sector,
    };
  });
}

/** Signs of a POI; that it has a check is said only where nothing matters more. */
function iconsOf(printed: readonly string[], checks: boolean): GlyphName[] {
  const icons = printed.flatMap((icon) => ICONS[icon] ?? []);
  return icons.length || !checks ? icons : ['dice_check'];
}

function threatsIn(board: BoardView | undefined, sector: number): [string, number][] {
  return (board?.threats ?? [])
    .map(({ id, sectors }): [string, number] => [id, sectors.filter((one) => one === sector).length])
    .filter(([, count]) => count > 0);
}

/** Longer names stand in two lines, about as long as each other. */
const LONG = 15;

export function inLines(name: string): readonly string[] {
  if (name.length <= LONG) return [name];
  const words = name.split(' ');
  const cuts = words
    .slice(1)
    .map((_, place) => [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')]);
  const [best] = cuts.sort((a, b) => longest(a) - longest(b));
  return best ?? [name];
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

/** A name that is at most so long. */
export function shortened(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}
