/** Emblems of the factions: an ivory figure with lines cut into it, one accent of gold, on a wash of its own. Each is drawn
 *  in a box of 100 round 0, 0, and reads at 28 pixels. */
import { around } from '../draw/turning';

export interface Emblem {
  readonly wash: string;
  readonly art: string;
}

const pen = (attributes: string, drawn: string): string => `<g ${attributes}>${drawn}</g>`;
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
const body = (drawn: string): string => pen('fill="var(--ivory)"', drawn);
const hole = (drawn: string): string => pen('fill="var(--ground)"', drawn);
const goldBody = (drawn: string): string => pen('fill="var(--gold)"', drawn);
const line = (drawn: string, width = 3.4): string =>
  pen(`fill="none" stroke="var(--ivory)" stroke-width="${width}" ${ROUND}`, drawn);
const cut = (drawn: string, width = 2.4): string =>
  pen(`fill="none" stroke="var(--ground)" stroke-width="${width}" ${ROUND}`, drawn);
const gold = (drawn: string, width = 2): string =>
  pen(`fill="none" stroke="var(--gold)" stroke-width="${width}" ${ROUND}`, drawn);
/** A shape and its mirror image. */
const both = (drawn: string): string => `${drawn}<g transform="scale(-1 1)">${drawn}</g>`;
const star = (radius: number, x = 0, y = 0): string =>
  `<path transform="translate(${x} ${y}) scale(${radius / 10})" d="M0-10C1-3 3-1 10 0 3 1 1 3 0 10-1 3-3 1-10 0-3-1-1-3 0-10z"/>`;

/** A point at that angle in degrees, clockwise from the top. */
function polar(radius: number, degrees: number, x = 0, y = 0): string {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
}
/** The rim of a gear with ten teeth. */
function gear(): string {
  const teeth = Array.from({ length: 10 }, (_, i) => i * 36);
  const tooth = (at: number): string =>
    [polar(25, at - 13), polar(33, at - 8), polar(33, at + 8), polar(25, at + 13)].join('L');
  return `M${teeth.map(tooth).join('L')}z`;
}
/** A cell of a hive. */
const cell = (x: number, y: number, radius: number): string =>
  `M${[0, 60, 120, 180, 240, 300].map((degrees) => polar(radius, degrees, x, y)).join('L')}z`;
/** Six cells round the middle; the first is open. */
function cells(): string {
  return [30, 90, 150, 210, 270, 330]
    .map((degrees, i) => {
      const [x = 0, y = 0] = polar(29, degrees).split(' ').map(Number);
      const open = `<path d="M${x - 8.2} ${y + 4.6}v-9.4l8.2-4.7M${x + 8.2} ${y - 2}v6.6l-8.2 4.7-4-2.3"/>`;
      if (i === 0) return gold(open, 2.4);
      return body(`<path d="${cell(x, y, 9.6)}"/>`) + cut(`<path d="${cell(x, y, 5.4)}"/>`, 1.6);
    })
    .join('');
}

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  nightmare_cove_astropirates: {
    wash: '#B4465A',
    art:
      body(
        '<path d="M-30-20C-33 6-18 28 0 30 18 28 33 6 30-20 26-4 19 3 12 6L9-12 3 9h-6L-9-12-12 6C-19 3-26-4-30-20z"/>',
      ) +
      gold(
        '<circle cy="-14" r="12.4"/>' +
          `<g transform="translate(0 -14)">${around(8, () => '<path d="M0-12.4v-5"/>')}</g>`,
        2.4,
      ) +
      goldBody('<path d="M-8-14Q0-22 8-14 0-6-8-14z"/>') +
      hole('<circle cy="-14" r="3"/>') +
      hole(
        '<path d="M-8 17q2.6 5 0 7.4-2.6-2.4 0-7.4zM0 19q2.6 5 0 7.4-2.6-2.4 0-7.4zM8 17q2.6 5 0 7.4-2.6-2.4 0-7.4z"/>',
      ),
  },
  helion_syndicate: {
    wash: '#C98A2E',
    art:
      around(12, (i) => (i % 2 ? gold('<path d="M0-22v-9"/>', 2.6) : goldBody('<circle cy="-27" r="4.6"/>'))) +
      body('<circle r="17"/>') +
      cut('<path d="M-13 5h26M0-11v18M-11-6 0-9 11-6"/>', 2.2) +
      hole('<path d="M-15.4-3.4h9L-10.9 2zM6.4-3.4h9L10.9 2zM-4.6 8h9.2v2.6h-9.2z"/>'),
  },
  verdant_covenant: {
    wash: '#3F8F5B',
    art:
      body('<path d="M-1.8 30V4C-22 8-31-6-28-26-12-24-3-14-1.8-2h3.6C3-14 12-24 28-26 31-6 22 8 1.8 4v26z"/>') +
      cut('<path d="M-23-20C-15-15-8-9-3-2M23-20C15-15 8-9 3-2"/>', 2) +
      goldBody('<circle cy="-17" r="8.4"/>') +
      hole('<path d="M-8-15q8 4 16 0-1 4-3 5.6-5 1.4-10 0-2-1.6-3-5.6z" opacity=".55"/>') +
      line('<path d="M0 18Q-9 20-13 29M0 18Q9 20 13 29"/>', 2.6),
  },
  iron_choir: {
    wash: '#6D7A96',
    art:
      body('<path d="M-24 24V-6l5-4 5 4v30zM-6 24V-20l6-6 6 6v44zM14 24V-6l5-4 5 4v30z"/>') +
      cut('<path d="M-22 8h6M-22 13h6M-3.6 2h7.2M-3.6 7h7.2M16 8h6M16 13h6"/>', 2.2) +
      hole(
        '<ellipse cx="-19" cy="-4" rx="2.4" ry="1.5"/><ellipse cy="-19" rx="3" ry="1.8"/><ellipse cx="19" cy="-4" rx="2.4" ry="1.5"/>',
      ) +
      gold('<path d="M-31 24h62M-30 29h60"/>', 3) +
      goldBody(star(4.4, -19, -20) + star(4.4, 19, -20) + star(5, 0, -34)),
  },
  lumen_scholars: {
    wash: '#4E79B8',
    art:
      body('<path d="M0 14C-8 6-20 4-31 8V29C-20 25-8 27 0 33 8 27 20 25 31 29V8C20 4 8 6 0 14z"/>') +
      cut('<path d="M0 15v15M-25 13q10-2 19 4M-25 19q10-2 19 4M25 13q-10-2-19 4M25 19q-10-2-19 4"/>', 1.9) +
      gold('<ellipse cy="-13" rx="26" ry="10" transform="rotate(-18 0 -13)"/>', 2.2) +
      body(
        '<path d="M0-31c7 0 10 5 10 10 0 5-4 7-5 12h-10c-1-5-5-7-5-12 0-5 3-10 10-10zM-4.6-6.6h9.2v3h-9.2zM-3-1.6h6V1h-6z"/>',
      ) +
      cut('<path d="M-3.6-19 0-14l3.6-5M0-14v5"/>', 1.8) +
      goldBody('<circle cx="24.4" cy="-22" r="3.6"/>'),
  },
  drift_nomads: {
    wash: '#3E93A3',
    art:
      body('<path d="M-8 19C-3-3 4-20 25-33 31-10 26 8 17 20 9 15 0 15-8 19z"/>') +
      cut('<path d="M25-33C19-14 12 2 4 17M1-5q14-5 28-1M-4 8Q11 4 24 8"/>', 2) +
      goldBody(
        '<circle cx="-31" cy="4" r="2.2"/><circle cx="-26" cy="13" r="2.5"/><circle cx="-19" cy="21" r="2.8"/><circle cx="-10" cy="27" r="3.1"/>' +
          star(7, 4, 30),
      ) +
      line('<path d="M-12 18 21 24"/>', 2.6),
  },
  bastion_remnant: {
    wash: '#8B6F53',
    art:
      body(
        '<path d="M-25 30V-28h9v6h7v-6h6L1-17-5-9 2-1-3 8 2 15v15z"/><path d="M25 30h-7V6h7z"/><path d="M14 30H8V16l3-4-3-6 6-6z" opacity=".75"/>',
      ) +
      cut('<path d="M-25-13h16M-25 1h13M-25 15h17M-17-13V1M-19 1v14M-14 15v15"/>', 1.9) +
      `<path d="M15-21 30-15v12C30 8 23 15 15 18 7 15 0 8 0-3v-12z" fill="var(--gold)" stroke="var(--ground)" stroke-width="3"/>` +
      cut('<path d="M15-15v27M5-6h20"/>', 2.4),
  },
  ember_legion: {
    wash: '#C2502B',
    art:
      body('<path d="M0-18C4-9 15-5 15 9 15 19 8 26 0 26S-15 19-15 9C-15 2-11-1-9-7-6-4-5-2-4 0-2-6 0-10 0-18z"/>') +
      hole('<path d="M0 4c2 4 7 6 7 12 0 5-3 8-7 8s-7-3-7-8c0-4 2-5 3-8 1 1 2 2 2 4 1-3 2-5 2-8z"/>') +
      goldBody('<path d="M0 12c1 2 3 3 3 6 0 3-1 4-3 4s-3-1-3-4c0-3 2-4 3-6z"/>') +
      [-64, -32, 0, 32, 64]
        .map((a) => `<g transform="rotate(${a})">${goldBody('<path d="M0-37 4.2-27 0-24-4.2-27z"/>')}</g>`)
        .join('') +
      gold('<path d="M-27 13A30 30 0 0 0 27 13"/>', 2.6),
  },
  glasswing_collective: {
    wash: '#7FA3A8',
    art:
      line(both('<path d="M-3-6C-10-26-26-31-33-23-33-9-20-1-3-1zM-3 3C-18 3-27 11-24 21-16 28-6 19-3 8z"/>'), 3.2) +
      line(both('<path d="M-5-4-29-21M-5-2-25-9M-5 5-20 17"/>'), 1.6) +
      body(
        '<circle cy="-11" r="4.4"/><circle cy="-2" r="3.8"/><circle cy="6" r="3.6"/><circle cy="13.6" r="3.2"/><circle cy="20.4" r="2.8"/><circle cy="26" r="2.2"/>',
      ) +
      gold(both('<path d="M-1.6-15Q-4-24-10-27"/>'), 2) +
      goldBody('<circle cx="-27" cy="-19" r="2.6"/><circle cx="27" cy="-19" r="2.6"/>'),
  },
  tidal_oracles: {
    wash: '#5B6FB0',
    art:
      body(
        '<circle cy="-13" r="12.4"/><path d="M-21-26A13 13 0 1 0-21 0 16.5 16.5 0 0 1-21-26z"/><path d="M21-26A13 13 0 1 1 21 0 16.5 16.5 0 0 0 21-26z"/>',
      ) +
      hole('<circle cx="-3.6" cy="-16" r="2.6"/><circle cx="4" cy="-10" r="2"/><circle cx="-2" cy="-6.6" r="1.4"/>') +
      gold('<path d="M-33 13Q-25 5-17 13T0 13 17 13 33 13M-27 22Q-20 15-13 22T1 22 14 22 27 22"/>', 3) +
      line('<path d="M-16 30Q-10 25-4 30T8 30 16 30"/>', 2.4),
  },
  exile_parliament: {
    wash: '#8A5A86',
    art:
      [-75, -50, -25, 0, 25, 50, 75]
        .map(
          (a) =>
            `<g transform="translate(0 12) rotate(${a})">${body('<path d="M-5.4-40h10.8v9.6H-5.4zM-6.8-29h13.6v5.6H-6.8z"/>')}</g>`,
        )
        .join('') +
      gold('<path d="M-7 30V2Q-7-4 0-4 7-4 7 2V30M-7 14h14M-11 30h8M3 30h8"/>', 2.8) +
      goldBody(star(4, 0, 5)),
  },
  rustborn_salvagers: {
    wash: '#A4623A',
    art:
      `<mask id="rust-bite"><rect x="-50" y="-50" width="100" height="100" fill="#fff"/><path d="M10-40 12-21 18-17 17-9 26-9 28-3 44 0 44-40z" fill="#000"/></mask><g mask="url(#rust-bite)">` +
      body(`<path fill-rule="evenodd" d="${gear()}M13 0A13 13 0 1 0-13 0 13 13 0 1 0 13 0z"/>`) +
      '</g>' +
      cut('<path d="M0-20V5M0 5A10 10 0 1 1-10 15"/>', 8.4) +
      hole('<circle cy="-24" r="7.4"/>') +
      gold('<path d="M0-19V5M0 5A10 10 0 1 1-10 15"/>', 4.4) +
      gold('<circle cy="-24" r="4.4"/>', 2.6) +
      cut('<path d="M-25 9l6-2M-20 20l5-5M21 18l-5-4"/>', 2) +
      goldBody('<path d="M20-25l5-4-1 6zM28-15l6-1-4 4z"/>'),
  },
  cloud_nebulans: {
    wash: '#8E63C6',
    art:
      body('<path d="M-22 6A12 12 0 0 1-21-18 15 15 0 0 1 6-25 13 13 0 0 1 25-12 10 10 0 0 1 22 6z"/>') +
      cut('<path d="M-17-3q7-7 13 0t13 0 9-3M-9-13q6-5 11 0t10-1"/>', 2.2) +
      gold('<path d="M0 6v6"/>', 2.6) +
      goldBody('<path d="M0 11c6 0 8 5 8.6 12l3.4 4h-24l3.4-4C-8 16-6 11 0 11z"/><circle cy="30" r="2.8"/>') +
      line('<path d="M-24 13q-3 5 0 9M24 13q3 5 0 9"/>', 2.4),
  },
  black_star_acolytes: {
    wash: '#3B3550',
    art:
      around(8, (i) =>
        i % 2 ? body('<path d="M-3.4-20 0-30l3.4 10z"/>') : goldBody('<path d="M-5-19 0-36l5 17z"/>'),
      ) +
      '<circle r="21.4" fill="#07040f" stroke="var(--ivory)" stroke-width="2.6"/>' +
      '<path d="M-13-9A16 16 0 0 1 9-13" fill="none" stroke="#f1e6c8" stroke-width="1.8" stroke-linecap="round" opacity=".75"/><circle r="2.2" fill="#f1e6c8" opacity=".8"/>',
  },
  larvonids: {
    wash: '#8FA23A',
    art:
      cells() +
      line(`<path d="${cell(0, 0, 17.6)}"/>`, 3.2) +
      line('<path d="M6-6C0-11-9-7-9 1-9 9 1 11 6 6 9 2 6-3 2-1"/>', 5.6) +
      cut('<path d="M-6-4l-2.4-1.4M-8.4 2h-2.6M-4 7l-1.4 2.2M3 8l1.2 2.2"/>', 1.4) +
      goldBody('<circle cx="7" cy="-6.4" r="3.9"/>') +
      hole('<circle cx="8.2" cy="-7" r="1.3"/>'),
  },
};
