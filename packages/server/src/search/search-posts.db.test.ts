import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, aPost, aProduct, type Person } from '../testing/world.ts';

let api: TestApi;
let lina: Person;
beforeAll(async () => {
  api = await startApi();
  lina = await aPerson(api, 'Lina');
}, 60_000);
afterAll(() => api?.stop());

/** The ids of the posts that a reader finds, and their exact number. */
async function found(textQuery: string, reader?: Person) {
  const { json } = await api.ask('/search/post', { body: { textQuery }, ...(reader ? { as: reader.token } : {}) });
  expect(json.data.total_is_exact).toBe(true);
  return { ids: json.data.results.map(({ postID }: { postID: string }) => postID), total: json.data.total_results };
}
const nothing = { ids: [], total: 0 };

it.each([
  ['a word', 'We show new zirconia crucibles in hall 4', 'zirconia'],
  ['a word with a slip', 'Our titanium flanges are on their way', 'titanim'],
  ['an Arabic word with another ending', 'نعرض المضخات الجديدة في المعرض', 'مضخة'],
  ['a Chinese word', '我们在展会上展示新的激光切割机', '激光'],
  ['words that name a country and goods', 'Back from Turkey with samples of olive oil', 'turkey olive oil'],
])('a post is found by %s in the next search', async (_, content, words) => {
  const id = await aPost(lina, content);
  expect(await found(words)).toEqual({ ids: [id], total: 1 });
});

it('a post is found by the name of its author', async () => {
  const owner = await aPerson(api, 'Umberta');
  const business = await aBusiness(owner, { companyName: 'Zibdiyya Works' });
  const [own, companys] = [await aPost(owner, 'My first day'), await aPost(owner, 'Open on Friday', business)];
  expect((await found('umberta')).ids).toEqual([own]);
  expect((await found('zibdiyya')).ids).toEqual([companys]);
});

it('a post, a product and a profile are found by the new name of a person or a company, and no longer by the old one', async () => {
  const owner = await aPerson(api, 'Wendelgard');
  const business = await aBusiness(owner, { companyName: 'Gomphrena Works' });
  const product = await aProduct(api, business, 'Pump');
  await owner.ask(`/product/${product}`, { method: 'PUT', body: { state: 'published' } });
  const [own, companys] = [await aPost(owner, 'My first day'), await aPost(owner, 'Open on Friday', business)];
  /** The ids of all that is found by a text. */
  const foundAnywhere = async (textQuery: string) => {
    const kinds = ['post', 'product', 'business'] as const;
    const answers = await Promise.all(
      [...kinds.map((kind) => `/search/${kind}`), '/user/search'].map((url) => api.ask(url, { body: { textQuery } })),
    );
    const ids = [own, companys, product, business, owner.id];
    return ids.filter((id) => JSON.stringify(answers.map(({ json }) => json)).includes(id));
  };
  expect(await foundAnywhere('gomphrena')).toEqual(expect.arrayContaining([companys, product, business]));
  await owner.ask('/user/profile', { method: 'PUT', body: { firstName: 'Kunigunde' } });
  await owner.ask(`/business/profile/${business}`, {
    method: 'PUT',
    body: { general: { companyName: 'Saponaria Works' } },
  });
  for (const old of ['wendelgard', 'gomphrena']) expect(await foundAnywhere(old)).toEqual([]);
  expect(await foundAnywhere('kunigunde')).toEqual([own, owner.id]);
  expect(await foundAnywhere('saponaria')).toEqual(expect.arrayContaining([companys, product, business]));
});

it('a removed post cannot be found, nor one of a removed account', async () => {
  const author = await aPerson(api);
  const post = await aPost(author, 'A quokka visited us');
  await author.ask('/social/posts/remove-post', { method: 'DELETE', body: { postID: post } });
  expect(await found('quokka')).toEqual(nothing);
  await aPost(author, 'A wombat visited us');
  await api.db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', author.id).execute();
  await expect.poll(() => found('wombat'), { timeout: 20_000 }).toEqual(nothing);
}, 40_000);

it('posts of a suspended person or business are hidden, and shown again after it', async () => {
  const operator = await aPerson(api, 'Olga', { role: 'operator' });
  const author = await aPerson(api);
  const business = await aBusiness(author, { companyName: 'Narwhal Trading' });
  await aPost(author, 'An axolotl in the office');
  await aPost(author, 'An axolotl in the works', business);
  const suspend = async (kind: string, id: string, suspended: boolean) => {
    const body = suspended ? { suspended, reason: 'Checks' } : { suspended };
    const { status, json } = await operator.ask(`/operator/${kind}/${id}/suspension`, { body });
    expect(status, JSON.stringify(json)).toBe(200);
  };
  expect((await found('axolotl')).total).toBe(2);
  await suspend('businesses', business, true);
  expect((await found('axolotl')).total).toBe(1);
  await suspend('businesses', business, false);
  await suspend('users', author.id, true);
  expect((await found('axolotl')).total).toBe(0);
  await suspend('users', author.id, false);
  expect((await found('axolotl')).total).toBe(2);
});

it('a guest’s post on the timeline of a suspended person is hidden wherever posts are read, and shown again after it', async () => {
  const operator = await aPerson(api, 'Olaf', { role: 'operator' });
  const [host, guest, reader] = [await aPerson(api), await aPerson(api), await aPerson(api)];
  await api.db
    .insertInto('connections')
    .values({ fromUserId: guest.id, toUserId: host.id, state: 'accepted' })
    .execute();
  const body = { content: 'A tapir for my host', timelineID: host.id, timelineType: 'user' };
  const made = await guest.ask('/social/posts/make-post', { body });
  const { postID } = made.json.data;
  for (const one of [guest.id, reader.id]) await reader.ask('/social/follow/user', { body: { resourceID: one } });
  const seen = async () => ({
    search: (await found('tapir')).total,
    read: (await reader.ask(`/social/posts/${postID}`)).status,
    reactions: (await reader.ask(`/social/reaction/summary/${postID}`)).status,
    feed: JSON.stringify((await reader.ask('/newsfeed/load')).json).includes('tapir'),
  });
  const shown = { search: 1, read: 200, reactions: 200, feed: true };
  expect(await seen()).toEqual(shown);
  const suspend = (body: object) => operator.ask(`/operator/users/${host.id}/suspension`, { body });
  await suspend({ suspended: true, reason: 'Checks' });
  expect(await seen()).toEqual({ search: 0, read: 404, reactions: 404, feed: false });
  await suspend({ suspended: false });
  expect(await seen()).toEqual(shown);
});

it('readers do not see posts of an author whom they have blocked', async () => {
  const [author, reader] = [await aPerson(api), await aPerson(api)];
  const post = await aPost(author, 'A pangolin at the gate');
  expect((await found('pangolin', reader)).ids).toEqual([post]);
  await api.db.insertInto('blocks').values({ userId: reader.id, blockedUserId: author.id }).execute();
  expect((await found('pangolin', reader)).ids).toEqual([]);
  expect((await found('pangolin')).ids).toEqual([post]);
});
