/** What has happened since the lander left the planet, as the log tells it, sorted by the pages of the ship book. Pure. */
import type { Say } from '../../../table/board';
import type { Entry, Message } from '../../../table/protocol';
import type { Signposts } from '../printed';
import type { HomePageView } from '../view';

export type HomePage = HomePageView['id'];

/** Where a homecoming begins in the log. */
const STARTS = ['vanguard-left-planet', 'vanguard-landing-aborted', 'vanguard-landed'];

/** What is told of an evacuation: why, and what it cost. */
const EVACUATION = ['vanguard-fourth-injury', 'vanguard-evacuation'];

/** What a decision brought about, if it was an evacuation. */
export function flightOf(log: readonly Entry[], position: number): readonly Entry[] {
  const lines = log.filter((line) => !line.undone && line.position === position);
  const fled = lines.some(({ message }) => message.id === 'vanguard-evacuation');
  return fled ? lines.filter(({ message }) => EVACUATION.includes(message.id)) : [];
}

/** The lines of a homecoming by their pages. */
export function reportOf(
  log: readonly Entry[],
  position: number,
  { pages }: Signposts,
): ReadonlyMap<HomePage, readonly Message[]> {
  const lines = log.filter((line) => !line.undone && line.position <= position);
  const start = lines.findLastIndex(({ message }) => STARTS.includes(message.id));
  const flight = flightOf(lines.slice(0, Math.max(0, start)), lines[start]?.position ?? 0);
  const report = new Map<HomePage, Message[]>(flight.length ? [['docking', flight.map(({ message }) => message)]] : []);
  for (const { message, rule } of lines.slice(start + 1)) {
    const page = Object.entries(pages).find(([chapter]) => rule?.startsWith(chapter))?.[1];
    if (page) report.set(page, [...(report.get(page) ?? []), message]);
  }
  return report;
}

/** The lines in words; everybody who has rested stands in one line. */
export function toldOf(lines: readonly Message[], t: Say): string[] {
  const rested = lines.filter(({ id }) => id === 'vanguard-rested');
  const names = rested.map(({ args }) => (typeof args?.['crew'] === 'object' ? t(args['crew']) : ''));
  return lines.flatMap((line) => {
    if (rested.length < 2 || line.id !== 'vanguard-rested') return [t(line)];
    return line === rested[0] ? [t('vanguard-board-rested', { names: names.join(', ') })] : [];
  });
}
