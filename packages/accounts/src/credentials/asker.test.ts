import { createDatabase } from '@wbn/database';
import { createApp } from '@wbn/http';
import { testOptions } from '@wbn/http/testing';
import { afterAll, expect, it } from 'vitest';
import { currentAsker, noteAsker, noteKnown } from './asker.ts';

// Nothing here asks the database.
const db = createDatabase('postgresql://nobody:nothing@127.0.0.1:1/none');
afterAll(() => db.destroy());

function appThatAsks() {
  const app = createApp(testOptions(db));
  noteAsker(app);
  return app;
}

it('the queue of password checks learns that a client has gone', async () => {
  const app = appThatAsks();
  const client = new AbortController();
  const seen = new Promise<boolean>((tell) => {
    app.get('/asks', (_request, reply) => {
      const { ended } = currentAsker();
      const before = ended?.aborted;
      ended?.addEventListener('abort', () => tell(before === false && reply.raw.destroyed));
      client.abort();
    });
  });
  const address = await app.listen({ port: 0 });
  await expect(fetch(`${address}/asks`, { signal: client.signal })).rejects.toThrow();
  expect(await seen).toBe(true);
  await app.close();
});

it('one request is known without the others, and each has its own networks', async () => {
  const app = appThatAsks();
  app.get('/known', async () => {
    noteKnown('owner');
    return currentAsker();
  });
  app.get('/unknown', async () => currentAsker());
  const [known, unknown] = await Promise.all([
    app.inject({ url: '/known', remoteAddress: '203.0.113.9' }),
    app.inject({ url: '/unknown', remoteAddress: '2001:db8:1:2::9' }),
  ]);
  expect(known.json()).toMatchObject({ userID: 'owner', networks: ['203.0.113.9', '203.0'] });
  expect(unknown.json()).toEqual({ networks: ['2001:db8:1::/48', '2001:db8'], ended: {} });
  await app.close();
});
