/** The faces of those who play the bots, and of the officers of the Hegemon: pictures beside the boards, by their ids.
 *  A face is known before the board of its title is loaded. */
const FACES = import.meta.glob<string>('../titles/*/{cast,officers}/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where somebody's picture is; undefined if there is none. */
export function faceOf(title: string, id: string): string | undefined {
  return FACES[`../titles/${title}/cast/${id}.svg`];
}

export function officerOf(title: string, id: string): string | undefined {
  return FACES[`../titles/${title}/officers/${id}.svg`];
}
