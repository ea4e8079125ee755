/** What is to be seen in a sector, put together from the view. */
import type { GlyphName, SectionName } from '../draw/glyphs';
import type { BoardView, ExpeditionView, PlanetPrint } from '../types';

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

export function sightsOf(trip: ExpeditionView, board: number, planet: PlanetPrint): Sight[] {
  const first = board * 100;
  const shown = trip.boards[board];
  return planet.sector.map((print) => {
    const sector = first + print.n;
    const place = trip.places[String(sector)];
    const top = place?.pois.at(-1);
    const card = planet.poi?.find(({ id }) => id === top?.[0]);
    const checks = card?.actions?.some(({ parts }) => parts.rows ?? parts.tracks) ?? false;
    return {
      sector,
      poi: top ? top[0] : null,
      below: Math.max(0, (place?.pois.length ?? 0) - 1),
      icons: [
        ...(checks ? (['dice_check'] as const) : []),
        ...(card?.icons ?? []).flatMap((icon) => ICONS[icon] ?? []),
      ],
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

function threatsIn(board: BoardView | undefined, sector: number): [string, number][] {
  return (board?.threats ?? [])
    .map(([id, sectors]): [string, number] => [id, sectors.filter((one) => one === sector).length])
    .filter(([, count]) => count > 0);
}
