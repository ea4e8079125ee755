/** The pictures of the cast. They are drawn like the tiles: ink outlines, flat enamel, one light from the upper left, a
 *  riveted plate around them. */
const FACES = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true });

/** Where somebody's picture is; undefined if there is none. */
export function faceOf(id: string): string | undefined {
  return FACES[`./${id}.svg`];
}
