/** Whether the station is in sight: then the modules on offer lie in the rail beside it. The table asks before the board
 *  is drawn, so it stands outside of it. */
export const scenery = $state({ station: false });
