export interface Spoils {
  readonly region: number;
  /** Players, and their points. */
  readonly points: readonly (readonly [number, number])[];
  /** For how long it flies. */
  readonly ms: number;
}

/** Whose eyes the film is watched through: what concerns the viewer is told in full. */
export const watching = $state({
  /** A battle of theirs that has just been closed: what it brought whom flies to the track. */
  won: null as Spoils | null,
  /** The player from whose seat one looks; -1 for an onlooker. */
  me: -1,
  /** What a battle that has just ended brought them. */
  points: 0,
  /** Whether the final accounts are being counted up: who has won is not said before. */
  counting: false,
});
