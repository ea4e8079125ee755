/** What is recalled of the story: of each chapter what was seen and what was decided. Pure. */
import { chaptersOf } from '../../log_book/contents';
import type { PageView } from '../../view';

export interface Recalled {
  readonly where: string;
  readonly pass: number;
  /** The plates that belong to its pages alone: each has a sentence. */
  readonly plates: readonly string[];
  readonly chosen: readonly string[];
}

/** Chapters that are told, the last ones. */
const MOST = 5;

export const recalled = (book: readonly PageView[], most = MOST): readonly Recalled[] =>
  chaptersOf(book)
    .map(({ at, where, pages }) => ({
      where,
      pass: at,
      plates: [...new Set(pages.flatMap(({ page }) => (page.plate && !page.crop ? [page.plate] : [])))],
      chosen: pages.flatMap(({ page }) => (page.chosen ? [page.chosen] : [])),
    }))
    .map((one, n, all) => ({
      ...one,
      plates: one.plates.filter((plate) => !all.slice(0, n).some((earlier) => earlier.plates.includes(plate))),
    }))
    .filter(({ plates, chosen }) => plates.length || chosen.length)
    .slice(-most);
