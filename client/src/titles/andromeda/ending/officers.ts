/** The officers whom the next match could be against. Pure. */
import type { Printed } from '../printed';

export interface NextMatch {
  readonly id: string;
  readonly kind: 'again' | 'same' | 'harder' | 'gentler';
}

/** The same officer, another one of its level, and one of another level: a harder one where there is one. */
export function nextOfficers(own: string, { hegemon: { officers } }: Printed): NextMatch[] {
  const level = officers[own]?.level ?? 1;
  const of = (wanted: number): string[] =>
    Object.keys(officers).filter((id) => officers[id]?.level === wanted && id !== own);
  const after = (ids: readonly string[]): string | undefined => ids.find((id) => id > own) ?? ids[0];
  const [same, harder, gentler] = [after(of(level)), of(level + 1)[0], of(level - 1)[0]];
  return [
    { id: own, kind: 'again' },
    ...(same ? [{ id: same, kind: 'same' } as const] : []),
    ...(harder
      ? [{ id: harder, kind: 'harder' } as const]
      : gentler
        ? [{ id: gentler, kind: 'gentler' } as const]
        : []),
  ];
}
