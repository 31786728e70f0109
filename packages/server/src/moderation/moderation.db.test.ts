import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, aPost, aProduct, aThread, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let business: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  business = await aBusiness(owner);
}, 60_000);
afterAll(() => api?.stop());

const block = (person: Person, body: object, method: 'POST' | 'DELETE' = 'POST') =>
  person.ask('/moderation/block', { method, body });
const comment = (person: Person, resourceType: string, resourceID: string, more = {}) =>
  person.ask('/social/comments/make-comment', { body: { resourceType, resourceID, content: 'Hm', ...more } });
const like = (person: Person, type: string, resourceID: string, more = {}) =>
  person.ask(`/social/reaction/react/${type}`, { body: { resourceID, reactionType: 'like', ...more } });

describe('a blocked person', () => {
  it('by a business neither writes to it, nor comments on or likes what is its own, until it is unblocked', async () => {
    const pest = await aPerson(api);
    const own = await aBusiness(pest, { companyName: 'Own' });
    const thread = await aThread(pest, business);
    const post = await aPost(owner, 'Ours', business);
    const product = await aProduct(api, business);
    const friend = await aPerson(api);
    const reply = (await comment(friend, 'post', post)).json.data.commentID;
    const tries = () => [
      pest.ask(`/business/request/${thread}/send-message`, { body: { content: 'Hello?' } }),
      pest.ask('/business/request', { body: { to: business, subject: 'S', message: 'M' } }),
      pest.ask('/business/request', { body: { to: business, from: own, subject: 'S', message: 'M' } }),
      pest.ask('/social/connect', { body: { to: business } }),
      comment(pest, 'post', post),
      comment(pest, 'post', post, { businessID: own }),
      comment(pest, 'comment', reply),
      comment(pest, 'business', business),
      like(pest, 'product', product),
      like(pest, 'business', business),
    ];
    expect((await block(owner, { partyID: pest.id, businessID: business })).status).toBe(200);
    expect((await block(owner, { partyID: pest.id, businessID: business })).status).toBe(200);
    for (const response of await Promise.all(tries()))
      expect(response).toMatchObject({ status: 403, json: { name: 'Forbidden' } });
    const list = (await owner.ask(`/moderation/block?ubid=${business}`)).json.data;
    expect(list).toMatchObject([{ party: { type: 'user', id: pest.id } }]);
    expect((await like(pest, 'post', await aPost(owner, 'My own'))).status).toBe(200);
    await block(owner, { partyID: pest.id, businessID: business }, 'DELETE');
    for (const response of await Promise.all(tries())) expect(response.status).toBe(200);
  });

  it('is not read in the newsfeed any more, until they are unblocked', async () => {
    const reader = await aPerson(api);
    const pest = await aPerson(api);
    const theirs = await aBusiness(pest, { companyName: 'Pest' });
    const [own, asBusiness] = [await aPost(pest, 'Mine'), await aPost(pest, 'Ours', theirs)];
    const feed = async (): Promise<string[]> =>
      (await reader.ask('/newsfeed/load')).json.data.items.map(({ postID }: { postID: string }) => postID);
    expect(await feed()).toEqual(expect.arrayContaining([own, asBusiness]));
    await block(reader, { partyID: pest.id });
    expect(await feed()).toContain(asBusiness);
    expect(await feed()).not.toContain(own);
    await reader.ask('/social/follow/business', { body: { resourceID: theirs } });
    await block(reader, { partyID: theirs });
    expect(await feed()).not.toContain(asBusiness);
    await block(reader, { partyID: pest.id }, 'DELETE');
    await block(reader, { partyID: theirs }, 'DELETE');
    expect(await feed()).toContain(asBusiness);
  });

  it('of a business holds for all its members, and of a person for that person alone', async () => {
    const person = await aPerson(api);
    const pest = await aPerson(api);
    const theirs = await aBusiness(pest, { companyName: 'Pest' });
    const post = await aPost(person);
    await block(person, { partyID: theirs });
    expect((await like(pest, 'post', post, { businessID: theirs })).status).toBe(403);
    expect((await like(pest, 'post', post)).status).toBe(200);
    expect((await like(pest, 'business', business, { businessID: theirs })).status).toBe(200);
  });

  it('is not connected any more', async () => {
    const [a, b] = [await aPerson(api), await aPerson(api)];
    const { connectionID } = (await a.ask('/social/connect', { body: { to: b.id } })).json.data;
    await b.ask(`/social/connect/${connectionID}/accept`, { method: 'POST' });
    await block(b, { partyID: a.id });
    expect((await b.ask('/social/connect?ubid=me')).json.data.items).toEqual([]);
  });

  it('is never oneself, and must be somebody', async () => {
    expect((await block(owner, { partyID: owner.id })).json.fields).toEqual(['partyID']);
    expect((await block(owner, { partyID: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
  });
});

describe('a report', () => {
  it('waits once for the operators, of what its reporter can see', async () => {
    const reader = await aPerson(api);
    const thread = await aThread(await aPerson(api), business);
    const report = (person: Person, resourceType: string, resourceID: string) =>
      person.ask('/moderation/report', { body: { resourceType, resourceID, reason: 'spam', details: 'Again' } });
    expect((await report(reader, 'business', business)).status).toBe(200);
    expect((await report(reader, 'business', business)).status).toBe(200);
    expect((await report(reader, 'product', business)).status).toBe(404);
    expect((await report(reader, 'inquiry', thread)).status).toBe(404);
    expect((await report(owner, 'inquiry', thread)).status).toBe(200);
    const rows = await api.db.selectFrom('reports').select(['state']).where('reporterId', '=', reader.id).execute();
    expect(rows).toEqual([{ state: 'open' }]);
  });
});
