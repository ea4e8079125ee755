/** What is said about modules, tactics cards, events, moons, tokens and factions. */
import type { Explanation } from '../../../table/explain/explain.svelte';
import type { Message } from '../../../table/protocol';
import type { Desk } from '../desk/desk.svelte';
import { capital, thing } from '../desk/names';
import type { Cost } from '../printed';
import type { ModuleView } from '../view';
import { glyphSign, moonSign, signed } from './signs';

const KINDS = ['energy', 'ice', 'nano', 'titan', 'credit', 'any', 'tactics'] as const satisfies readonly (keyof Cost)[];

/** "2 titanium, 1 energy" */
export function costWords(desk: Desk, cost: Cost): string {
  return KINDS.flatMap((kind) => (cost[kind] ? [`${cost[kind]} ${thing(kind, desk.t)}`] : [])).join(', ');
}

const sentence = (desk: Desk, effect: Message | null): string => (effect ? capital(desk.t(effect)) : '');
/** "after a roll" */
export const whenWords = (desk: Desk, trigger: string): string =>
  trigger ? desk.t(`andromeda-board-when-${trigger.replaceAll('_', '-')}`) : '';

/** What a module does, in words: each time that it wakes, or by itself. */
export function moduleDoes(desk: Desk, id: string): string {
  const module = desk.printed.modules[id];
  if (!module?.effect) return '';
  const does = desk.t(module.effect);
  const when = whenWords(desk, module.trigger);
  return when ? desk.t('andromeda-tell-when', { when: capital(when), does }) : desk.t('andromeda-tell-wakes', { does });
}

export function tellModule(desk: Desk, own: ModuleView, offered: boolean): Explanation {
  const module = desk.printed.modules[own.id];
  if (!module) return { lines: [] };
  const slotted = desk.printed.moons[own.moon ?? ''];
  const paid = costWords(desk, module.paid_cost);
  const lines = [
    signed(glyphSign('module'), moduleDoes(desk, own.id)),
    ...(paid ? [signed(glyphSign('inn'), desk.t('andromeda-tell-wake-cost', { cost: paid }))] : []),
    ...(slotted
      ? [signed(moonSign(slotted), desk.t(slotted.name))]
      : module.slot === 'none'
        ? []
        : [signed(glyphSign('moon'), capital(desk.t(`andromeda-board-slot-${module.slot}`)))]),
    ...(module.relics ? [signed(glyphSign('relic'), desk.t('andromeda-tell-relic'))] : []),
    ...(offered
      ? [signed(glyphSign('credit'), desk.t('andromeda-tell-price', { cost: costWords(desk, module.cost) }))]
      : []),
  ];
  const hurt = offered && module.damage ? 'andromeda-tell-derelict' : own.damaged ? 'andromeda-tell-hurt' : '';
  const not = hurt ? desk.t(hurt) : own.activated ? desk.t('andromeda-tell-used') : '';
  return { heading: desk.t(module.name), kind: desk.thing(module.type), lines, ...(not ? { not } : {}) };
}

export function tellCard(desk: Desk, id: string): Explanation {
  const card = desk.printed.tactics[id];
  if (!card) return { lines: [] };
  const kind = desk.t(`andromeda-board-kind-${card.kind}`);
  return { heading: desk.t(card.name), kind, lines: [sentence(desk, card.effect)] };
}

export function tellCore(desk: Desk, id: string, used: boolean): Explanation {
  const core = desk.printed.core[id];
  if (!core) return { lines: [] };
  const does = core.effect ? desk.t(core.effect) : '';
  const lines = [signed(glyphSign('station'), desk.t('andromeda-tell-wakes', { does }))];
  return { heading: desk.t(core.name), lines, ...(used ? { not: desk.t('andromeda-tell-used') } : {}) };
}

/** A faction: its two abilities and its upgrade. */
export function tellFaction(desk: Desk, id: string): Explanation {
  const faction = desk.printed.factions[id];
  if (!faction) return { lines: [] };
  const upgrade = desk.printed.upgrades[faction.upgrade];
  const when = upgrade ? whenWords(desk, upgrade.trigger) : '';
  return {
    heading: desk.t(faction.name),
    kind: desk.t(`andromeda-faction-style-${id.replaceAll('_', '-')}`),
    lines: [
      ...faction.abilities.map((ability) => {
        const does = desk.t(`andromeda-board-ability-${ability.replaceAll('_', '-')}`);
        return signed(glyphSign('flag'), `${desk.thing(ability)}. ${does}`);
      }),
      ...(upgrade
        ? [
            signed(
              glyphSign('upgrade'),
              `${capital(desk.t(upgrade.name))}. ${capital(desk.thing(upgrade.ship))}, ${when}: ${upgrade.effect ? desk.t(upgrade.effect) : ''}`,
            ),
          ]
        : []),
    ],
  };
}

/** A token or an upgrade: what it does. */
export const tellToken = (desk: Desk, id: string): Explanation => {
  const token = desk.printed.tokens[id] ?? desk.printed.upgrades[id];
  return { heading: capital(desk.thing(id)), lines: token ? [sentence(desk, token.effect)] : [] };
};
