/** Which part of the chart a phone has in sight. */
export class Pan {
  /** Pixels from the left edge of the chart. */
  left = $state(0);
  width = $state(0);
  /** Pixels for a unit of the chart; 0 where all of it is in sight. */
  scale = $state(0);
  /** Moves the window: how many pixels from the left it begins. */
  go: (left: number) => void = () => {};
}
