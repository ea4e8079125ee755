import { expect, it } from 'vitest';
import { fixture, printed } from '../fixtures/fixtures';
import { views } from '../index';
import { moment } from './moment';

it('opens the view that has what is asked', () => {
  const asked = (name: string) => moment(fixture(name).stand, printed);
  expect(asked('station')).toBe('station');
  expect(asked('discard')).toBe('station');
  expect(asked('market')).toBe('modules');
  expect([asked('launch'), asked('prepare')]).toEqual(['', '']);
  expect(views.map(({ id }) => id)).toEqual(expect.arrayContaining([asked('station'), asked('market')]));
});
