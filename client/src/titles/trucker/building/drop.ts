/** What happens when something is let go over a point of the page. */
import type { Carried, Desk } from '../desk/desk.svelte';
import type { Light } from '../desk/lights';

/** The move of a place that is about what is carried: a crate goes where there is room before it takes another's. */
export function lightFor(lights: readonly Light[], what: Carried): Light | undefined {
  const of = (type: string): readonly Light[] => lights.filter(({ move }) => move.move.type === type);
  if (what.kind === 'tile') return lights[0];
  if (what.kind === 'alien') return of('board-alien').find(({ move }) => move.move['colour'] === what.colour);
  const others = of('replace-good');
  return of('load-good')[0] ?? (others.length === 1 ? others[0] : undefined);
}

/** The move of the square, the reserve or the heap that lies there; nothing anywhere else. */
export function dropped(desk: Desk, x: number, y: number, what: Carried): void {
  for (const element of document.elementsFromPoint(x, y)) {
    const square = element.closest<SVGElement>('[data-cell]');
    if (square) {
      const cell = Number(square.dataset['cell']);
      const light = lightFor(desk.atCell(desk.me, cell), what);
      if (light) desk.drop(light);
      else desk.whyNot(cell);
      return;
    }
    const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'];
    const [light] = place && what.kind === 'tile' ? desk.at(place) : [];
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
