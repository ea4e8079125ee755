/** What the host and the holders of seats do to a table, apart from playing. */
import { ApiError, api } from '../../api';
import type { NoticesRow, NoticesWish, PlayOn, SeatWish, TableWish } from '../../api_types';
import { save } from '../../furniture/saving';
import { keepKeys, keepOpened, keysOf } from '../../keys';
import { router } from '../../router.svelte';
import type { Message, Options } from '../protocol';

/** Runs what may be refused; gives the reason, or null when it was done. */
export async function attempt(what: () => Promise<unknown>): Promise<Message | null> {
  try {
    await what();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.said;
  }
}

/** The key that proves a right to this seat: the host's, else the seat's own; the cookie does the rest. */
function proofFor(table: string, seat?: number): string | undefined {
  const { host, mine } = keysOf(table);
  return host ?? (seat === undefined ? Object.values(mine)[0] : mine[seat]);
}

export const start = (table: string) => attempt(() => api.start(table, proofFor(table)));
export const archive = (table: string) => attempt(() => api.archive(table, proofFor(table)));
export const change = (table: string, wish: TableWish) => attempt(() => api.change(table, wish, proofFor(table)));

/** What the server answers, or why it does not. */
async function answerOf<Answer>(asking: Promise<Answer>): Promise<Answer | Message> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.said;
  }
}

/** Where else it is told whose turn it is. */
export const noticesOf = (table: string): Promise<NoticesRow | Message> =>
  answerOf(api.notices(table, proofFor(table)));
export const tellElsewhere = (table: string, wish: NoticesWish): Promise<NoticesRow | Message> =>
  answerOf(api.tellElsewhere(table, wish, proofFor(table)));

/** Hands a seat to somebody else; the key of a seat that was opened is for inviting. */
export const reseat = (table: string, seat: number, plan: SeatWish) =>
  attempt(async () => {
    const { key } = await api.seat(table, seat, plan, proofFor(table, seat));
    if (key) keepKeys(table, { invites: { [seat]: key } });
  });

/** Calls in a bot for somebody who has not come in their time. */
export const callStandIn = (table: string, seat: number) => attempt(() => api.standIn(table, seat, proofFor(table)));

/** Takes an open seat: the one of the link, or any. */
export const sitDown = (table: string, key?: string) =>
  attempt(async () => {
    const joined = await api.join(table, key);
    keepKeys(table, joined.seat === null ? { host: joined.key } : { mine: { [joined.seat]: joined.key } });
  });

/** A table of one's own that goes on from a position of this one, against bots. */
export const playOn = (table: string, wish: PlayOn) =>
  attempt(async () => {
    const opened = await api.playOn(table, wish, proofFor(table, wish.seat ?? undefined));
    keepOpened(opened);
    router.go({ page: 'table', id: opened.table.id });
  });

/** Gives the reader the match as a file, to go on with it elsewhere. */
export const takeAlong = (table: string) =>
  attempt(async () => save(await api.takeAlong(table, proofFor(table)), `${table}.jsonl`));

/** The same people at a new table, with other options if some are given. Where nobody else has to come along, the match
 *  starts at once. */
export const rematch = (table: string, options: Options | null = null) =>
  attempt(async () => {
    const opened = await api.rematch(table, proofFor(table));
    keepOpened(opened);
    if (options && opened.host) await api.change(opened.table.id, { options }, opened.host);
    const alone = opened.table.seats.every(({ kind, yours }) => yours || kind === 'bot' || kind === 'here');
    if (opened.host && alone) await api.start(opened.table.id, opened.host);
    router.go({ page: 'table', id: opened.table.id });
  });
