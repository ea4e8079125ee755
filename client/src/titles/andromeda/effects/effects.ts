/** Effects in pictures: the words of the server as a row of signs with numbers; null where only words will do. Pure. */
import type { Arg, Message } from '../../../table/protocol';
import type { Glyph } from '../draw/glyphs';

export type Sign =
  { readonly kind: 'sign'; readonly glyph: Glyph; readonly text: string } | { readonly kind: 'or' | 'for' };

const RESOURCE: Readonly<Record<string, Glyph>> = {
  energy: 'energy',
  ice: 'ice',
  nano: 'nano',
  titan: 'titan',
  credit: 'credit',
  any: 'any',
  card: 'tactics',
};
const TRACK: Readonly<Record<string, Glyph>> = {
  science: 'science',
  industry: 'industry',
  supremacy: 'supremacy',
  commerce: 'commerce',
  civilization: 'civilization',
  any: 'tracks',
  lowest: 'tracks',
};

type Drawing = (count: number, kind: string, second: number) => readonly [Glyph, string] | null;
const number = (count: number): string => (count > 1 ? String(count) : '');
const plain =
  (glyph: Glyph): Drawing =>
  (count) => [glyph, number(count)];
const plus =
  (glyph: Glyph): Drawing =>
  (count) => [glyph, `+${count}`];
const less =
  (glyph: Glyph): Drawing =>
  (count) => [glyph, count ? `−${count}` : ''];

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  gain: (count, kind) => [RESOURCE[kind] ?? 'any', number(count)],
  pay: (count, kind) => [RESOURCE[kind] ?? 'any', number(count)],
  tactics: plain('tactics'),
  vp: plain('vp'),
  advance: (count, kind) => [TRACK[kind] ?? 'tracks', `+${count}`],
  repair: plain('repair'),
  'build-ship': less('ship'),
  'acquire-module': less('module'),
  module: (_, kind) => [TRACK[kind] ?? 'module', '+1'],
  'build-dev': less('develop'),
  'claim-moon': () => ['moon', ''],
  'nebula-moon': plain('moon'),
  'discovery-stack': () => ['discovery', ''],
  'discovery-random': plain('discovery'),
  recruit: plain('leader'),
  upgrade: plain('upgrade'),
  vault: (count) => ['vault', String(count)],
  'hand-limit': plus('hand'),
  'targeting-level': plus('targeting'),
  'supremacy-token': () => ['crown', ''],
  dice: plus('die'),
  targeting: plus('targeting'),
  range: plus('range'),
  'launch-again': () => ['launch', '+1'],
  event: plus('event'),
};

/** The signs of an effect; null when a part of it has none. */
export function signsOf(effect: Message): Sign[] | null {
  const { first, second, cost, gain } = effect.args ?? {};
  switch (effect.id) {
    case 'andromeda-and':
    case 'andromeda-then':
      return joined([first, second], null);
    case 'andromeda-or':
      return joined([first, second], 'or');
    case 'andromeda-for':
      return joined([cost, gain], 'for');
    default:
      return single(effect);
  }
}

function single({ id, args }: Message): Sign[] | null {
  const draw = DRAWINGS[id.replace(/^andromeda-op-/, '')];
  const found = draw?.(Number(args?.['count'] ?? 0), String(args?.['kind'] ?? ''), Number(args?.['second'] ?? 0));
  return found ? [{ kind: 'sign', glyph: found[0], text: found[1] }] : null;
}

function joined(parts: readonly (Arg | undefined)[], between: 'or' | 'for' | null): Sign[] | null {
  const signs: Sign[] = [];
  for (const [place, part] of parts.entries()) {
    const inner = typeof part === 'object' ? signsOf(part) : null;
    if (!inner) return null;
    if (place && between) signs.push({ kind: between });
    signs.push(...inner);
  }
  return signs;
}
