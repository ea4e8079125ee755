/** Made of the structs of the server by `make types`. Do not edit. */

/** Who fights on a side that is no player: all raiders in the region together. */
export const RAIDERS = -1;

/** Who wins where nobody has, or not yet. */
export const NOBODY = -2;

/** Where a ship is that is in no region: in the launch bay, */
export const BAY = -1;

/** in the scrapyard, */
export const SCRAPYARD = -2;

/** or in the repair bay. */
export const REPAIR_BAY = -3;
