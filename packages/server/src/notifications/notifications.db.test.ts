import { notifyPerson } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aPost, aThread, type Person } from '../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

interface ListedNotification {
  notificationID: string;
  kind: string;
  count: number;
  read: boolean;
}
const list = async (person: Person, query = '') =>
  (await person.ask(`/notifications${query}`)).json.data as { items: ListedNotification[]; nextID: string | null };
const unread = async (person: Person) => (await person.ask('/notifications/unread')).json.data.unread as number;
const like = (person: Person, resourceID: string, more = {}) =>
  person.ask('/social/reaction/react/post', { body: { resourceID, reactionType: 'like', ...more } });
const prefer = (person: Person, preferences: object[]) =>
  person.ask('/notifications/preferences', { method: 'PUT', body: { preferences } });

describe('notifications', () => {
  it('are one for 20 likes, also when they come at once, and start anew when read', async () => {
    const author = await aPerson(api);
    const post = await aPost(author);
    const crowd = await Promise.all(Array.from({ length: 20 }, () => aPerson(api)));
    await Promise.all(crowd.map((person) => like(person, post)));
    await Promise.all(crowd.map((person) => like(person, post)));
    await like(author, post);
    const { items } = await list(author);
    expect(items).toMatchObject([{ kind: 'like', count: 20, read: false, resourceType: 'post', resourceID: post }]);
    expect(await unread(author)).toBe(1);
    expect((await author.ask('/notifications/read', { body: {} })).json.data).toEqual({ unread: 0 });
    await like(await aPerson(api, 'Late'), post);
    expect((await list(author)).items).toMatchObject([
      { count: 1, read: false, actor: { name: expect.stringContaining('Late') } },
    ]);
  });

  it('of a comment lead to the page on which it stands, at any depth', async () => {
    const [author, fan] = [await aPerson(api), await aPerson(api)];
    const business = await aBusiness(author);
    const product = { businessID: business, name: 'Bowl', state: 'published' };
    const { productID } = (await author.ask('/product', { body: product })).json.data;
    const post = await aPost(author);
    const comment = async (person: Person, resourceType: string, resourceID: string): Promise<string> =>
      (await person.ask('/social/comments/make-comment', { body: { resourceType, resourceID, content: 'Yes.' } })).json
        .data.commentID;
    const pages = [
      ['post', post, `/timeline/${author.id}?post=${post}`],
      ['product', productID, `/business-product/${productID}`],
      ['business', business, `/business/${business}/`],
    ] as const;
    for (const [type, id, page] of pages) {
      const own = await comment(fan, type, id);
      const reply = await comment(author, 'comment', own);
      await like(fan, await comment(fan, 'comment', reply));
      await author.ask('/social/reaction/react/comment', { body: { resourceID: own, reactionType: 'like' } });
      const [liked, replied] = (await list(fan)).items;
      expect([liked, replied]).toMatchObject([
        { kind: 'like', resourceType: 'comment', resourceID: own, link: page },
        { kind: 'comment', resourceType: 'comment', resourceID: own, link: page },
      ]);
    }
  });

  it('of a login in a new browser name the browser if it is known, and are in no setting', async () => {
    const person = await aPerson(api);
    const about = { type: 'user', id: person.id };
    const tell = (key: string, title: string | null) =>
      notifyPerson(api.db, { kind: 'new-device', userID: person.id, about, key, data: { title } });
    await tell('1', 'Firefox on Linux');
    await tell('2', null);
    const { items } = await list(person);
    expect(items.map((item) => [item.kind, 'title' in item ? item.title : undefined])).toEqual([
      ['new-device', undefined],
      ['new-device', 'Firefox on Linux'],
    ]);
    expect((await prefer(person, [{ kind: 'new-device', inApp: false }])).status).toBe(400);
  });

  it('count who takes a like back and gives it again once', async () => {
    const [author, fan] = [await aPerson(api), await aPerson(api)];
    const post = await aPost(author);
    await like(fan, post);
    await fan.ask('/social/reaction/react/post', { method: 'DELETE', body: { resourceID: post } });
    await like(fan, post);
    expect((await list(author)).items).toMatchObject([{ count: 1 }]);
  });

  it('of likes and follows come once from each actor, also after they were read', async () => {
    const [author, fan, other] = [await aPerson(api), await aPerson(api), await aPerson(api)];
    const post = await aPost(author);
    const unlike = () => fan.ask('/social/reaction/react/post', { method: 'DELETE', body: { resourceID: post } });
    const follow = () => fan.ask('/social/follow/business', { body: { resourceID: author.id } });
    const unfollow = () => fan.ask(`/social/follow/${author.id}`, { method: 'DELETE' });
    const unread = async () => (await author.ask('/notifications/unread')).json.data.unread;
    await like(fan, post);
    await follow();
    await author.ask('/notifications/read', { method: 'POST', body: {} });
    for (let n = 0; n < 3; n += 1) {
      await unlike();
      await like(fan, post);
      await unfollow();
      await follow();
    }
    expect(await unread()).toBe(0);
    await like(other, post);
    expect(await unread()).toBe(1);
    await author.ask('/notifications/read', { method: 'POST', body: {} });
    await unlike();
    await like(fan, post);
    expect(await unread()).toBe(0);
  });

  it('of a request to connect goes when the request is withdrawn', async () => {
    const [asker, asked] = [await aPerson(api), await aPerson(api)];
    const { json } = await asker.ask('/social/connect', { body: { to: asked.id } });
    expect((await list(asked)).items).toMatchObject([{ kind: 'connect' }]);
    await asker.ask(`/social/connect/${json.data.connectionID}`, { method: 'DELETE' });
    expect((await list(asked)).items).toEqual([]);
    const again = (await asker.ask('/social/connect', { body: { to: asked.id } })).json.data.connectionID;
    expect((await list(asked)).items).toMatchObject([{ kind: 'connect', resourceID: again }]);
    const row = await api.db.selectFrom('notifications').select('dedupeKey').where('userId', '=', asked.id).execute();
    expect(row).toEqual([{ dedupeKey: `connect:${asked.id}:${asker.id}` }]);
  });

  it('name nobody who was removed or suspended since then', async () => {
    const [reader, removed, suspended] = [await aPerson(api), await aPerson(api, 'Rob'), await aPerson(api, 'Sue')];
    for (const other of [removed, suspended]) await other.ask('/social/connect', { body: { to: reader.id } });
    expect((await list(reader)).items).toMatchObject([{ actor: { id: suspended.id } }, { actor: { id: removed.id } }]);
    const gone = api.db.updateTable('users');
    await gone.set({ deletedAt: new Date() }).where('id', '=', removed.id).execute();
    await gone.set({ suspendedAt: new Date() }).where('id', '=', suspended.id).execute();
    expect((await list(reader)).items).toMatchObject([{ actor: null }, { actor: null }]);
  });

  it('tell owners and admins of a business of follows and comments, and every member of inquiries, with a mail', async () => {
    const owner = await aPerson(api);
    const business = await aBusiness(owner);
    const [admin, member] = [await aMember(api, business, 'admin'), await aMember(api, business, 'member')];
    const buyer = await aPerson(api, 'Buyer');
    await prefer(admin, [{ kind: 'inquiry', email: 'off' }]);
    await buyer.ask('/social/follow/business', { body: { resourceID: business } });
    const body = { resourceType: 'business', resourceID: business, content: 'Good' };
    await buyer.ask('/social/comments/make-comment', { body });
    const thread = await aThread(buyer, business);
    await buyer.ask('/social/connect', { body: { to: business } });
    const kinds = async (person: Person) => (await list(person)).items.map(({ kind }) => kind).sort();
    expect(await kinds(owner)).toEqual(['comment', 'connect', 'follow', 'inquiry']);
    expect(await kinds(admin)).toEqual(['comment', 'connect', 'follow', 'inquiry']);
    expect(await kinds(member)).toEqual(['inquiry']);
    expect(await kinds(buyer)).toEqual([]);
    const mails = await api.db
      .selectFrom('outboxEmails')
      .innerJoin('users', 'users.email', 'outboxEmails.toAddress')
      .where('template', '=', 'inquiry-received')
      .select(['users.id', 'data'])
      .execute();
    expect(mails.map(({ id }) => id).sort()).toEqual([owner.id, member.id].sort());
    expect(mails[0]?.data).toMatchObject({ requestID: thread, businessID: business, subject: 'Samples' });
  });

  it('of a kind that is not wanted are not written', async () => {
    const author = await aPerson(api);
    const response = await prefer(author, [{ kind: 'like', inApp: false }]);
    expect(response.json.data).toContainEqual({ kind: 'like', inApp: false, email: 'off' });
    await like(await aPerson(api), await aPost(author));
    expect((await list(author)).items).toEqual([]);
    await prefer(author, [
      { kind: 'like', inApp: true },
      { kind: 'follow', email: 'daily' },
    ]);
    const kept = (await author.ask('/notifications/preferences')).json.data;
    expect(kept).toContainEqual({ kind: 'like', inApp: true, email: 'off' });
    expect(kept).toContainEqual({ kind: 'follow', inApp: true, email: 'daily' });
    await like(await aPerson(api), await aPost(author));
    expect((await list(author)).items).toHaveLength(1);
  });

  it('have settings that name only mails that there are', async () => {
    const reader = await aPerson(api);
    const set = async (preference: object) => {
      const { json, status } = await prefer(reader, [preference]);
      return status === 200 ? json.data.find(({ kind }: { kind: string }) => kind === 'connect') : status;
    };
    // No mail about a request to connect comes at once.
    expect(await set({ kind: 'connect', email: 'instant' })).toBe(400);
    expect(await set({ kind: 'inquiry', email: 'weekly' })).toBe(400);
    // The daily digest sums up notifications.
    expect(await set({ kind: 'connect', inApp: false })).toMatchObject({ inApp: false, email: 'off' });
    expect(await set({ kind: 'connect', email: 'daily' })).toMatchObject({ inApp: true, email: 'daily' });
    expect(await set({ kind: 'connect', inApp: false, email: 'daily' })).toMatchObject({ inApp: false, email: 'off' });
    await prefer(reader, [{ kind: 'inquiry', inApp: false }]);
    expect((await reader.ask('/notifications/preferences')).json.data).toContainEqual({
      kind: 'inquiry',
      inApp: false,
      email: 'instant',
    });
  });

  it('come in pages that neither repeat nor skip, and are read by their reader alone', async () => {
    const [author, fan] = [await aPerson(api), await aPerson(api)];
    for (let index = 0; index < 7; index += 1) await like(fan, await aPost(author, `Post ${index}`));
    const seen: string[] = [];
    let nextID: string | null = '';
    while (nextID !== null) {
      const page: { items: ListedNotification[]; nextID: string | null } = await list(
        author,
        `?size=3&nextID=${nextID}`,
      );
      seen.push(...page.items.map(({ notificationID }) => notificationID));
      nextID = page.nextID;
    }
    expect(new Set(seen).size).toBe(7);
    expect((await list(author, '?size=7')).nextID).toBeNull();
    expect((await list(author, '?size=6')).nextID).toEqual(expect.any(String));
    const ids = seen.slice(0, 2);
    await fan.ask('/notifications/read', { body: { ids } });
    expect(await unread(author)).toBe(7);
    expect((await author.ask('/notifications/read', { body: { ids } })).json.data).toEqual({ unread: 5 });
  });
});
