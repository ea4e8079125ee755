import { expect, test } from 'vitest';
import { printed } from '../../fixtures/fixtures';
import type { PlanetPrint } from '../../printed';
import { landOf, shapeFor } from './lands';

test('every screen has the same picture, and a phone its own', () => {
  expect([shapeFor(1440, false), shapeFor(1280, false), shapeFor(820, true)]).toEqual(['wide', 'wide', 'wide']);
  expect(shapeFor(390, true)).toBe('phone');
});

test('a planet is drawn once', () => {
  const planet = printed.met?.['guestbook-planet-P01'] as PlanetPrint;
  expect(landOf(planet, 'wide')).toBe(landOf(planet, 'wide'));
  expect(landOf(planet, 'phone')).not.toBe(landOf(planet, 'wide'));
});
