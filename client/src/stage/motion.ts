/** Things that move over a board while a beat is shown, as data: steps in which only place, turn, size and opacity
 *  change, so that nothing below them is painted again. */

/** How far it has moved from its place, how far it is turned, how large and how visible it is. */
export interface Step {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly show?: number;
  /** When, as a share of its time; without it steps are spread evenly. */
  readonly at?: number;
}

/** A time of a style sheet in milliseconds: "400ms", or ".4s" once it was made small. */
export const millis = (time: string): number => (parseFloat(time) || 0) * (time.trim().endsWith('ms') ? 1 : 1000);

export const EASES = {
  even: 'linear',
  in: 'cubic-bezier(0.5, 0, 0.9, 0.6)',
  out: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  both: 'cubic-bezier(0.6, 0, 0.3, 1)',
  back: 'cubic-bezier(0.3, 1.6, 0.6, 1)',
} as const;

/** Steps as the browser plays them; `unit` is how many px a unit is. */
export function keyframesOf(steps: readonly Step[], unit: number): Keyframe[] {
  return steps.map(({ x = 0, y = 0, turn = 0, scale = 1, show = 1, at }) => ({
    transform: `translate(${x * unit}px, ${y * unit}px) rotate(${turn}deg) scale(${scale})`,
    opacity: show,
    ...(at === undefined ? {} : { offset: at }),
  }));
}

export interface Played {
  readonly steps: readonly Step[];
  readonly ms: number;
  readonly from?: number;
  readonly to?: number;
  readonly ease?: keyof typeof EASES;
}

/** A thing that moves over a board, as data: what it is and its steps. Whoever draws it adds its place and its drawing. */
export interface Moving {
  /** What it is, for style and tests. */
  readonly name: string;
  /** Half the size of the box that holds its drawing, in units of the drawing. */
  readonly r: number;
  readonly steps: readonly Step[];
  /** The part of the beat in which it moves: from 0 to 1. It is not there before. */
  readonly from?: number;
  readonly to?: number;
  readonly ease?: keyof typeof EASES;
}

/** Runs an animation; what is returned ends it. A page that draws nothing has none. */
export function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): () => void {
  if (!timing.duration || typeof element.animate !== 'function') return () => {};
  const animation = element.animate(frames, timing);
  // An animation that was ended early is nothing to complain about.
  animation.finished.catch(() => {});
  return () => animation.cancel();
}

/** Plays steps on an element; what is returned ends them. */
export function play(element: Element, { steps, ms, from = 0, to = 1, ease = 'out' }: Played, unit = 1): () => void {
  return run(element, keyframesOf(steps, unit), {
    delay: from * ms,
    duration: ms && Math.max(1, (to - from) * ms),
    easing: EASES[ease],
    fill: from > 0 ? 'forwards' : 'both',
  });
}
