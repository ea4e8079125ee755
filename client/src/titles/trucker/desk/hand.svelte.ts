/** How the tile in the hand lies. The bar tells of it too, so it is known beyond the board. */
class Hand {
  /** Quarter turns. */
  quarters = $state(0);
}

export const hand = new Hand();
