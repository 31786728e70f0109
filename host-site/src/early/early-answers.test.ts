import { loadNewsfeed, makePost, myBusinesses } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { expect, it } from 'vitest';
import { askingEarly, callsAnswered, takingEarly } from './early-answers.ts';

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

it('all parts of a page that begins share an early answer, whatever the form of the same input; later ones ask', async () => {
  const { client, sent } = countingClient('u-1');
  askingEarly(client).call(loadNewsfeed, { query: { nextID: undefined, businessID: undefined } });
  const page = takingEarly(client);
  const parts = [page.call(loadNewsfeed), page.call(loadNewsfeed, { query: {} })];
  expect(await Promise.all(parts)).toEqual([{ data: 1 }, { data: 1 }]);
  expect(sent()).toBe(1);
  await callsAnswered();
  await expect.poll(() => page.call(loadNewsfeed)).toEqual({ data: 2 });
});

it('a change ends early answers: the same question after it is a new one', async () => {
  const { client } = countingClient('u-1');
  askingEarly(client).call(loadNewsfeed);
  const page = takingEarly(client);
  await page.call(makePost, { body: { text: 'Pumps are here.' } } as never);
  expect(await page.call(loadNewsfeed)).toEqual({ data: 3 });
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

it('work that can wait begins when all calls of head and page are answered, also those that an answer causes', async () => {
  const answers: ((value: unknown) => void)[] = [];
  const call = () => new Promise((resolve) => answers.push(resolve));
  const client = { session: undefined, call } as unknown as Client;
  const page = takingEarly(client);
  askingEarly(client).call(loadNewsfeed, { query: { businessID: '0b7c1b1a-0000-4000-8000-000000000002' } });
  page.call(myBusinesses).then(() => page.call(loadNewsfeed));
  let hasBegun = false;
  const begun = callsAnswered().then(() => {
    hasBegun = true;
  });
  for (const answered of [1, 2, 3]) {
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(answered);
    expect(hasBegun).toBe(false);
    answers[answered - 1]?.({ data: [] });
  }
  await begun;
  await callsAnswered();
});
