import { createAccounts } from '@wbn/accounts';
import { testOptions } from '@wbn/http/testing';
import { expect, it } from 'vitest';
import { routesOf } from '../../packages/accounts/src/testing/routes-of.ts';
import { wrongNames } from '../distribution/named-tests.ts';
import { decidedForms, namedRaces, undecidedCalls } from './support/may-happen-once.ts';

it('each call that changes something says which test races fifty of it, or why fifty do no harm', () => {
  expect(undecidedCalls).toEqual([]);
});

it('each form of the account site says so too', async () => {
  // No form is sent, so the database is never asked.
  const site = createAccounts(testOptions({} as never, { limits: 'off' }));
  await site.ready();
  expect(routesOf(site, { method: 'POST', constraints: { media: 'form' } }).sort()).toEqual(decidedForms);
});

it('the tests that are named exist', () => {
  expect(namedRaces.length).toBeGreaterThan(50);
  expect(namedRaces.flatMap(wrongNames)).toEqual([]);
});
