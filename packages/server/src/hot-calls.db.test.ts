import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from './testing/api.ts';
import { countingApi } from './testing/counting-api.ts';
import { aBusiness, aPerson, aPost, aProduct, aThread, type Person } from './testing/world.ts';

/**
 * The most frequent calls and the most SQL statements that each may take. Each call answers with several items, so a statement for each of them
 * fails here. A new statement of such a call needs a reason: a third to a half of a call's time is the driver.
 */

let api: TestApi;
let counting: Awaited<ReturnType<typeof countingApi>>;
let owner: Person;
let business: string;
let product: string;
let post: string;
let posts: string[];
beforeAll(async () => {
  api = await startApi();
  counting = await countingApi(api);
  owner = await aPerson(api, 'Quentin');
  const buyer = await aPerson(api, 'Quentin');
  const businesses = [];
  for (let n = 0; n < 5; n += 1) businesses.push(await aBusiness(owner, { companyName: `Quarry Works ${n}` }));
  business = businesses[0] as string;
  for (let n = 0; n < 5; n += 1) product = await aProduct(api, business, `Quartz slab ${n}`);
  await owner.ask('/social/follow/business', { body: { resourceID: buyer.id } });
  posts = [];
  for (let n = 0; n < 5; n += 1) posts.push(await aPost(buyer, `Post ${n}`));
  post = posts[0] as string;
  for (let n = 0; n < 5; n += 1) {
    await buyer.ask('/social/comments/make-comment', { body: { resourceID: post, content: `Comment ${n}` } });
  }
  for (const id of businesses) await aThread(buyer, id);
}, 60_000);
afterAll(async () => {
  await counting?.app.close();
  await api?.stop();
});

/** The statements of a call: the minimum of several, because the first call fills memories and background work adds statements. */
async function countOf(url: string, token: string | undefined, body?: object): Promise<number> {
  const counts: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const before = counting.statements();
    const answer = await counting.app.inject({
      method: body ? 'POST' : 'GET',
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    counts.push(counting.statements() - before);
  }
  return Math.min(...counts);
}

it.each<[name: string, visitor: number | 'refused', person: number, url: () => string, body?: object]>([
  ['a search for businesses', 6, 8, () => '/search/business', { textQuery: 'quarry', size: 5 }],
  ['a search for products', 2, 3, () => '/search/product', { textQuery: 'quartz', size: 5 }],
  ['suggestions', 10, 11, () => '/search/suggest', { prefix: 'qua' }],
  ['the profile of a business', 2, 4, () => `/business/profile/${business}`],
  ['a product', 2, 4, () => `/product/${product}`],
  ['the products of a business', 3, 4, () => `/product/by-business?bid=${business}`],
  ['likes of a resource', 2, 3, () => `/social/reaction/summary/${post}`],
  ['likes of many resources', 1, 2, () => `/social/reactions?ids=${post},${business},${product}`],
  ['comments', 3, 4, () => `/social/comments/${post}?size=5`],
  ['a timeline', 2, 3, () => `/timeline/load/${business}?size=5`],
  ['the newsfeed', 'refused', 3, () => '/newsfeed/load'],
  ['unread messages', 'refused', 2, () => '/messages/unread'],
  ['notifications', 'refused', 2, () => '/notifications'],
])('%s takes at most %s statements for a visitor and %s for a person', async (_name, visitor, person, url, body) => {
  expect(await countOf(url(), owner.token, body)).toBeLessThanOrEqual(person);
  if (visitor !== 'refused') expect(await countOf(url(), undefined, body)).toBeLessThanOrEqual(visitor);
});
