/** How the tile in the hand lies. The bar tells of it too, so it is known beyond the board. */
class Hand {
  /** Quarter turns. */
  quarters = $state(0);
  /** Whether the reader has turned it: then it may also lie where it breaks a rule. */
  meant = $state(false);
}

export const hand = new Hand();
