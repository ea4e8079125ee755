/** What the things of a campaign are called: its messages begin with its prefix. */
import type { Say } from '../../../table/board';
import type { ActionParts, CampaignPrint, CardPrint, Printed, Written } from '../printed';
import type { MemberView, PageView, VanguardView } from '../view';
import type { Message } from '../../../table/protocol';

/** A row of outcomes. */
export type Outcome = keyof ActionParts['rows'];

export function campaignOf(view: VanguardView, printed: Printed): CampaignPrint {
  const found = Object.values(printed.campaigns).find(({ folder }) => folder === view.campaign);
  if (!found) throw new Error(`there is no campaign ${view.campaign}`);
  return found;
}

/** What is printed on something, by its name; nothing until it was met. */
export function printOf<Print = CardPrint>(printed: Printed, name: string): Print | undefined {
  return printed.met?.[name] as Print | undefined;
}

/** What is written in the notation, in words; nothing for what the server has no words for. */
export function said(written: Written | null | undefined, t: Say): string {
  return written?.words ? t(written.words) : '';
}

/** All that is written on a card. */
export function writtenOn(card: CardPrint): (Written | null | undefined)[] {
  const many = [...(card.abilities ?? []), ...(card.passives ?? []), ...(card.combos ?? []), ...(card.specials ?? [])];
  const planet = typeof card.planet === 'object' ? card.planet : null;
  const ofSection = [card.upper, card.second];
  const single = [card.skill, ...ofSection, card.travel, card.effect, planet, card.ship, card.ability, card.result];
  return [...single, ...many];
}

/** The same in words, a sentence a line. */
export const linesOf = (card: CardPrint, t: Say): string[] =>
  writtenOn(card)
    .map((one) => said(one, t))
    .filter(Boolean);

/** The message of a part of a page, with the people that it names. */
export function pageMessage(page: PageView, id: string, prefix: string): Message {
  const nobody: Message = { id: 'vanguard-somebody' };
  const person = (word: string): Message => {
    const crew = page.names[word];
    return crew ? { id: `${prefix}-crew-${crew}` } : nobody;
  };
  const args = { active: person('active'), other: person('other'), lost: person('lost'), signer: person('signer') };
  return { id, args };
}

/** Whose board a seat looks at first: the one who acts if that is its own, otherwise its first. */
export function ownMember(team: readonly MemberView[], who: number, me: number): number {
  const mine = [...team.keys()].filter((place) => team[place]?.commander === me);
  if (mine.includes(who) || me < 0) return Math.max(0, who);
  return mine[0] ?? Math.max(0, who);
}

/** Whose dice are asked for, by the places that are lit: those of the one who acts if they have them all, otherwise of
 *  the first who has. */
export function meantMember(team: readonly MemberView[], places: Iterable<string>, acting: number): number {
  const dice = [...places].filter((place) => place.startsWith('die:')).map((place) => place.slice('die:'.length));
  const has = (who: number): boolean =>
    dice.every((die) => team[who]?.available.includes(die) || team[who]?.spent.includes(die));
  return [acting, ...team.keys()].find(has) ?? acting;
}

/** Prose in pieces: `*so*` is stressed. */
export function stressed(text: string): { readonly words: string; readonly stress: boolean }[] {
  return text
    .split('*')
    .map((words, index) => ({ words, stress: index % 2 === 1 }))
    .filter(({ words }) => words);
}
