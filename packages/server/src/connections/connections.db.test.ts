import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

const ask = (from: Person, to: string, more = {}) => from.ask('/social/connect', { body: { to, ...more } });
const answer = (person: Person, id: string, how: string) =>
  person.ask(`/social/connect/${id}/${how}`, { method: 'POST' });
const end = (person: Person, id: string) => person.ask(`/social/connect/${id}`, { method: 'DELETE' });
const list = async (person: Person, query = 'ubid=me') =>
  (await person.ask(`/social/connect?${query}`)).json.data.items as { connectionID: string; state: string }[];

describe('a request to connect', () => {
  it('waits until the other side accepts it, and is one however often it is made', async () => {
    const [a, b] = [await aPerson(api), await aPerson(api)];
    const response = await Promise.all([1, 2, 3].map(() => ask(a, b.id, { message: 'Met at the fair' })));
    expect(new Set(response.map(({ json }) => json.data.connectionID)).size).toBe(1);
    const { connectionID } = response[0]?.json.data ?? {};
    expect((await answer(a, connectionID, 'accept')).status).toBe(404);
    expect(await list(b, 'ubid=me&state=pending')).toMatchObject([{ connectionID, message: 'Met at the fair' }]);
    expect((await answer(b, connectionID, 'accept')).json.data).toMatchObject({ state: 'accepted', to: { id: b.id } });
    expect((await answer(b, connectionID, 'accept')).status).toBe(200);
    expect((await answer(b, connectionID, 'decline')).status).toBe(409);
    expect(await list(a, 'ubid=me&state=accepted')).toHaveLength(1);
    expect((await end(a, connectionID)).json.data.state).toBe('ended');
    expect(await list(b)).toEqual([]);
    expect((await ask(b, a.id)).json.data).toMatchObject({ state: 'pending' });
  });

  it('from both sides connects', async () => {
    const [a, b] = [await aPerson(api), await aPerson(api)];
    await ask(a, b.id);
    expect((await ask(b, a.id)).json.data.state).toBe('accepted');
    expect(await list(a)).toHaveLength(1);
  });

  it('that is accepted is told to those who made it, as they wish to hear of requests', async () => {
    const [a, b, quiet] = [await aPerson(api), await aPerson(api), await aPerson(api)];
    const [from, to] = [await aBusiness(a), await aBusiness(b)];
    const told = async (person: Person) =>
      (await person.ask('/notifications')).json.data.items.filter(({ kind }: { kind: string }) => kind === 'connected');
    const { connectionID } = (await ask(a, to, { businessID: from })).json.data;
    await answer(b, connectionID, 'accept');
    await answer(b, connectionID, 'accept');
    expect(await told(a)).toMatchObject([{ businessID: from, actor: { type: 'business', id: to }, count: 1 }]);
    expect(await told(b)).toEqual([]);
    // A request from the other side accepts.
    await ask(a, b.id);
    await ask(b, a.id);
    expect(await told(a)).toMatchObject([{ businessID: null, actor: { id: b.id } }, { businessID: from }]);
    const preferences = [{ kind: 'connect', inApp: false }];
    await quiet.ask('/notifications/preferences', { method: 'PUT', body: { preferences } });
    await answer(b, (await ask(quiet, b.id)).json.data.connectionID, 'accept');
    expect(await told(quiet)).toEqual([]);
  });

  it('may be declined or taken back, and made again later', async () => {
    const [a, b] = [await aPerson(api), await aPerson(api)];
    const first = (await ask(a, b.id)).json.data.connectionID;
    expect((await answer(b, first, 'decline')).json.data.state).toBe('declined');
    const second = (await ask(a, b.id)).json.data.connectionID;
    expect(second).not.toBe(first);
    expect((await end(a, second)).json.data.state).toBe('withdrawn');
    expect((await answer(b, second, 'accept')).status).toBe(409);
  });

  it('is made and answered for businesses, by those who speak for them', async () => {
    const [a, b, stranger] = [await aPerson(api), await aPerson(api), await aPerson(api)];
    const [from, to] = [await aBusiness(a), await aBusiness(b)];
    const { connectionID } = (await ask(a, to, { businessID: from })).json.data;
    expect((await ask(stranger, to, { businessID: from })).status).toBe(404);
    expect((await answer(stranger, connectionID, 'accept')).status).toBe(404);
    expect((await answer(b, connectionID, 'accept')).status).toBe(200);
    expect(await list(a, `ubid=${from}`)).toMatchObject([{ connectionID, from: { type: 'business', id: from } }]);
    expect((await ask(a, from, { businessID: from })).json.fields).toEqual(['to']);
  });
});

describe('posts on the timeline of another party', () => {
  const postOn = (author: Person, timelineID: string, timelineType: 'user' | 'business', businessID?: string) =>
    author.ask('/social/posts/make-post', { body: { content: 'Good day', timelineID, timelineType, businessID } });

  it.each(['user', 'business'] as const)(
    'of type %s are for accepted connections alone, in either direction',
    async (type) => {
      const [a, b] = [await aPerson(api), await aPerson(api)];
      const partyOf = async (person: Person) => (type === 'user' ? person.id : aBusiness(person));
      const [from, to] = [await partyOf(a), await partyOf(b)];
      const speaker = type === 'user' ? undefined : from;
      const outcomes = async () => [
        (await postOn(a, to, type, speaker)).status,
        (await postOn(b, from, type, type === 'user' ? undefined : to)).status,
      ];
      expect(await outcomes()).toEqual([404, 404]);
      const { connectionID } = (await ask(a, to, { businessID: speaker })).json.data;
      expect(await outcomes(), 'pending').toEqual([404, 404]);
      await answer(b, connectionID, 'accept');
      expect(await outcomes(), 'accepted').toEqual([200, 200]);
      await end(a, connectionID);
      expect(await outcomes(), 'ended').toEqual([404, 404]);
      const second = (await ask(a, to, { businessID: speaker })).json.data.connectionID;
      await answer(b, second, 'decline');
      expect(await outcomes(), 'declined').toEqual([404, 404]);
    },
  );
});
