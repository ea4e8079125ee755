/** The table of contents of the log book: its pages in chapters, a pass or a planet each, and what a search finds. Pure. */
import type { PageView } from '../view';

export interface Chapter {
  /** The pass, and the planet where it was read; empty aboard. */
  readonly at: number;
  readonly where: string;
  /** Pages by their place in the book, the first one first. */
  readonly pages: readonly { readonly place: number; readonly page: PageView }[];
}

/** Chapters in the order of the story: a new one where the pass or the planet changes. */
export function chaptersOf(book: readonly PageView[]): Chapter[] {
  const chapters: { at: number; where: string; pages: { place: number; page: PageView }[] }[] = [];
  for (const [place, page] of book.entries()) {
    const last = chapters.at(-1);
    if (last?.at === page.at && last.where === page.where) last.pages.push({ place, page });
    else chapters.push({ at: page.at, where: page.where, pages: [{ place, page }] });
  }
  return chapters;
}

/** Small letters without accents and with plain apostrophes, as people type them. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('’', "'")
    .toLowerCase();

/** The chapters with only those pages in whose words all of the wanted ones stand. */
export function found(
  chapters: readonly Chapter[],
  wanted: string,
  wordsOf: (page: PageView) => string,
): readonly Chapter[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return chapters;
  const fits = (page: PageView): boolean => {
    const text = folded(wordsOf(page));
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, pages: chapter.pages.filter(({ page }) => fits(page)) }))
    .filter(({ pages }) => pages.length);
}
