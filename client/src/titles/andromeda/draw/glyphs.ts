/** The signs of this title, on a grid of 24 with strokes of 2; one sign has one meaning. */
export const GLYPHS = {
  any: '<circle cx="12" cy="6.4" r="3.2"/><circle cx="6.2" cy="16.6" r="3.2"/><circle cx="17.8" cy="16.6" r="3.2"/>',
  battle:
    '<path d="M3.6 3.6 16 16M20.4 3.6 8 16M3.6 8V3.6H8M20.4 8V3.6H16M4.6 14.6l4.8 4.8M19.4 14.6l-4.8 4.8M6.6 17.4l-3 3M17.4 17.4l3 3"/>',
  check: '<path d="m4 12.6 5.2 5.2L20 6.6"/>',
  civilization: '<path d="M2.8 9 12 3l9.2 6zM5.2 9v8.8M9.8 9v8.8M14.2 9v8.8M18.8 9v8.8M2.8 21h18.4M4 17.8h16"/>',
  claw: '<path d="M6.6 2.6c1.2 6.6.4 12.6-3 18.8M13.4 2.6c1.2 6.6.4 12.6-3 18.8M20.2 2.6c1.2 6.6.4 12.6-3 18.8"/>',
  commerce: '<path d="M12 3v18M7.4 21h9.2M4.4 6.6h15.2M4.4 6.6 1.8 13.4h5.2zM19.6 6.6 17 13.4h5.2z"/>',
  credit: '<circle cx="12" cy="12" r="9.2"/><path d="M15.4 9.2a4.4 4.4 0 1 0 0 5.6M12 5.6v2.2M12 16.2v2.2"/>',
  crown: '<path d="M3 7.6 7.6 12 12 4.6l4.4 7.4L21 7.6l-1.8 11.2H4.8z"/>',
  damage: '<circle cx="12" cy="12" r="9.2"/><path d="m13.5 2.9-4 6.4 5.2 2.6-4.2 3.9 2.2 5.2"/>',
  develop: '<path d="M3 21h18M6 21V10.4L12 4l6 6.4V21M10 21v-5.4h4V21"/>',
  die: '<rect x="3.3" y="3.3" width="17.4" height="17.4" rx="4"/><g fill="currentColor" stroke="none"><circle cx="8.4" cy="8.4" r="1.7"/><circle cx="12" cy="12" r="1.7"/><circle cx="15.6" cy="15.6" r="1.7"/></g>',
  discovery: '<circle cx="10.4" cy="10.4" r="6.9"/><path d="m15.6 15.6 5.6 5.6M10.4 7.2v6.4M7.2 10.4h6.4"/>',
  energy: '<path d="M13.5 2 5 13.5h6L9.5 22 19 9.8h-6.2z" fill="currentColor" stroke="none"/>',
  event:
    '<circle cx="7.6" cy="16.4" r="4.2" fill="currentColor" stroke="none"/><path d="m11.5 12.5 9-9M13.4 17l5.6-5.6M7 10.6 12.6 5"/>',
  eye: '<path d="M1.8 12S5.6 5.4 12 5.4 22.2 12 22.2 12 18.4 18.6 12 18.6 1.8 12 1.8 12z"/><path d="m12 7.6 2.4 4.4-2.4 4.4L9.6 12z" fill="currentColor" stroke="none"/>',
  flag: '<path d="M5 22V3M5 4c5-3 8 3 14 0v10c-6 3-9-3-14 0"/>',
  hand: '<path d="m3.2 8.4 5-2.6 5.4 12.8-4.4 2zM9.6 5.2l5-2.4 5.8 2.4-4 13-2.2-.6"/>',
  ice: '<path d="M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.2 3.6 12 6.2l2.8-2.6M9.2 20.4l2.8-2.6 2.8 2.6"/>',
  industry:
    '<circle cx="12" cy="12" r="3.4"/><path d="M10.2 2.6h3.6l.6 2.9 2 .9 2.5-1.6 2.5 2.5-1.6 2.5.9 2 2.9.6v.4h0l-2.9 2.8-.9 0 1.6 2.7-2.5 2.5-2.5-1.6-2 .9-.6 2.9h-3.6l-.6-2.9-2-.9-2.5 1.6-2.5-2.5 1.6-2.5-.9-2-2.9-.6v-3.6l2.9-.6.9-2-1.6-2.5 2.5-2.5 2.5 1.6 2-.9z"/>',
  inn: '<path d="M7 12h13M12 6.4 6.4 12l5.6 5.6M3 4v16"/>',
  launch: '<path d="M12 15.4V3M7 7.8 12 2.8l5 5M3.6 15.4v5.4h16.8v-5.4"/>',
  layers: '<path d="m12 3 9.4 5L12 13 2.6 8zM2.6 12.4l9.4 5 9.4-5M2.6 16.6l9.4 5 9.4-5"/>',
  leader: '<circle cx="12" cy="7" r="4.4"/><path d="M4.5 21.2c.3-6 3-9.8 7.5-9.8s7.2 3.8 7.5 9.8zM9 15.5h6"/>',
  map: '<path d="m12 2.6 8.2 4.7v9.4L12 21.4l-8.2-4.7V7.3z"/><circle cx="12" cy="12" r="3.2"/>',
  minus: '<path d="M4.5 12h15"/>',
  module: '<rect x="5" y="5" width="14" height="14" rx="2"/><path d="M12 5V2M12 22v-3M5 12H2M22 12h-3"/>',
  moon: '<circle cx="12" cy="12" r="8.8"/><g fill="currentColor" stroke="none"><circle cx="8.8" cy="9" r="2"/><circle cx="15.4" cy="13.6" r="1.6"/><circle cx="9.6" cy="16" r="1.1"/></g>',
  nano: '<path d="M12 2.4 20.3 7.2v9.6L12 21.6l-8.3-4.8V7.2z"/><path d="M12 2.8V9M4.2 16.6l5.4-3.1M19.8 16.6l-5.4-3.1"/><circle cx="12" cy="12" r="2.6" fill="currentColor" stroke="none"/>',
  next: '<path d="m9 4.5 7.5 7.5L9 19.5"/>',
  nothing: '<circle cx="12" cy="12" r="8.6"/><path d="m6 18 12-12"/>',
  order: '<path d="M6 2.8h9l4 4v14.4H6zM14.6 3v4.4H19M9 12h7M9 16h7"/>',
  out: '<path d="M4 12h13M12 6.4l5.6 5.6-5.6 5.6M21 4v16"/>',
  plus: '<path d="M12 4.5v15M4.5 12h15"/>',
  probe:
    '<circle cx="12" cy="8.6" r="4.4"/><path d="M1.8 8.6h5.6M16.6 8.6h5.6M9.4 12.4 6 21.6M14.6 12.4l3.4 9.2"/><circle cx="12" cy="8.6" r="1.3" fill="currentColor" stroke="none"/>',
  range:
    '<circle cx="5" cy="19" r="2.4" fill="currentColor" stroke="none"/><path d="M5 12.4a6.6 6.6 0 0 1 6.6 6.6M5 5.4A13.6 13.6 0 0 1 18.6 19"/>',
  relic: '<path d="m12 1.8 4.4 5.4L12 12.6 7.6 7.2zM12 12.6v9.6M7.8 16.6h8.4"/>',
  repair:
    '<path d="m20.6 6.1-3.4 3.4-2.7-.7-.7-2.7 3.4-3.4a5.3 5.3 0 0 0-6.9 6.7l-6.5 6.5a2.6 2.6 0 0 0 4.3 4.3l6.5-6.5a5.3 5.3 0 0 0 6-7.6z"/>',
  science:
    '<ellipse cx="12" cy="12" rx="10" ry="4.2"/><ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(120 12 12)"/><circle cx="12" cy="12" r="1.8" fill="currentColor" stroke="none"/>',
  scrap: '<path d="M3 20.6h18M5 20.6l2.6-6 4 1.4 1.4 4.6M12.6 16l4.8-4 2.8 8.6M8 10.4l3-6 4 2.4-1.4 4.4"/>',
  shield: '<path d="m12 2.4 8 3v6.2c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V5.4z"/>',
  ship: '<path d="M12 2.4c2.6 2.6 3.6 5.6 3.6 9v3.4l4 3v3l-5-1.6h-5.2l-5 1.6v-3l4-3v-3.4c0-3.4 1-6.4 3.6-9z"/>',
  skip: '<path d="m4 5 7 7-7 7M12.5 5l7 7-7 7"/>',
  station:
    '<circle cx="12" cy="12" r="3.6"/><path d="M12 2v6.4M12 15.6V22M2 12h6.4M15.6 12H22M9 2h6M9 22h6M2 9v6M22 9v6"/>',
  supremacy: '<path d="M3 7.6 7.6 12 12 4.6l4.4 7.4L21 7.6l-1.8 11.2H4.8z"/>',
  tactics: '<rect x="5" y="2.5" width="14" height="19" rx="2.5"/><path d="m8.8 12 3.2-4 3.2 4M8.8 16.6l3.2-4 3.2 4"/>',
  targeting: '<circle cx="12" cy="12" r="6.8"/><path d="M12 1.8v6M12 16.2v6M1.8 12h6M16.2 12h6"/>',
  titan: '<path d="M7.5 6.5h9L21.5 18h-19z"/><path d="m7.5 6.5 2.2 5.8h4.6l2.2-5.8"/>',
  tracks:
    '<path d="M3 6h18M3 12h18M3 18h18"/><g fill="currentColor" stroke="none"><circle cx="8" cy="6" r="2.6"/><circle cx="16" cy="12" r="2.6"/><circle cx="11" cy="18" r="2.6"/></g>',
  upgrade: '<path d="m5 12 7-7 7 7M5 19l7-7 7 7"/>',
  vault:
    '<rect x="3" y="3.6" width="18" height="16.8" rx="3"/><circle cx="12" cy="12" r="4.2"/><path d="M12 7.8V5.6M12 18.4v-2.2M7.8 12H5.6M18.4 12h-2.2"/>',
  vp: '<circle cx="12" cy="9" r="6.3"/><path d="m8.2 14.3-1.9 7.4 5.7-2.9 5.7 2.9-1.9-7.4"/>',
} as const satisfies Readonly<Record<string, string>>;

export type Glyph = keyof typeof GLYPHS;

export function isGlyph(name: string): name is Glyph {
  return name in GLYPHS;
}

/** A glyph of a size with its middle at x, y, for a place inside another drawing. */
export function glyph(name: Glyph, x: number, y: number, size: number, colour = 'currentColor', width = 2): string {
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  return `<g transform="${place}" color="${colour}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${GLYPHS[name]}</g>`;
}
