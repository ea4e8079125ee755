/** What happens when the tile in the hand is let go over a point of the page. */
import type { Desk } from '../desk/desk.svelte';

/** The move of the square, the reserve or the heap that lies there; nothing anywhere else. */
export function dropped(desk: Desk, x: number, y: number): void {
  for (const element of document.elementsFromPoint(x, y)) {
    const square = element.closest<SVGElement>('[data-cell]');
    if (square) {
      const cell = Number(square.dataset['cell']);
      const [light] = desk.atCell(desk.me, cell);
      if (light) desk.drop(light);
      else desk.whyNot(cell);
      return;
    }
    const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'];
    const [light] = place ? desk.at(place) : [];
    if (light) {
      desk.press(light);
      return;
    }
  }
}

/** The square that lies at a point of the page; -1 when there is none. */
export function cellAtPoint(x: number, y: number): number {
  for (const element of document.elementsFromPoint(x, y)) {
    const square = element.closest<SVGElement>('[data-cell]');
    if (square) return Number(square.dataset['cell']);
  }
  return -1;
}
