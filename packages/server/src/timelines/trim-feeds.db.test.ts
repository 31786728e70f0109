import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aPerson, aPost } from '../testing/world.ts';
import { trimFeeds } from './trim-feeds.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

it('a feed keeps its newest posts, and only long feeds lose any', async () => {
  const [author, reader] = [await aPerson(api), await aPerson(api)];
  await reader.ask('/social/follow/business', { body: { resourceID: author.id } });
  const posts = [];
  for (let index = 0; index < 7; index += 1) posts.push(await aPost(author, `Post ${index}`));
  const own = await aPost(reader);
  const feedOf = async (userId: string) =>
    (await api.db.selectFrom('feedItems').select('postId').where('userId', '=', userId).execute()).map(
      (row) => row.postId,
    );
  expect(await trimFeeds(api.db, 8)).toBe(0);
  expect(await trimFeeds(api.db, 5)).toBe(5);
  expect((await feedOf(reader.id)).sort()).toEqual([...posts.slice(-4), own].sort());
  expect((await feedOf(author.id)).sort()).toEqual(posts.slice(-5).sort());
});
