import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { failed, success, testServer } from '../testing/server.ts';
import { loadProductPage, mainProducts, picturesOf } from './page.ts';

const product = { productID: 'p-1', businessID: 'b-1', name: 'Gate valve' };
const answers: Record<string, unknown> = {
  'product/p-1': product,
  'business/profile/b-1': { businessID: 'b-1' },
  'social/reaction/summary/p-1': { reactionCount: { like: 7 } },
};

async function shop(broken?: string) {
  const server = await testServer(({ path }) =>
    path === broken ? failed(500, 'InternalError') : path in answers ? success(answers[path]) : undefined,
  );
  const { origin } = server;
  const client = createClient({ api: origin, accounts: origin, portal: origin });
  return { server, client, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe("a product's page", () => {
  it('asks for the business when the product says whose it is', async () => {
    await using setup = await shop();
    const page = await loadProductPage(setup.client, 'p-1');
    expect(page).toMatchObject({
      ...product,
      businessProfile: { businessID: 'b-1' },
      reactions: { reactionCount: { like: 7 } },
    });
    const paths = setup.server.seen.map(({ path }) => path);
    expect(paths.indexOf('business/profile/b-1')).toBeGreaterThan(paths.indexOf('product/p-1'));
  });

  it.each(Object.keys(answers))('fails when %s fails', async (broken) => {
    await using setup = await shop(broken);
    await expect(loadProductPage(setup.client, 'p-1')).rejects.toMatchObject({ status: 500 });
  });

  it('shows what else the business makes, or the product itself when that is all', async () => {
    const list = (...ids: string[]) => ids.map((productID) => ({ productID }));
    let all = list('p-1', 'p-2');
    await using server = await testServer(() => success({ data: all }));
    const { origin } = server;
    const client = createClient({ api: origin, accounts: origin, portal: origin });
    expect(await mainProducts(client, product)).toEqual(list('p-2'));
    all = list('p-1');
    expect(await mainProducts(client, product)).toEqual(all);
    expect(server.seen[0]?.path).toBe('product/by-business?bid=b-1');
  });

  it('shows every picture once, the main one first', () => {
    const image = (url: string) => ({ url });
    expect(picturesOf({ mainImage: image('m'), images: [image('a'), image('m')], photos: [image('')] })).toEqual([
      'm',
      'a',
    ]);
    expect(picturesOf({ mainImage: null })).toEqual([]);
  });
});
