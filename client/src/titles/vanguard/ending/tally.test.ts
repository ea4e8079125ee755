import { expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import { decisionsOf, livingOf } from './tally';

const { stand } = fixture('ending');

test('the score of a campaign is the sum of what is listed', () => {
  expect(stand.view.score?.total).toBe(stand.over?.scores[0]);
});

test('of a single exploration success tokens are counted', () => {
  const lesson = fixture('over').stand;
  expect(lesson.view.score).toMatchObject({ objectives: [], uniques: [], total: lesson.over?.scores[0] });
});

test('who lives is not on the memorial, and who went out most stands first', () => {
  const living = livingOf(stand.view.score?.living ?? [], stand.view.crew);
  expect(living.length).toBeGreaterThan(3);
  expect(living.some(({ id }) => stand.view.ship.memorial.includes(id))).toBe(false);
  const missions = living.map(({ missions: count }) => count);
  expect(missions).toEqual(missions.toSorted((a, b) => b - a));
});

test('decisions are the pages with a choice', () => {
  expect(decisionsOf(stand.view.book).every(({ choice }) => choice > 0)).toBe(true);
  expect(decisionsOf(stand.view.book).length).toBeGreaterThan(5);
});
