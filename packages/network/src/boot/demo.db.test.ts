import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { createApp } from '@wbn/http';
import { makePartnerKey, testOptions } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../settings/settings.ts';
import { closeLoopbackPorts, fillDemo } from './demo.ts';

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await startTemporaryDatabase();
}, 60_000);
afterAll(() => database?.stop());

const example = 'http://127.0.0.1:8084';
const loopback = [
  'http://localhost',
  'http://localhost:3000',
  'http://localhost:5173',
  'https://localhost:8443',
  'http://127.0.0.1:4321',
  'http://[::1]:8000',
  'http://shop.localhost:3000',
];
const elsewhere = [
  'http://192.168.0.2:3000',
  'http://10.0.0.1',
  'https://localhost.example',
  'http://localhost.example:3000',
  'http://127.0.0.1.example',
  'http://notlocalhost:3000',
  'http://128.0.0.1:3000',
  'http://0.0.0.0:3000',
  'null',
  'file://',
];

/** The kind of caller that a new process of the network takes a page with this key for. */
async function kindsOf(key: string, origins: readonly string[]): Promise<(readonly [origin: string, kind: string])[]> {
  const app = createApp(testOptions(database.db));
  app.get('/kind', async (request) => request.caller.kind);
  const kinds = await Promise.all(
    origins.map(async (origin) => {
      const { body } = await app.inject({ url: '/kind', headers: { origin, 'x-wbn-key': key } });
      return [origin, body] as const;
    }),
  );
  await app.close();
  return kinds;
}
const all = (origins: readonly string[], kind: string) => origins.map((origin) => [origin, kind]);

describe('the key of the demo network', () => {
  const startDemo = () =>
    fillDemo(database.db, { demo: true, businesses: 0, addresses: { cdn: example } } as Settings, () => {});

  it('works on the example pages and on every port of the developer’s own machine, and nowhere else', async () => {
    await startDemo();
    expect(await kindsOf('pk_demo', [example, ...loopback])).toEqual(all([example, ...loopback], 'partner'));
    expect(await kindsOf('pk_demo', elsewhere)).toEqual(all(elsewhere, 'unknown'));
  });

  it('works on no page of such a machine once the same data serve a real network', async () => {
    await startDemo();
    await closeLoopbackPorts(database.db);
    expect(await kindsOf('pk_demo', loopback)).toEqual(all(loopback, 'unknown'));
  });

  it('opens these pages for no key of a partner', async () => {
    await startDemo();
    const { publishableKey } = await makePartnerKey(database.db, { origins: ['http://localhost:3000'] });
    expect(await kindsOf(publishableKey, loopback)).toEqual(
      loopback.map((origin) => [origin, origin === 'http://localhost:3000' ? 'partner' : 'unknown']),
    );
  });
});
