import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../server.ts';
import { optionsFor, startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aProduct, aThread, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let member: Person;
let buyer: Person;
let business: string;
let buying: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Omar');
  buyer = await aPerson(api, 'Bea');
  business = await aBusiness(owner);
  buying = await aBusiness(buyer, { companyName: 'Bea Trading' });
  member = await aMember(api, business, 'member');
}, 60_000);
afterAll(() => api?.stop());

const threads = async (person: Person, ubid: string) => (await person.ask(`/business/request?ubid=${ubid}`)).json.data;
const messages = async (person: Person, rid: string, bid?: string) =>
  (await person.ask(`/business/request/${rid}/get-messages${bid ? `?bid=${bid}` : ''}`)).json.data;
const send = (person: Person, rid: string, content: string, bid?: string) =>
  person.ask(`/business/request/${rid}/send-message${bid ? `?bid=${bid}` : ''}`, { body: { content } });

describe('inquiries', () => {
  it('are on both lists, newest first, with the sides as the thread has them', async () => {
    const asUser = await aThread(buyer, business);
    const asBusiness = await aThread(buyer, business, buying);
    const received = await threads(owner, business);
    expect(received.map(({ requestID }: { requestID: string }) => requestID)).toEqual([asBusiness, asUser]);
    expect(received[0]).toMatchObject({
      senderType: 'business',
      from: { type: 'business', id: buying, name: 'Bea Trading' },
      to: { type: 'business', id: business },
      unread: 1,
      lastMessage: { content: 'Could you send us samples?', from: 'S' },
    });
    expect((await threads(buyer, 'me')).map(({ requestID }: { requestID: string }) => requestID)).toEqual([asUser]);
    expect((await threads(buyer, buyer.id)).length).toBe(1);
    expect((await threads(buyer, buying)).map(({ requestID }: { requestID: string }) => requestID)).toEqual([
      asBusiness,
    ]);
  });

  it('are hidden from others: lists, messages, sending and ending answer 404 to people outside the thread', async () => {
    const rid = await aThread(buyer, business, buying);
    const stranger = await aPerson(api);
    const tries = [
      stranger.ask(`/business/request?ubid=${business}`),
      stranger.ask(`/business/request?ubid=${buyer.id}`),
      stranger.ask(`/business/request/${rid}/get-messages?bid=${business}`),
      // The buyer is a party as their business, not as a person; the owner belongs to the other side.
      buyer.ask(`/business/request/${rid}/get-messages`),
      owner.ask(`/business/request/${rid}/get-messages?bid=${buying}`),
      send(stranger, rid, 'Hello', business),
      stranger.ask(`/business/request/${rid}/end-request`, { method: 'POST' }),
    ];
    for (const response of await Promise.all(tries)) expect(response.status).toBe(404);
    expect(await messages(member, rid, business)).toHaveLength(1);
  });

  it('cannot be sent to an unknown receiver, to a person, to oneself or as a business of somebody else', async () => {
    const ask = (body: object) => buyer.ask('/business/request', { body: { subject: 'S', message: 'M', ...body } });
    expect((await ask({ to: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
    expect((await ask({ to: owner.id })).status).toBe(404);
    expect((await ask({ to: buying, from: buying })).status).toBe(400);
    expect((await ask({ to: buying, from: business })).status).toBe(404);
  });
});

describe('an inquiry about a product', () => {
  const about = (productID: string) =>
    buyer.ask('/business/request', { body: { to: business, subject: 'Samples', message: 'Two of each', productID } });

  it('carries its name, picture and reference into the lists of both sides, also after it was removed', async () => {
    const productID = await aProduct(api, business, 'Brass ball valve');
    await api.db
      .updateTable('products')
      .set({ externalId: 'BV-25', mainImageKey: 'products/valve' as never })
      .where('id', '=', productID)
      .execute();
    const { requestID } = (await about(productID)).json.data;
    await api.db.updateTable('products').set({ deletedAt: new Date() }).where('id', '=', productID).execute();
    for (const [person, ubid] of [
      [owner, business],
      [buyer, 'me'],
    ] as const) {
      const thread = (await threads(person, ubid)).find((one: { requestID: string }) => one.requestID === requestID);
      expect(thread.product).toMatchObject({ productID, name: 'Brass ball valve', reference: 'BV-25' });
      expect(thread.product.picture.url).toContain('products/valve');
    }
  });

  it('names no draft to its sender, but to the business whose draft it is', async () => {
    const productID = await aProduct(api, business, 'Gate valve');
    const { requestID } = (await about(productID)).json.data;
    const shown = async (person: Person, ubid: string) =>
      (await threads(person, ubid)).find((one: { requestID: string }) => one.requestID === requestID).product;
    const set = (row: object) => api.db.updateTable('products').set(row).where('id', '=', productID).execute();
    await set({ state: 'draft', name: 'The secret successor' });
    expect(await shown(buyer, 'me')).toBeNull();
    expect(await shown(owner, business)).toMatchObject({ productID, name: 'The secret successor' });
    await set({ deletedAt: new Date() });
    expect(await shown(buyer, 'me')).toBeNull();
    await set({ state: 'published', deletedAt: null, name: 'Gate valve' });
    expect(await shown(buyer, 'me')).toMatchObject({ productID, name: 'Gate valve' });
  });

  it('is refused for a product of another business, a draft or none', async () => {
    const foreign = await aProduct(api, buying);
    expect(await about(foreign)).toMatchObject({ status: 400, json: { fields: ['productID'] } });
    const draft = await aProduct(api, business);
    await api.db.updateTable('products').set({ state: 'draft' }).where('id', '=', draft).execute();
    expect((await about(draft)).status).toBe(404);
    expect((await about('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const removed = await aProduct(api, business);
    await api.db.updateTable('products').set({ deletedAt: new Date() }).where('id', '=', removed).execute();
    expect((await about(removed)).status).toBe(410);
  });
});

describe('limits of inquiries', () => {
  it('let one sender send five a day to one business, also when all come at once', async () => {
    const server = createServer({ ...optionsFor(api.db, api.folder), limits: 'on', verifiedEmailOnly: false });
    const eager = await aPerson(api);
    const target = await aBusiness(owner, { companyName: 'Much Asked' });
    const ask = (to: string) =>
      server.inject({
        method: 'POST',
        url: '/business/request',
        headers: { authorization: `Bearer ${eager.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ to, subject: 'S', message: 'M' }),
      });
    const told = await Promise.all(Array.from({ length: 9 }, () => ask(target)));
    expect(told.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429]);
    expect(Number(told.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(business)).statusCode).toBe(200);
    await server.close();
  });

  it('can ask for a confirmed e-mail address first', async () => {
    const server = createServer({ ...optionsFor(api.db, api.folder), verifiedEmailOnly: true });
    const fresh = await aPerson(api);
    const ask = () =>
      server.inject({
        method: 'POST',
        url: '/business/request',
        headers: { authorization: `Bearer ${fresh.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ to: business, subject: 'S', message: 'M' }),
      });
    expect((await ask()).json()).toMatchObject({ code: 403, name: 'EmailNotVerified' });
    await api.db.updateTable('users').set({ emailVerifiedAt: new Date() }).where('id', '=', fresh.id).execute();
    expect((await ask()).statusCode).toBe(200);
    await server.close();
  });
});

describe('messages', () => {
  it('keep the order in which they were sent, from S and R, and count as read once they were handed out', async () => {
    const rid = await aThread(buyer, business);
    await Promise.all([
      send(owner, rid, 'One', business),
      send(member, rid, 'Two', business),
      send(buyer, rid, 'Three'),
    ]);
    await send(buyer, rid, 'Last');
    const all = await messages(owner, rid, business);
    expect(all).toHaveLength(5);
    expect(all.at(-1)).toMatchObject({ content: 'Last', from: 'S', type: 'text' });
    expect(all.find(({ content }: { content: string }) => content === 'One').from).toBe('R');
    const [thread] = await threads(owner, business);
    expect(thread).toMatchObject({ requestID: rid, unread: 0 });
    await send(buyer, rid, 'More');
    expect((await threads(owner, business))[0].unread).toBe(1);
    expect((await threads(buyer, 'me'))[0].unread).toBe(2);
  });

  it('R-384 do not go into a closed thread, and a thread ends once', async () => {
    const rid = await aThread(buyer, business);
    const end = () => owner.ask(`/business/request/${rid}/end-request?bid=${business}`, { method: 'POST' });
    const ended = await Promise.all([end(), end(), end()]);
    expect(ended.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await send(buyer, rid, 'Still there?')).toMatchObject({ status: 409, json: { name: 'Closed' } });
    expect(await messages(buyer, rid)).toHaveLength(1);
    expect((await threads(buyer, 'me'))[0].status).toBe('closed');
  });
});
