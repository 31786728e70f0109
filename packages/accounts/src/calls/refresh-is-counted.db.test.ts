import { makePartnerKey, makeUser, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, codeFor, type TestSite, testSite } from '../testing/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ limits: 'on' });
}, 60_000);
afterAll(() => site?.close());

let addresses = 0;
/** Sends a request from an address of its own until it is one too many; returns how many were taken. */
async function countTaken(headers: Record<string, string>, most: number) {
  addresses += 1;
  const remoteAddress = `203.0.113.${addresses}`;
  for (let n = 0; n <= most; n += 1) {
    const told = await site.app.inject({ method: 'POST', url: '/refresh-token', headers, remoteAddress });
    if (told.statusCode === 429) return n;
  }
  return Number.POSITIVE_INFINITY;
}
const begin = async (): Promise<string> => {
  const userID = await makeUser(site.database.db);
  const token = await codeFor(site, userID);
  return (await call(site.app, '/get-session', { token }, { origin: testSites.portal })).json().data.refreshToken;
};

it('a renewal is counted whatever is wrong with it', async () => {
  await makePartnerKey(site.database.db);
  const refreshToken = await begin();
  const tries: Record<string, string>[] = [
    {},
    { 'x-refresh-token': 'made-up' },
    { 'x-refresh-token': 'made-up', dpop: 'a.b.c' },
    { 'x-refresh-token': refreshToken, origin: testSites.sisters[0] as string },
  ];
  for (const headers of tries) expect(await countTaken(headers, 60), JSON.stringify(headers)).toBe(60);
  const renewed = await call(site.app, '/refresh-token', undefined, { 'x-refresh-token': refreshToken });
  expect(renewed.statusCode).toBe(200);
});

it('a repeat of a renewal is counted, above what the tabs of a browser send', async () => {
  const refreshToken = await begin();
  await call(site.app, '/refresh-token', undefined, { 'x-refresh-token': refreshToken });
  expect(await countTaken({ 'x-refresh-token': refreshToken }, 150)).toBe(100);
});
