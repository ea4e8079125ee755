/** The keys of a table, each with the message that says what it does; `shortcuts.ts` and `stage/keys.ts` obey them.
 *  A key that begins with `client-` has a name in each language. */
export const TABLE_KEYS = [
  ['A–Y', 'client-key-letters'],
  ['1–9', 'client-key-numbers'],
  ['⏎', 'client-key-enter'],
  ['client-key-space', 'client-key-skip'],
  ['F', 'client-key-free'],
  ['H', 'client-key-hint'],
  ['Z', 'client-key-undo'],
  ['⇧ Z', 'client-key-redo'],
  ['L R C', 'client-key-rail'],
  ['/', 'client-key-search'],
  ['?', 'client-key-explain'],
  [', .', 'client-key-past'],
  ['Home End', 'client-key-ends'],
  ['Esc', 'client-key-escape'],
] as const;
