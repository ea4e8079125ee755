/** Prose in paragraphs. Pure. */

export interface Paragraph {
  readonly text: string;
  /** What a page says about the rules. */
  readonly note: boolean;
}

export const paragraphsOf = (prose: string): Paragraph[] =>
  prose
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (text.startsWith('> ') ? { text: text.slice(2), note: true } : { text, note: false }));

/** As many words of an opening as stand in small capitals. */
const OPENING = 3;

/** The first words of a paragraph, and the rest of it. Where something is stressed among them, the opening ends before. */
export function openingOf(text: string): readonly [opening: string, rest: string] {
  const ends = [...text.matchAll(/\s+/g)].slice(0, OPENING).map(({ index }) => index);
  const stress = text.indexOf('*');
  const end = Math.min(ends.at(-1) ?? text.length, stress < 0 ? text.length : stress);
  return [text.slice(0, end), text.slice(end)];
}
