/** What the log of the table shows of a line: a sign for its kind, and for a page of the log book only its title. */
import type { StoryPage } from '../../../table/board';
import type { Entry } from '../../../table/protocol';
import type { LogLines } from '../printed';
import type { VanguardView } from '../view';

type LogSign = LogLines['signs'][number][1];

/** The kind of a message of a campaign, `log` of `guestbook-log-L00-0`, or of one of the title. */
export const kindOf = (id: string): string => id.split('-', 2)[1] ?? '';
/** Whether a message is one of the title itself and of no campaign. */
export const isOurs = (id: string): boolean => id.startsWith('vanguard-');

/** The sign of a line, by what it tells of. */
export function signOf(id: string, { signs }: LogLines): LogSign {
  if (!isOurs(id)) return 'log';
  const name = id.slice('vanguard-'.length);
  return signs.find(([start]) => name === start || name.startsWith(`${start}-`))?.[1] ?? 'legend';
}

/** Whether a line is a step of the lesson or a hint: both stand above the board while they matter. */
export function explains({ message }: Entry, { taught }: LogLines): boolean {
  return taught.includes(kindOf(message.id));
}

/** The page that a line tells, if it does. One that was taken back is no longer in the book. */
export function pageOf({ message }: Entry, view: VanguardView, { prose }: LogLines): StoryPage | null {
  if (isOurs(message.id) || !prose.includes(kindOf(message.id))) return null;
  const page = view.book.findLast(({ parts }) => parts.includes(message.id));
  const title = page ? { id: page.title } : { id: 'vanguard-board-some-page' };
  const id = page && page.parts[0] !== message.id ? 'vanguard-board-page-goes-on' : 'vanguard-board-page-read';
  return { message: { id, args: { title } }, id: page?.log ?? '', view: 'book' };
}
