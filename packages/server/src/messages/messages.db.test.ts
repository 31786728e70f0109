import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aThread, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let member: Person;
let buyer: Person;
let business: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Omar');
  buyer = await aPerson(api, 'Bea');
  business = await aBusiness(owner);
  member = await aMember(api, business, 'member');
}, 60_000);
afterAll(() => api?.stop());

const messages = async (person: Person, rid: string, bid?: string) =>
  (await person.ask(`/business/request/${rid}/get-messages${bid ? `?bid=${bid}` : ''}`)).json.data;
const send = (person: Person, rid: string, body: object, bid?: string) =>
  person.ask(`/business/request/${rid}/send-message${bid ? `?bid=${bid}` : ''}`, { body });
const waiting = async (person: Person) => (await person.ask('/messages/unread')).json.data;

/** The token of a file that a person has uploaded for messages; `contentType` as granted. */
async function aFile(person: Person, contentType = 'image/png', path = 'message'): Promise<string> {
  const { json } = await person.ask(`/files/upload-request/${path}`, { body: { contentType, fileSize: 1000 } });
  const { token, fields } = json.data;
  const name = contentType === 'application/pdf' ? 'file.pdf' : '1200.webp';
  const variants = [
    { name: 'x', key: `${fields.key}/${name}`, width: 0, height: 0, bytes: 777, contentType: 'image/webp' },
  ];
  await api.db
    .updateTable('uploads')
    .set({ state: 'ready', variants: JSON.stringify(variants) })
    .where('key', '=', fields.key)
    .execute();
  return token;
}

describe('messages', () => {
  it('are counted for oneself and each business, until they are read', async () => {
    expect(await waiting(buyer)).toEqual({ unread: 0, parties: [] });
    const rid = await aThread(buyer, business);
    expect(await waiting(owner)).toEqual({ unread: 1, parties: [{ id: business, unread: 1 }] });
    await send(owner, rid, { content: 'One' }, business);
    await send(owner, rid, { content: 'Two' }, business);
    expect(await waiting(buyer)).toEqual({ unread: 2, parties: [{ id: buyer.id, unread: 2 }] });
    await messages(buyer, rid);
    expect(await waiting(buyer)).toEqual({ unread: 0, parties: [] });
    // Read state is personal: the owner's does not count for a colleague.
    await messages(owner, rid, business);
    expect((await waiting(owner)).unread).toBe(0);
    expect((await waiting(member)).unread).toBe(1);
  });

  it('and what tells of them are read together, on all pages of the reader and for nobody else', async () => {
    const bell = async (who: Person) => (await who.ask('/notifications/unread')).json.data.unread;
    const told = async (who: Person) =>
      (
        await api.db
          .selectFrom('events')
          .select('id')
          .where('topic', '=', `user:${who.id}`)
          .where('kind', '=', 'notification')
          .execute()
      ).length;
    const seller = await aPerson(api);
    const shop = await aBusiness(seller);
    const colleague = await aMember(api, shop, 'admin');
    const [first] = [await aThread(buyer, shop), await aThread(buyer, shop), await aThread(buyer, shop)];
    expect([await bell(seller), await bell(colleague)]).toEqual([3, 3]);
    const before = await told(seller);
    await messages(seller, first, shop);
    await messages(seller, first, shop);
    expect([await bell(seller), await bell(colleague)]).toEqual([2, 3]);
    expect(await told(seller)).toBe(before + 1);
    expect((await seller.ask(`/messages/read?ubid=${shop}`, { method: 'POST' })).status).toBe(200);
    expect([await bell(seller), await bell(colleague)]).toEqual([0, 3]);
  });

  it('are read, written and ended as oneself where the bid is empty', async () => {
    const rid = await aThread(buyer, business);
    const at = (call: string) => `/business/request/${rid}/${call}?bid=`;
    expect((await buyer.ask(at('send-message'), { body: { content: 'Me' } })).json.data).toMatchObject({ from: 'S' });
    expect((await buyer.ask(at('get-messages'))).json.data.at(-1)).toMatchObject({ content: 'Me', from: 'S' });
    expect((await owner.ask(at('get-messages'))).status).toBe(404);
    expect((await buyer.ask(at('end-request'), { method: 'POST' })).status).toBe(200);
  });

  it('of a business that was removed are not counted: nobody can read them any more', async () => {
    const seller = await aPerson(api);
    const shut = await aBusiness(seller);
    await aThread(buyer, shut);
    expect((await waiting(seller)).unread).toBe(1);
    await api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', shut).execute();
    expect(await waiting(seller)).toEqual({ unread: 0, parties: [] });
  });

  it('are all marked as read for the party that asks for it, and for nobody else', async () => {
    const [fan, second] = [await aPerson(api), await aPerson(api)];
    await Promise.all([aThread(fan, business), aThread(second, business)]);
    expect((await waiting(owner)).unread).toBeGreaterThanOrEqual(2);
    await owner.ask(`/messages/read?ubid=${business}`, { method: 'POST' });
    expect((await waiting(owner)).unread).toBe(0);
    expect((await waiting(member)).unread).toBeGreaterThanOrEqual(2);
    expect((await fan.ask(`/messages/read?ubid=${business}`, { method: 'POST' })).status).toBe(404);
  });

  it('show their writer when anybody of the other side has read them', async () => {
    const rid = await aThread(buyer, business);
    await send(buyer, rid, { content: 'Hello?' });
    const own = async () => (await messages(buyer, rid)).map(({ read }: { read: boolean }) => read);
    expect(await own()).toEqual([false, false]);
    await messages(member, rid, business);
    expect(await own()).toEqual([true, true]);
    await send(buyer, rid, { content: 'Thank you' });
    expect(await own()).toEqual([true, true, false]);
  });

  it('bring files: pictures as they were written anew, a document under its name', async () => {
    const rid = await aThread(buyer, business);
    const attachments = [
      { token: await aFile(buyer), name: 'plan.png' },
      { token: await aFile(buyer, 'application/pdf'), name: 'offer.pdf' },
    ];
    expect((await send(buyer, rid, { attachments })).status).toBe(200);
    const [, sent] = await messages(owner, rid, business);
    expect(sent).toMatchObject({
      type: 'file',
      content: '',
      attachments: [
        {
          name: 'plan.png',
          contentType: 'image/webp',
          url: expect.stringMatching(/\/private\/u\/[0-9a-f-]{36}\/1200\.webp\?/),
        },
        { name: 'offer.pdf', contentType: 'application/pdf', url: expect.stringMatching(/\/file\.pdf\?/) },
      ],
    });
  });

  it('bring no file of somebody else, none for another purpose, and not six', async () => {
    const rid = await aThread(buyer, business);
    const named = async (...tokens: string[]) =>
      (await send(buyer, rid, { content: 'See', attachments: tokens.map((token) => ({ token, name: 'a' })) })).status;
    expect(await named(await aFile(owner))).toBe(422);
    expect(await named(await aFile(buyer, 'image/png', 'user'))).toBe(422);
    expect(await named('none')).toBe(422);
    expect(await named(...Array(6).fill('none'))).toBe(400);
    expect((await send(buyer, rid, { content: ' ' })).status).toBe(400);
    expect((await send(buyer, rid, {})).status).toBe(400);
    expect(await messages(buyer, rid)).toHaveLength(1);
  });

  it('are granted pictures and PDF only, from a partner’s page too', async () => {
    const token = await api.tokenFor(buyer.id, 'partner');
    const grant = (contentType: string) =>
      api.ask('/files/upload-request/message', { as: token, body: { contentType, fileSize: 100 } });
    expect((await grant('application/pdf')).status).toBe(200);
    for (const type of ['image/svg+xml', 'text/html', 'application/zip']) expect((await grant(type)).status).toBe(422);
  });

  it('are typed into no thread that has ended', async () => {
    const rid = await aThread(buyer, business);
    expect((await buyer.ask(`/business/request/${rid}/typing`, { method: 'POST' })).status).toBe(200);
    await buyer.ask(`/business/request/${rid}/end-request`, { method: 'POST' });
    expect((await buyer.ask(`/business/request/${rid}/typing`, { method: 'POST' })).status).toBe(409);
  });
});
