/** How closely the map of a planet is looked at, and which part of it: the reader's hand alone changes that. */
import type { Attachment } from 'svelte/attachments';
import type { Point, Size } from './terrain/layout';

export interface Sight {
  /** How much larger than the whole. */
  readonly zoom: number;
  /** The upper left corner of what is in sight, on the map. */
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Sight = { zoom: 1, x: 0, y: 0 };
const CLOSEST = 3;
/** What a press of a button or key changes. */
export const NEARER = 1.35;
/** How far a key moves it, as a share of what is in sight. */
const STEP = 0.18;
/** Px that a pointer moves before it is no press. */
const DRAG = 6;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** What is in sight never leaves the map. */
export function kept({ zoom, x, y }: Sight, { width, height }: Size): Sight {
  const near = between(1, zoom, CLOSEST);
  return {
    zoom: near,
    x: between(0, x, width - width / near),
    y: between(0, y, height - height / near),
  };
}

/** Looks closer, or from further away; a point of the map stays where it is. */
export function zoomed(sight: Sight, by: number, size: Size, about: Point): Sight {
  const zoom = between(1, sight.zoom * by, CLOSEST);
  const share = sight.zoom / zoom;
  return kept({ zoom, x: about.x - (about.x - sight.x) * share, y: about.y - (about.y - sight.y) * share }, size);
}

/** Moves what is in sight, in units of the map. */
export const moved = (sight: Sight, by: Point, size: Size): Sight =>
  kept({ ...sight, x: sight.x + by.x, y: sight.y + by.y }, size);

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class Zooming {
  readonly #size: () => Size;
  sight = $state.raw<Sight>(WHOLE);

  constructor(size: () => Size) {
    this.#size = size;
  }

  readonly box = $derived.by(() => {
    const [{ width, height }, { zoom, x, y }] = [this.#size(), this.sight];
    return `${x} ${y} ${width / zoom} ${height / zoom}`;
  });
  get #middle(): Point {
    const [{ width, height }, { zoom, x, y }] = [this.#size(), this.sight];
    return { x: x + width / zoom / 2, y: y + height / zoom / 2 };
  }

  by(factor: number, about = this.#middle): void {
    this.sight = zoomed(this.sight, factor, this.#size(), about);
  }
  whole(): void {
    this.sight = WHOLE;
  }
  /** Plus, minus and nought; with Shift the arrows move it. Says whether the key was for it. */
  key(event: KeyboardEvent): boolean {
    const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
    if (event.key === '+' || event.key === '=') this.by(NEARER);
    else if (event.key === '-') this.by(1 / NEARER);
    else if (event.key === '0') this.whole();
    else if (arrow) {
      const { width, height } = this.#size();
      const far = STEP / this.sight.zoom;
      this.sight = moved(this.sight, { x: arrow.x * width * far, y: arrow.y * height * far }, this.#size());
    } else return false;
    return true;
  }

  /** Wheel, drag and pinch on the map. */
  readonly hands: Attachment<SVGSVGElement> = (map) => {
    const down = new Map<number, Point>();
    let dragged = false;
    const unit = (): number => map.getScreenCTM()?.a || 1;
    const onMap = ({ x, y }: Point): Point => {
      const ctm = map.getScreenCTM();
      return ctm ? { x: (x - ctm.e) / ctm.a, y: (y - ctm.f) / ctm.d } : { x: 0, y: 0 };
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.by(Math.exp(-event.deltaY * 0.0016), onMap(event));
    };
    const press = (event: PointerEvent): void => {
      if (!down.size) dragged = false;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const drag = (event: PointerEvent): void => {
      const from = down.get(event.pointerId);
      if (!from) return;
      const to = { x: event.clientX, y: event.clientY };
      const [other] = [...down].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
      if (!dragged && !other && Math.hypot(to.x - from.x, to.y - from.y) < DRAG) return;
      dragged = true;
      down.set(event.pointerId, to);
      const scale = unit();
      if (!other) {
        this.sight = moved(this.sight, { x: (from.x - to.x) / scale, y: (from.y - to.y) / scale }, this.#size());
        return;
      }
      const [before, after] = [from, to].map((at) => Math.hypot(at.x - other.x, at.y - other.y));
      const middle = onMap({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
      if (before && after) this.by(after / before, middle);
    };
    const release = (event: PointerEvent): void => void down.delete(event.pointerId);
    // What was dragged was not pressed.
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
    };
    map.addEventListener('wheel', wheel, { passive: false });
    map.addEventListener('pointerdown', press);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    map.addEventListener('click', click, true);
    return () => {
      map.removeEventListener('wheel', wheel);
      map.removeEventListener('pointerdown', press);
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      map.removeEventListener('click', click, true);
    };
  };
}
