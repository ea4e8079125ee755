/** What has happened since the lander left the planet, as the log tells it, sorted by the pages of the ship book. Pure. */
import type { Say } from '../../../table/board';
import type { Entry, Message } from '../../../table/protocol';
import type { LogLines, Printed } from '../printed';
import type { HomePageView } from '../view';

export type HomePage = HomePageView['id'];

/** What a decision brought about, if it was an evacuation. */
export function flightOf(log: readonly Entry[], position: number, { home }: LogLines): readonly Entry[] {
  const lines = log.filter((line) => !line.undone && line.position === position);
  const fled = lines.some(({ message }) => message.id === home.fled);
  return fled ? lines.filter(({ message }) => home.flight.includes(message.id)) : [];
}

/** The lines of a homecoming by their pages. */
export function reportOf(
  log: readonly Entry[],
  position: number,
  { signposts: { pages }, lines: kinds }: Pick<Printed, 'signposts' | 'lines'>,
): ReadonlyMap<HomePage, readonly Message[]> {
  const lines = log.filter((line) => !line.undone && line.position <= position);
  const start = lines.findLastIndex(({ message }) => kinds.home.begins.includes(message.id));
  const flight = flightOf(lines.slice(0, Math.max(0, start)), lines[start]?.position ?? 0, kinds);
  const report = new Map<HomePage, Message[]>(flight.length ? [['docking', flight.map(({ message }) => message)]] : []);
  for (const { message, rule } of lines.slice(start + 1)) {
    const page = Object.entries(pages).find(([chapter]) => rule?.startsWith(chapter))?.[1];
    if (page) report.set(page, [...(report.get(page) ?? []), message]);
  }
  return report;
}

/** The lines in words; what is told of several crew members in the same words stands in one line. */
export function toldOf(lines: readonly Message[], { home }: LogLines, t: Say): string[] {
  const names = ({ args }: Message): string => (typeof args?.['crew'] === 'object' ? t(args['crew']) : '');
  return lines.flatMap((line) => {
    const alike = lines.filter(({ id }) => id === line.id);
    const together = alike.length > 1 ? home.together[line.id] : undefined;
    if (!together) return [t(line)];
    return line === alike[0] ? [t(together, { names: alike.map(names).join(', ') })] : [];
  });
}
