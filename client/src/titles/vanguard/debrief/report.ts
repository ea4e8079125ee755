/** What has happened since the lander left the planet, as the log tells it, sorted by the pages of the ship book. Pure. */
import type { Entry, Message } from '../../../table/protocol';
import type { HOMECOMING } from '../lights';

export type HomePage = (typeof HOMECOMING)[number];

/** The page that a line belongs to, by the chapter of its rule: IV-S-2703 is page 27. */
const CHAPTERS: Readonly<Record<string, HomePage>> = {
  'IV-S-26': 'docking',
  'IV-S-27': 'debriefing',
  'IV-S-28': 'unloading',
  'IV-S-32': 'medbay',
  'IV-S-36': 'memorial',
};
/** Where a homecoming begins in the log. */
const STARTS = ['vanguard-left-planet', 'vanguard-landing-aborted', 'vanguard-landed'];

export function reportOf(log: readonly Entry[], position: number): ReadonlyMap<HomePage, readonly Message[]> {
  const lines = log.filter((line) => !line.undone && line.position <= position);
  const start = lines.findLastIndex(({ message }) => STARTS.includes(message.id));
  const report = new Map<HomePage, Message[]>();
  for (const { message, rule } of lines.slice(start + 1)) {
    const page = CHAPTERS[rule?.slice(0, 7) ?? ''];
    if (page) report.set(page, [...(report.get(page) ?? []), message]);
  }
  return report;
}
