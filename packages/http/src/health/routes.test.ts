import { createDatabase } from '@wbn/database';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../create-app.ts';
import type { AppOptions } from '../options.ts';
import { testInternalKey, testOptions } from '../testing/index.ts';

// Metrics need no database.
const db = createDatabase('postgresql://nobody:nothing@127.0.0.1:1/none');
afterAll(() => db.destroy());

async function statusFor(
  remoteAddress: string,
  headers: Record<string, string> = {},
  changes: Partial<AppOptions> = {},
) {
  const app = createApp(testOptions(db, changes));
  const { statusCode } = await app.inject({ url: '/metrics', remoteAddress, headers });
  await app.close();
  return statusCode;
}

it('gives its figures to this machine and to holders of the internal key, and answers others as if there were none', async () => {
  expect(await statusFor('127.0.0.1')).toBe(200);
  expect(await statusFor('203.0.113.5')).toBe(404);
  expect(await statusFor('203.0.113.5', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  expect(await statusFor('203.0.113.5', { 'x-wbn-internal': testInternalKey })).toBe(200);
});

it('gives nobody its figures whom a proxy on this machine brings in, whatever they say of themselves', async () => {
  const behind = { isProxy: (address: string) => address === '127.0.0.1' };
  expect(await statusFor('127.0.0.1', {}, behind)).toBe(404);
  for (const said of ['203.0.113.5', '127.0.0.1']) {
    expect(await statusFor('127.0.0.1', { 'x-forwarded-for': said }, behind)).toBe(404);
  }
  expect(await statusFor('127.0.0.1', { 'x-wbn-internal': testInternalKey }, behind)).toBe(200);
});
