/** Everything that the sheet of a check shows, read out of the view. */
import type { Desk } from '../desk/desk.svelte';
import type { ActionPrint, DiePrint } from '../printed';
import type { CheckView, DieView, MemberView, RowView } from '../view';

/** A die of the pool, and its place there. */
export interface Column {
  readonly place: number;
  readonly die: DieView;
  readonly colour: DiePrint['colour'];
}

export interface Sheet {
  readonly check: CheckView;
  readonly member: MemberView;
  readonly columns: readonly Column[];
  readonly action: ActionPrint | undefined;
  readonly title: string;
  /** The name of the plate of what is dealt with, or of where it is. */
  readonly plate: string;
  /** What can be triggered stands above. */
  readonly combos: readonly RowView[];
}

export function sheetOf(desk: Desk): Sheet | null {
  const { trip } = desk;
  const check = trip?.check;
  const member = trip?.team[check?.who ?? 0];
  if (!trip || !check || !member) return null;
  const action = (desk.thing(check.source) ?? desk.card(check.source))?.actions?.[check.action];
  return {
    check,
    member,
    columns: check.pool.map((die, place) => ({ place, die, colour: desk.dice.get(die.kind)?.colour ?? 'red' })),
    action,
    plate: desk.plateOf(desk.thing(check.source)) || desk.plateOf(desk.planetAt(member.sector)),
    title: action ? desk.own('action', `${check.source}-${check.action + 1}`) : desk.t('vanguard-board-preparing'),
    combos: [...check.combos].sort((a, b) => Number(b.cover !== null) - Number(a.cover !== null)),
  };
}
