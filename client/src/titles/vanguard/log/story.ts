/** What the log of the table shows of a line: a sign for its kind, and for a page of the log book only its title. */
import type { StoryPage } from '../../../table/board';
import type { Entry } from '../../../table/protocol';
import type { GlyphName } from '../draw/glyphs';
import type { VanguardView } from '../view';

/** The kinds of lines, each with the words after `vanguard-` by which its messages begin. The first that fits counts. */
const KINDS: readonly (readonly [GlyphName, string])[] = [
  ['log', 'log signer flag hint'],
  ['lander', 'landing landed lander lift-off left-planet evacuation loaded damaged fitted'],
  ['travel', 'moved lands pushed path handed-over left-behind'],
  ['important', 'situation penalty abandoned last-chance'],
  ['mission', 'mission objective act'],
  ['threat', 'threat field'],
  ['danger', 'danger rolled-danger'],
  ['memorial', 'died remembered'],
  ['medbay', 'admitted healed recovered patient critical immune'],
  ['injury', 'injury injured fourth-injury'],
  ['event', 'event events condition'],
  ['time', 'time round turn pass start'],
  ['supplies', 'supplies charges'],
  ['gain_success', 'success row-complete'],
  ['energy', 'energy activated installed'],
  ['command', 'command speaks'],
  ['morale', 'morale'],
  ['starmap', 'course flew visited scanned listening'],
  ['production', 'project repaired'],
  ['addon', 'add-on'],
  ['rank_up', 'rank-up ranked promoted trained learned'],
  ['lead', 'lead leads'],
  ['unique', 'unique pocketed'],
  ['gathering', 'discovered found no-discovery swapped put-under under-deck'],
  ['advance_track', 'track planet-track planet-state lasting'],
  ['poi', 'poi pois placed marker marked boxed'],
  ['equipment', 'discarded-gear to-armory received unlocked gained added'],
  ['rest', 'rests rested refreshed'],
  ['special_action', 'special-action skill extra'],
  ['section_card', 'played used-card drew packed combined'],
  ['dice_check', 'row rolled rerolled rolled-ten special instant supports saved turned turned-down exerts ignored'],
  ['die', 'die used sacrificed'],
  ['crew', 'sent assigned recruited dismissed crew left'],
];
const STARTS = KINDS.flatMap(([sign, starts]) =>
  starts.split(' ').map((start) => [`vanguard-${start}`, sign] as const),
);

/** The sign of a line, by what it tells of. */
export function signOf(id: string): GlyphName {
  if (!id.startsWith('vanguard-')) return 'log';
  return STARTS.find(([start]) => id === start || id.startsWith(`${start}-`))?.[1] ?? 'legend';
}

const EXPLAINED = /^(?:vanguard-hint|[a-z0-9]+-lesson)-/;

/** Whether a line is a step of the lesson or a hint: both stand above the board while they matter. */
export function explains({ message }: Entry): boolean {
  return EXPLAINED.test(message.id);
}

const PROSE = /^[a-z0-9]+-(?:log|scene)-(?<log>.+?)(?<part>-[br]\d+)?$/;

/** The page that a line tells, if it does. One that was taken back is no longer in the book. */
export function pageOf({ message }: Entry, view: VanguardView): StoryPage | null {
  const found = message.id.startsWith('vanguard-') ? undefined : PROSE.exec(message.id)?.groups;
  const page = found && view.book.findLast(({ parts }) => parts.includes(message.id));
  if (!found) return null;
  const title = page ? { id: page.title } : { id: 'vanguard-board-some-page' };
  const id = found['part'] ? 'vanguard-board-page-goes-on' : 'vanguard-board-page-read';
  return { message: { id, args: { title } }, id: page?.log ?? '', view: 'book' };
}
