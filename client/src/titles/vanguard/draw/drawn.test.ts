import { expect, test } from 'vitest';
import { printed } from '../fixtures/fixtures';
import type { CardPrint, PlanetPrint } from '../printed';
import { DISC_COLOURS, DISC_FACES, globe } from './globes';
import { GEAR, GEAR_SIZE } from './gear';
import { groundOf } from './ground';
import { LANDMARK_WORDS, landmarkOf } from './landmarks';
import { LOOK_WORDS, portrait } from './faces';
import { FIGURES, threatFigure } from './threats';

const named = (kind: string): CardPrint[] =>
  Object.entries(printed.met ?? {}).flatMap(([name, print]) => (name.startsWith(kind) ? [print as CardPrint] : []));
const crew = named('guestbook-crew-');
const threats = named('guestbook-threat-');

test('nobody looks like anybody else', () => {
  const faces = crew.map(({ id, section, look }) => portrait(id, section ?? 'science', look));
  expect(faces.length).toBeGreaterThan(40);
  expect(new Set(faces).size).toBe(faces.length);
});

test('everybody looks the same each time, also who is not described', () => {
  expect(portrait('77', 'recon')).toBe(portrait('77', 'recon'));
  expect(portrait('77', 'recon')).not.toBe(portrait('78', 'recon'));
});

test.each(crew.map(({ id, look }) => [id, look ?? []] as const))('every word of the look of %s is drawn', (_, look) => {
  expect(look.filter((word) => !LOOK_WORDS.includes(word))).toEqual([]);
});

test('every threat of the campaign has a figure of its own', () => {
  const figures = threats.map(({ figure }) => figure ?? '');
  expect(figures.filter((figure) => !(figure in FIGURES))).toEqual([]);
  expect(new Set(figures).size).toBe(figures.length);
  expect(threatFigure('nobody knows')).toBe(threatFigure('strider'));
});

const planets = named('guestbook-planet-') as unknown as PlanetPrint[];

test('every planet of the campaign is a disc of its own', () => {
  // The operation is played on a planet of the campaign.
  const own = planets.filter(({ id }) => !id.startsWith('OP'));
  const discs = own.map(({ id, disc }) => globe(id, disc).replaceAll(`globe-${id}`, ''));
  expect(discs.length).toBeGreaterThan(8);
  expect(new Set(discs).size).toBe(discs.length);
  for (const { disc: [colour = '', face = ''] = [] } of own) {
    expect(DISC_COLOURS).toContain(colour);
    expect(DISC_FACES).toContain(face);
  }
  expect(globe('P77')).toBe(globe('P77'));
});

test.each(planets.map((planet) => [planet.id, planet] as const))('every landmark of %s is drawn', (_, { sector }) => {
  for (const { landmark } of sector) expect(LANDMARK_WORDS).toContain(landmark);
  const drawn = sector.map(({ landmark, biomes }) => landmarkOf(landmark, groundOf(biomes)));
  expect(new Set(drawn).size).toBeGreaterThan(sector.length / 2);
  expect(landmarkOf(undefined, 'ice')).toBe(landmarkOf('crevasse', 'ash'));
});

test('all equipment of the campaign is drawn, within its frame and with its lines closed', () => {
  const cards = named('guestbook-card-').filter(({ pictures }) => pictures);
  expect(cards.length).toBeGreaterThan(50);
  for (const { pictures = [] } of cards) for (const one of pictures) expect(Object.keys(GEAR)).toContain(one);
  for (const [word, drawing] of Object.entries(GEAR)) {
    expect(drawing.match(/<path|<circle/g)?.length, word).toBeGreaterThan(1);
    const starts = [...drawing.matchAll(/[dM]="?M?(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    for (const [x = 0, y = 0] of starts) {
      expect(x >= 0 && x <= GEAR_SIZE.width && y >= -1 && y <= GEAR_SIZE.height, `${word} ${x} ${y}`).toBe(true);
    }
  }
  expect(new Set(Object.values(GEAR)).size).toBe(Object.keys(GEAR).length);
});
