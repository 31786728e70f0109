import { expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { success, testServer } from '../testing/server.ts';
import { categoriesOf, orderCategories, tree } from './industries.ts';

const sub = (name: string, order: number) => ({ id: name, name, order });
const category = (name: string, order: number, subCategories = [sub('b', 2), sub('c', 3), sub('a', 1)]) => ({
  ...sub(name, order),
  subCategories,
});

it('R-098 subcategories stand in the order of their `order`', () => {
  const given = [category('second', 2), category('first', 1)];
  const ordered = orderCategories(given);
  expect(ordered.map(({ name }) => name)).toEqual(['first', 'second']);
  for (const one of ordered) expect(one.subCategories.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(given[0]?.name).toBe('second');
});

it('the tree is fetched once for the page, and comes ordered', async () => {
  const industry = { id: '0001', key: '0001', name: 'Automation', text: 'Automation', categories: [category('x', 1)] };
  await using server = await testServer(({ path }) =>
    success(path.endsWith('category') ? [category('x', 1)] : [industry]),
  );
  const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin });
  const [one, other] = await Promise.all([tree(client), tree(client)]);
  expect(one).toEqual(other);
  expect(one[0]?.categories[0]?.subCategories[0]?.name).toBe('a');
  expect(await categoriesOf(client, '0001')).toEqual(one[0]?.categories);
  expect(server.seen.map(({ path }) => path)).toEqual(['catsys/industry/full-tree', 'catsys/industry/0001/category']);
});
