/** Planets: five patterns, lit from the upper left, shaded as in an engraving. Radius 30 round 0, 0. */
import type { PrintedPlanet } from '../printed';

type PlanetType = PrintedPlanet['type'];

const SHADE =
  '<path d="M10-28.3A30 30 0 1 1-27 13 35 35 0 0 0 10-28.3z" fill="#0A0618" opacity=".34"/><g clip-path="url(#ae-c-shade)" stroke="#0A0618" stroke-width="1" opacity=".28">' +
  Array.from({ length: 12 }, (_, i) => `<path d="M${-34 + i * 7} 40 ${-2 + i * 7}-34"/>`).join('') +
  '</g>';
const RIM = '<circle r="30" fill="none" stroke="var(--piece)" stroke-width="1.6" vector-effect="non-scaling-stroke"/>';

const PLANETS: Readonly<Record<PlanetType, string>> = {
  ice: `<circle r="30" fill="url(#ae-g-ice)"/><g clip-path="url(#ae-c30)"><path d="M-17-12-6-2-10 10-24 16-34 4zM8-9 20-1 17 13 3 17-10 10-6-2z" fill="#fff" opacity=".34"/><path d="M20-1 34-8V24L28 22 17 13z" fill="#3E7396" opacity=".35"/><path d="M-34-6-17-12-6-2-10 10-24 16M-17-12-11-28M-6-2 8-9 13-30M8-9 20-1 34-8M20-1 17 13 29 23M17 13 3 17-10 10M3 17 0 34M-24 16-20 30" fill="none" stroke="#F4FCFF" stroke-width="1.7" stroke-linejoin="round"/><path d="M-26-20Q-10-15 0-19T26-22V-34H-26z" fill="#fff" opacity=".92"/></g>`,
  desert: `<circle r="30" fill="url(#ae-g-desert)"/><g clip-path="url(#ae-c30)" fill="none" stroke="#8A4F1C" stroke-width="1.9" stroke-linecap="round">${[-21, -13, -5, 4, 13, 22].map((y, i) => `<path d="M${-38 + (i % 2) * 7} ${y}q7-5.5 14 0t14 0 14 0 14 0 14 0 14 0"/>`).join('')}</g><g clip-path="url(#ae-c30)"><path d="M-34 6Q-14-4 4 4T34-2V9Q14 15-4 11T-34 15z" fill="#F7DFA6" opacity=".5"/></g>`,
  volcanic: `<circle r="30" fill="url(#ae-g-volcanic)"/><g clip-path="url(#ae-c30)" fill="none" stroke-linejoin="round" stroke-linecap="round"><g stroke="#FF7A3D" stroke-width="2.6"><path d="M-6-31-3-18-13-9-7 4-16 15-11 31M-13-9-27-6M-7 4 6 8 11 20 8 31M6 8 18 1 30 6M-16 15-30 19M-3-18 10-15 19-26"/></g><g stroke="#FFD08A" stroke-width="1"><path d="M-6-31-3-18-13-9-7 4-16 15M-7 4 6 8 11 20M6 8 18 1"/></g></g><g fill="#FF7A3D"><circle cx="12" cy="-6" r="3.2"/><circle cx="-20" cy="4" r="2.4"/><circle cx="20" cy="14" r="2.2"/><circle cx="-2" cy="20" r="1.8"/></g>`,
  terran: `<circle r="30" fill="url(#ae-g-terran)"/><g clip-path="url(#ae-c30)"><g fill="#79B86A" stroke="#2C6B4A" stroke-width="1.1" stroke-linejoin="round"><path d="M-22-22C-12-28-3-24-2-17c1 5-6 5-7 10 0 4 5 5 2 10-2 4-8 3-11-1-3-5-11-4-13-11-1-5 5-10 9-13zM5-3C9-9 16-10 21-7c6 3 10 9 8 15-1 4-6 4-8 9-2 4-8 5-10 0-1-4 2-7-1-11-2-3-7-4-5-9zM-20 14c5-3 11 0 12 5 1 4-3 9-8 8-5 0-9-10-4-13zM10-29c4-1 9 2 8 6-1 3-6 3-8 0-1-2-2-5 0-6z"/></g><g fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".82"><path d="M-28-6q8-4 15-1M2-14q8-4 17-1M-6 12q9-4 18 0M6 23q6-2 11 0"/></g></g>`,
  gas_giant: `<g class="ring-b"><path d="M-38.8 9.7A40 10.5 -14 0 1 38.8 -9.7" fill="none" stroke="url(#ae-g-ring)" stroke-width="5"/></g><circle r="26" fill="#B98FD6"/><g clip-path="url(#ae-c26)"><path d="M-30-22H30v7Q10-11-6-15T-30-13z" fill="#7B56A8"/><path d="M-30-8Q-10-4 8-8T30-6V2Q10 5-8 2T-30 4z" fill="#F0D2B4"/><path d="M-30 4Q-8 2 8 4T30 2V9Q8 13-10 9T-30 12z" fill="#8E66BC"/><path d="M-30 17Q-8 13 10 18T30 16V30H-30z" fill="#69459A"/><ellipse cx="-7" cy="-2.2" rx="7.4" ry="3.9" fill="#C8644E" stroke="#F8E6D2" stroke-width="1.3"/></g><path d="M8.7-24.5A26 26 0 1 1-23.4 11.3 30 30 0 0 0 8.7-24.5z" fill="#0A0618" opacity=".34"/><circle r="26" fill="none" stroke="var(--piece)" stroke-width="1.6" vector-effect="non-scaling-stroke"/><path d="M38.8 -9.7A40 10.5 -14 0 1 -38.8 9.7" fill="none" stroke="var(--piece)" stroke-width="7"/><path d="M38.8 -9.7A40 10.5 -14 0 1 -38.8 9.7" fill="none" stroke="url(#ae-g-ring)" stroke-width="5"/>`,
};

export function planet(type: PlanetType): string {
  // The gas giant has its ring in front of the shade.
  return `<g>${PLANETS[type]}${type === 'gas_giant' ? '' : SHADE + RIM}</g>`;
}
