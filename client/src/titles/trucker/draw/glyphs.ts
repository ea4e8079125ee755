/** Glyphs of the interface on a grid of 24, strokes of 2: one glyph, one meaning. */
export const GLYPHS = {
  left: 'M5 8A8.4 8.4 0 1 1 4 14M5 8V3M5 8H10',
  right: 'M19 8A8.4 8.4 0 1 0 20 14M19 8V3M19 8H14',
  eye: 'M2 12Q12 1 22 12Q12 23 2 12ZM12 9a3 3 0 1 0 .01 0',
  hand: 'M8 12V5.6a1.6 1.6 0 0 1 3.2 0V11V4a1.6 1.6 0 0 1 3.2 0v7V6a1.6 1.6 0 0 1 3.2 0v9a6 6 0 0 1-11 3.4L4 14.4a1.7 1.7 0 0 1 2.6-2Z',
  crew: 'M12 11a4 4 0 1 0-.01 0M4 21q0-8 8-8t8 8',
  power: 'M13 2L5 13.4h6L10 22l9-12h-6.4Z',
  credit: 'M12 3a9 9 0 1 0 .01 0M15 9.4Q12 6.6 9.6 9t2.4 3t2.4 3T9 15',
  crate: 'M4 7H20V20H4ZM4 11H20M10 11v3h4v-3',
  card: 'M6 3H18V21H6ZM9 7H15M9 11H15',
  flag: 'M6 22V3H18L15 7.5L18 12H6',
  check: 'M4 13L10 19L20 6',
  cross: 'M6 6L18 18M18 6L6 18',
  plug: 'M9 3V8M15 3V8M6 8H18V12a6 6 0 0 1-12 0ZM12 18V22',
  engine: 'M9 3H15V8L18 15H6L9 8ZM9 18l1 3M12 18v4M15 18l-1 3',
  cannon: 'M10 2H14V12M10 2V12M5 21V17a7 7 0 0 1 14 0V21Z',
  shield: 'M4 12A12 12 0 0 1 14 20M4 6A18 18 0 0 1 20 20M5 18v2',
  heap: 'M3 20H21L17 13H7ZM8 13V7H15V13',
  ship: 'M12 2Q17 7 16 15H8Q7 7 12 2ZM8 12L4 18H8M16 12L20 18H16M10 18v3M14 18v3',
  days: 'M5 5H19V20H5ZM5 9H19M9 3V6M15 3V6M9 13h6',
  seats: 'M9 10a3 3 0 1 0-.01 0M3 20q0-7 6-7t6 7M16 10a2.6 2.6 0 1 0-.01 0M17 13q4 1 4 6',
  larger: 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6',
  smaller: 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21M7.5 10.5h6',
  fault: 'M12 3L22 20H2ZM12 9.5v5M12 17v.3',
  skip: 'M5 5L13 12L5 19ZM14 5v14M19 5v14',
} as const satisfies Record<string, string>;

export type Glyph = keyof typeof GLYPHS;
