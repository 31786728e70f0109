import type { SavedItem } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { createSession } from '../session/session.ts';
import { tokens } from '../testing/accounts.ts';
import { testTab } from '../testing/platform.ts';
import { type Answerer, failed, success, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { createFavorites } from './favorites.ts';
import { createSave } from './save.ts';

const item = (n: number, folder = ''): SavedItem => ({
  resourceType: 'product',
  resourceID: `p-${n}`,
  folder,
  savedAt: '2024-03-05T09:07:00Z',
  business: null,
  product: null,
});
async function on(answer: Answerer) {
  const server = await testServer(answer);
  const platform = testTab();
  const session = createSession({ accounts: server.origin, platform });
  session.save(tokens(1, platform.now()));
  await session.ready();
  const { origin } = server;
  const client = createClient({ api: origin, accounts: origin, portal: origin, session });
  return { server, client, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

it('a thing is saved at once, and taken out again', async () => {
  await using setup = await on(({ method }) => success({ saved: method === 'POST', folder: '' }));
  const save = createSave(setup.client, 'business', 'b-1');
  await save.ask();
  expect(save.get().on).toBe(false);
  save.toggle();
  expect(save.get().on).toBe(true);
  await until(() => setup.server.seen.length === 2);
  save.toggle();
  await until(() => setup.server.seen.length === 3);
  expect(setup.server.seen.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', 'user/saved/b-1', undefined],
    ['POST', 'user/saved', { resourceType: 'business', resourceID: 'b-1' }],
    ['DELETE', 'user/saved', { resourceType: 'business', resourceID: 'b-1' }],
  ]);
});

it('favourites are shown by kind and folder, each from its beginning', async () => {
  await using setup = await on(({ path }) =>
    success({
      items: path.includes('nextID') ? [item(2), item(3)] : [item(1), item(2)],
      folders: [{ name: 'Pumps', count: 2 }],
      nextID: path.includes('nextID') ? null : 'b',
    }),
  );
  const favorites = createFavorites(setup.client);
  await favorites.more();
  await favorites.more();
  await favorites.more();
  expect(favorites.get().items.map(({ resourceID }) => resourceID)).toEqual(['p-1', 'p-2', 'p-3']);
  await favorites.choose({ kind: 'product', folder: 'Pumps' });
  expect(favorites.get().items).toHaveLength(2);
  expect(setup.server.seen.map(({ path }) => path)).toEqual([
    'user/saved',
    'user/saved?nextID=b',
    'user/saved?resourceType=product&folder=Pumps',
  ]);
});

it('one that is taken out is gone at once, and back when that fails', async () => {
  let broken = false;
  await using setup = await on(({ method }) => {
    if (method === 'DELETE') return broken ? failed(500, 'InternalError') : success({ saved: false, folder: '' });
    return success({ items: [item(1, 'Pumps'), item(2)], folders: [{ name: 'Pumps', count: 1 }], nextID: null });
  });
  const favorites = createFavorites(setup.client);
  await favorites.more();
  expect(await favorites.remove(favorites.get().items[0]!)).toBe(true);
  expect(favorites.get()).toMatchObject({ items: [{ resourceID: 'p-2' }], folders: [] });
  broken = true;
  const removing = favorites.remove(favorites.get().items[0]!);
  expect(favorites.get().items).toEqual([]);
  expect(await removing).toBe(false);
  expect(favorites.get().items).toHaveLength(1);
});

it('one is moved into a folder, and out of all of them', async () => {
  await using setup = await on(({ method }) =>
    success(method === 'POST' ? { saved: true, folder: '' } : { items: [item(1)], folders: [], nextID: null }),
  );
  const favorites = createFavorites(setup.client);
  await favorites.more();
  await favorites.move(item(1), 'Pumps');
  await favorites.move(item(1), '');
  expect(
    setup.server.seen.filter(({ method }) => method === 'POST').map(({ body }) => (body as { folder: string }).folder),
  ).toEqual(['Pumps', ' ']);
});
