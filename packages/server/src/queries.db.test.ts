import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from './testing/api.ts';
import { countingApi } from './testing/counting-api.ts';
import { aBusiness, aPerson, aPost, aProduct, aThread, type Person } from './testing/world.ts';

/** A page of results needs a constant number of queries: five hits cost no more statements than one. */

let api: TestApi;
let counting: Awaited<ReturnType<typeof countingApi>>;
let owner: Person;
let business: string;
let post: string;
beforeAll(async () => {
  api = await startApi();
  counting = await countingApi(api);
  owner = await aPerson(api, 'Quentin');
  const buyer = await aPerson(api, 'Quentin');
  const ids = [];
  for (let index = 0; index < 6; index += 1) ids.push(await aBusiness(owner, { companyName: `Quarry Works ${index}` }));
  business = ids[0] as string;
  for (const id of ids) await aThread(buyer, id);
  for (let index = 0; index < 6; index += 1) await aThread(buyer, business);
  // A reader who follows nobody needs one more query: the public feed.
  await owner.ask('/social/follow/business', { body: { resourceID: buyer.id } });
  for (const id of [...ids, business]) await aProduct(api, id, `Quartz slab ${id}`);
  for (let index = 0; index < 6; index += 1) post = await aPost(owner, `Post ${index}`, business);
  for (let index = 0; index < 6; index += 1) {
    await buyer.ask('/social/comments/make-comment', { body: { resourceID: post, content: `Comment ${index}` } });
  }
}, 60_000);
afterAll(async () => {
  await counting?.app.close();
  await api?.stop();
});

/** The number of statements of a call: the minimum of three runs, because background work can only add statements. */
async function costOf(url: string, body?: object): Promise<number> {
  const costs: number[] = [];
  while (costs.length < 3) costs.push(await costNow(url, body));
  return Math.min(...costs);
}

async function costNow(url: string, body?: object): Promise<number> {
  const before = counting.statements();
  const told = await counting.app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: { authorization: `Bearer ${owner.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  });
  expect(told.statusCode, told.body).toBe(200);
  return counting.statements() - before;
}

/** Waits until no statement reaches the database. */
async function quiet(): Promise<void> {
  let before = -1;
  const isQuiet = () => {
    const same = counting.statements() === before;
    before = counting.statements();
    return same;
  };
  await expect.poll(isQuiet, { interval: 250, timeout: 15_000 }).toBe(true);
}

describe('a page', () => {
  it.each([
    ['/search/business', { textQuery: 'quarry' }],
    ['/search/product', { textQuery: 'quartz' }],
    ['/user/search', { textQuery: 'quentin' }],
  ])('of %s costs the same for one and for many', async (url, body) => {
    // The first search may start index upkeep, and the next one fills caches.
    await costOf(url, { ...body, size: 6 });
    await quiet();
    await costOf(url, { ...body, size: 6 });
    expect(await costOf(url, { ...body, size: 6 })).toBe(await costOf(url, { ...body, size: 1 }));
  });

  it('of comments and of a timeline costs the same for one and for many', async () => {
    expect(await costOf(`/social/comments/${post}?size=6`)).toBe(await costOf(`/social/comments/${post}?size=1`));
    expect(await costOf(`/timeline/load/${business}?size=6`)).toBe(await costOf(`/timeline/load/${business}?size=1`));
  });

  it.each([
    ['/business/profile/my-list', 2],
    ['/newsfeed/load', 3],
    ['/search/business/last-registered', 3],
  ])('of %s takes at most %i statements, the session looked up among them', async (url, maximum) => {
    expect(await costOf(url)).toBeLessThanOrEqual(maximum);
  });

  it('of products of a business and of threads takes a handful', async () => {
    expect(await costOf(`/product/by-business?bid=${business}`)).toBeLessThanOrEqual(4);
    // A list of up to 500 threads is counted before it is read; a short page is not.
    expect(await costOf(`/business/request?ubid=${business}`)).toBeLessThanOrEqual(4);
    expect(await costOf(`/business/request?ubid=${business}&limit=20`)).toBeLessThanOrEqual(3);
    expect(await costOf(`/business/profile/${business}`)).toBeLessThanOrEqual(4);
  });

  it('of saved items, notifications, own products, members and connections takes a handful of queries', async () => {
    const ids = (await owner.ask('/business/profile/my-list')).json.data;
    for (const { businessID } of ids)
      await owner.ask('/user/saved', { body: { resourceType: 'business', resourceID: businessID } });
    expect(await costOf('/user/saved')).toBeLessThanOrEqual(5);
    expect(await costOf('/notifications')).toBeLessThanOrEqual(2);
    expect(await costOf(`/product/mine?bid=${business}`)).toBeLessThanOrEqual(6);
    expect(await costOf(`/business/${business}/members`)).toBeLessThanOrEqual(4);
    expect(await costOf(`/social/connect?ubid=${business}`)).toBeLessThanOrEqual(3);
  });
});
