/** What is said about an adventure card when somebody points at it: how it is played, and the rule that says so. */
import type { Say } from '../../../../table/board';
import type { Explanation } from '../../../../table/explain/explain.svelte';
import type { PrintedCard } from '../../printed';
import { termsOf } from './terms';

/** Cards whose terms do not say how they are played. */
const TOLD: Readonly<Record<string, string>> = {
  planets: 'trucker-board-told-planets',
  abandoned_ship: 'trucker-board-told-abandoned-ship',
  abandoned_station: 'trucker-board-told-abandoned-station',
  meteoric_swarm: 'trucker-board-told-meteors',
  slavers: 'trucker-board-told-enemies',
  smugglers: 'trucker-board-told-enemies',
  pirates: 'trucker-board-told-enemies',
  combat_zone: 'trucker-board-told-combat-zone',
};

export function cardTold(card: PrintedCard, t: Say): Explanation {
  const told = TOLD[card.kind];
  return {
    heading: t(card.name),
    lines: told ? [t(told)] : termsOf(card, t).map(({ words }) => words),
    rule: card.rule,
  };
}
