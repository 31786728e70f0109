import { loadNewsfeed, myBusinesses } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { expect, it } from 'vitest';
import { askingEarly, takingEarly } from './early-answers.ts';

/** A client that counts its calls; each answer says which it is. */
function countingClient(userID: string) {
  let sent = 0;
  const client = {
    session: { get: () => ({ userID }) },
    call: async () => {
      sent += 1;
      return { data: sent };
    },
  } as unknown as Client;
  return { client, sent: () => sent };
}

it('the page takes an early answer once, whatever the form of the same input, and then asks itself', async () => {
  const { client, sent } = countingClient('u-1');
  askingEarly(client).call(loadNewsfeed, { query: { nextID: undefined, businessID: undefined } });
  const page = takingEarly(client);
  expect(await page.call(loadNewsfeed)).toEqual({ data: 1 });
  expect(sent()).toBe(1);
  expect(await page.call(loadNewsfeed)).toEqual({ data: 2 });
});

it('an early answer is for its own question and its own person alone', async () => {
  const first = countingClient('u-1');
  askingEarly(first.client).call(loadNewsfeed);
  const next = countingClient('u-2');
  const page = takingEarly(next.client);
  await page.call(loadNewsfeed, { query: { businessID: '0b7c1b1a-0000-4000-8000-000000000001' } });
  await page.call(myBusinesses);
  await page.call(loadNewsfeed);
  expect(next.sent()).toBe(3);
});

it('an early failure is the failure of the call that takes it, and of no later one', async () => {
  const refusal = new Error('refused');
  const client = { session: undefined, call: () => Promise.reject(refusal) } as unknown as Client;
  askingEarly(client)
    .call(myBusinesses)
    .catch(() => {});
  const later = { session: undefined, call: async () => ({ data: [] }) } as unknown as Client;
  await expect(takingEarly(later).call(myBusinesses)).rejects.toBe(refusal);
  expect(await takingEarly(later).call(myBusinesses)).toEqual({ data: [] });
});
