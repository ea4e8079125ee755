import { expect, it } from 'vitest';
import type { AccountView, TruckerView } from '../view';
import { fixture } from '../fixtures/fixtures';
import { Accounts } from './accounts.svelte';

const row = { before: 0, place: 1, credits: [4], after: 4 };
const account = (round: number): AccountView => ({ round, items: ['arrived'], rows: [row] });
const view = (told: AccountView | null): TruckerView => ({ ...fixture('arrived').stand.view, account: told });

it('opens when a flight has ended, and stays until it is closed', () => {
  const accounts = new Accounts();
  accounts.arrive(view(null), false, false);
  accounts.arrive(view(account(0)), true, false);
  expect(accounts.open?.round).toBe(0);
  accounts.arrive(view(account(0)), true, false);
  expect(accounts.open?.round).toBe(0);
  accounts.close();
  accounts.arrive(view(account(0)), true, false);
  expect(accounts.open).toBeNull();
  accounts.arrive(view(account(1)), true, false);
  expect(accounts.open?.round).toBe(1);
});

it('does not open for those who come later, nor for a look at the past', () => {
  const accounts = new Accounts();
  accounts.arrive(view(account(0)), false, false);
  expect(accounts.open).toBeNull();
  accounts.arrive(view(null), true, true);
  accounts.arrive(view(account(0)), true, false);
  expect(accounts.open).toBeNull();
});

it('opens again when the end of a flight was undone', () => {
  const accounts = new Accounts();
  accounts.arrive(view(account(0)), false, false);
  accounts.arrive(view(null), true, false);
  accounts.arrive(view(account(0)), true, false);
  expect(accounts.open?.round).toBe(0);
});
