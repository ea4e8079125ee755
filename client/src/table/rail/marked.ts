/** A text in pieces, so that what was looked for can be marked in it. Pure. */

export interface Piece {
  readonly words: string;
  readonly met: boolean;
}

/** Without accents and capitals, letter by letter: as long as the text itself. */
function plain(text: string): string {
  return [...text].map((letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()).join('');
}

/** Where any of the wanted words begin in the text, however they are written. */
export function markedIn(text: string, wanted: string): Piece[] {
  const letters = [...text];
  const [hay, needles] = [plain(text), plain(wanted).split(/\s+/).filter(Boolean)];
  const met = letters.map(() => false);
  for (const needle of needles)
    for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length))
      met.fill(true, at, at + needle.length);
  const pieces: Piece[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && last.met === met[place]) pieces[pieces.length - 1] = { ...last, words: last.words + letter };
    else pieces.push({ words: letter, met: met[place] ?? false });
  }
  return pieces;
}
