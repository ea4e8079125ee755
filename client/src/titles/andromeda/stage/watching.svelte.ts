/** From where the film is watched: it is told in full what concerns whoever looks. */
export const watching = $state({
  /** The player from whose seat one looks; -1 for an onlooker. */
  me: -1,
});
