import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, aPost, type Person } from '../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

async function ownIn(reader: Person, query = ''): Promise<Record<string, string | null>> {
  const { json } = await reader.ask(`/newsfeed/load${query}`);
  const items: { postID: string; reactionType: string | null }[] = json.data.items;
  return Object.fromEntries(items.map(({ postID, reactionType }) => [postID, reactionType]));
}

it("the newsfeed tells the reader's own likes, or those of the business for which they may speak", async () => {
  const [author, reader, stranger] = [await aPerson(api), await aPerson(api), await aPerson(api)];
  const business = await aBusiness(reader);
  await reader.ask('/social/follow/business', { body: { resourceID: author.id } });
  const [liked, other] = [await aPost(author, 'Liked'), await aPost(author, 'Liked by the business')];
  const like = (resourceID: string, businessID?: string) =>
    reader.ask('/social/reaction/react/post', { body: { resourceID, businessID, reactionType: 'like' } });
  await like(liked);
  await like(other, business);
  expect(await ownIn(reader)).toEqual({ [liked]: 'like', [other]: null });
  expect(await ownIn(reader, `?businessID=${business}`)).toEqual({ [liked]: null, [other]: 'like' });
  await stranger.ask('/social/follow/business', { body: { resourceID: author.id } });
  expect(await ownIn(stranger, `?businessID=${business}`)).toEqual({ [liked]: null, [other]: null });
});
