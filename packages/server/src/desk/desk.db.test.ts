import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aThread, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let member: Person;
let buyer: Person;
let business: string;
let thread: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Omar');
  buyer = await aPerson(api, 'Bea');
  business = await aBusiness(owner);
  member = await aMember(api, business, 'member');
  thread = await aThread(buyer, business);
}, 60_000);
afterAll(() => api?.stop());

const desk = async (person: Person) => (await person.ask(`/business/${business}/desk`)).json.data;
const update = (person: Person, body: object, rid = thread) =>
  person.ask(`/business/${business}/desk/${rid}`, { method: 'PUT', body });
const notesAt = (rid = thread) => `/business/${business}/desk/${rid}/notes`;
const kindsOf = async (person: Person, kind: string) =>
  api.db
    .selectFrom('events')
    .select('payload')
    .where('topic', '=', `user:${person.id}`)
    .where('kind', '=', kind)
    .execute();

describe('labels and assignment', () => {
  it('are kept for the business, listed once, and replaced as a whole', async () => {
    expect((await update(member, { labels: [' Urgent ', 'Samples', 'Urgent'] })).json.data).toEqual({
      requestID: thread,
      labels: ['Samples', 'Urgent'],
      assignee: null,
      notes: 0,
    });
    expect((await update(owner, { labels: ['Urgent'] })).json.data.labels).toEqual(['Urgent']);
    const { labels, members, threads } = await desk(member);
    expect(labels).toEqual(['Urgent']);
    expect(members.map(({ userID }: { userID: string }) => userID).sort()).toEqual([owner.id, member.id].sort());
    expect(threads).toEqual([{ requestID: thread, labels: ['Urgent'], assignee: null, notes: 0 }]);
  });

  it('are renamed in all conversations of the business at once, and one of the new name takes both', async () => {
    const second = await aThread(buyer, business);
    const other = await aBusiness(await aPerson(api), { companyName: 'Elsewhere' });
    await update(owner, { labels: ['Sampels', 'Urgent'] });
    await update(owner, { labels: ['Sampels', 'Samples'] }, second);
    const rename = (person: Person, label: string, to: string, id = business) =>
      person.ask(`/business/${id}/labels`, { method: 'PUT', body: { label, to } });
    expect((await rename(member, 'Sampels', ' Samples ')).json.data.labels).toEqual(['Samples', 'Urgent']);
    const { threads } = await desk(owner);
    const labelsIn = (rid: string) => threads.find((one: { requestID: string }) => one.requestID === rid).labels;
    expect([labelsIn(thread), labelsIn(second)]).toEqual([['Samples', 'Urgent'], ['Samples']]);
    expect((await rename(owner, 'Sampels', 'x')).json.data.labels).toEqual(['Samples', 'Urgent']);
    expect((await rename(owner, 'Samples', 'x', other)).status).toBe(403);
    expect((await rename(owner, 'Samples', ' ')).status).toBe(400);
    await update(owner, { labels: [] }, second);
    await update(owner, { labels: ['Urgent'] });
  });

  it('of fifty writers at once are those of one of them', async () => {
    const lists = Array.from({ length: 50 }, (_, index) => [`a${index}`, `b${index}`]);
    await Promise.all(lists.map((labels) => update(owner, { labels })));
    expect(lists).toContainEqual((await desk(owner)).threads[0].labels);
    await update(owner, { labels: ['Urgent'] });
  });

  it('notify the assigned member once, leave the audit log to privileged acts, and end with the membership', async () => {
    const helper = await aMember(api, business, 'member');
    await update(owner, { assignee: helper.id });
    await update(owner, { assignee: helper.id });
    const { items } = (await helper.ask('/notifications')).json.data;
    expect(items).toMatchObject([
      { kind: 'assignment', businessID: business, resourceID: thread, actor: { id: owner.id }, count: 1 },
    ]);
    const acts = await api.db
      .selectFrom('auditLog')
      .select('action')
      .where('businessId', '=', business)
      .where('resourceType', '=', 'inquiry')
      .execute();
    expect(acts).toEqual([]);
    await owner.ask(`/business/${business}/members/${helper.id}`, { method: 'DELETE' });
    expect((await desk(owner)).threads[0].assignee).toBeNull();
  });

  it('of oneself notify nobody, and a person from outside cannot be assigned', async () => {
    await update(member, { assignee: member.id });
    expect((await member.ask('/notifications')).json.data.items).not.toContainEqual(
      expect.objectContaining({ kind: 'assignment' }),
    );
    const refused = await update(owner, { assignee: buyer.id });
    expect([refused.status, refused.json.fields]).toEqual([400, ['assignee']]);
    expect((await desk(owner)).threads[0].assignee).toBe(member.id);
  });

  it('are refused for a conversation of another business', async () => {
    const other = await aBusiness(await aPerson(api), { companyName: 'Other' });
    const foreign = await aThread(buyer, other);
    expect((await update(owner, { labels: ['x'] }, foreign)).status).toBe(404);
    expect((await owner.ask(notesAt(foreign))).status).toBe(404);
  });
});

describe('notes', () => {
  it('name their author, and are removed by the author or a manager', async () => {
    const note = async (person: Person, content: string) =>
      (await person.ask(notesAt(), { body: { content } })).json.data.noteID as string;
    const [first, second] = [await note(owner, 'Call on Monday'), await note(member, 'Called')];
    const listed = (await member.ask(notesAt())).json.data;
    expect(listed).toMatchObject([
      { content: 'Call on Monday', author: { userID: owner.id } },
      { content: 'Called', author: { userID: member.id } },
    ]);
    expect((await desk(owner)).threads[0].notes).toBe(2);
    const remove = (person: Person, id: string) => person.ask(`${notesAt()}/${id}`, { method: 'DELETE' });
    expect((await remove(member, first)).status).toBe(403);
    expect((await remove(owner, second)).status).toBe(200);
    expect((await remove(owner, first)).status).toBe(200);
    const acts = await api.db
      .selectFrom('auditLog')
      .select('actorUserId')
      .where('action', '=', 'conversation.note-removed')
      .execute();
    expect(acts).toEqual([{ actorUserId: owner.id }]);
  });
});

describe('saved answers', () => {
  const at = () => `/business/${business}/templates`;
  it('are one for each title, sorted, shared by all members', async () => {
    const save = (person: Person, title: string, content: string) => person.ask(at(), { body: { title, content } });
    await save(member, 'Prices', 'Old');
    await save(owner, 'Prices', 'Dear {name}');
    await save(member, 'Delivery', 'By sea');
    const { data } = (await member.ask(at())).json;
    expect(data).toMatchObject([
      { title: 'Delivery', content: 'By sea' },
      { title: 'Prices', content: 'Dear {name}' },
    ]);
    expect((await owner.ask(`${at()}/${data[0].templateID}`, { method: 'DELETE' })).status).toBe(200);
    expect((await owner.ask(`${at()}/${data[0].templateID}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('are a hundred at most', async () => {
    const values = Array.from({ length: 99 }, (_, n) => ({ businessId: business, title: `T${n}`, content: 'x' }));
    await api.db.insertInto('messageTemplates').values(values).execute();
    const refused = await owner.ask(at(), { body: { title: 'One more', content: 'x' } });
    expect([refused.status, refused.json.name]).toEqual([422, 'ListFull']);
    expect((await owner.ask(at(), { body: { title: 'Prices', content: 'New' } })).status).toBe(200);
  });
});

describe('labels, notes and saved answers of a business', () => {
  it('reaches colleagues at once and never the other side: no call, mail, notification or event has it', async () => {
    const secret = `s-${crypto.randomUUID()}`;
    const rid = await aThread(buyer, business);
    const before = await kindsOf(member, 'desk');
    expect((await update(owner, { labels: [secret], assignee: member.id }, rid)).status).toBe(200);
    await owner.ask(notesAt(rid), { body: { content: secret } });
    await owner.ask(`/business/${business}/templates`, { body: { title: 'Prices', content: secret } });
    await owner.ask(`/business/request/${rid}/send-message?bid=${business}`, { body: { content: 'Dear Bea' } });
    expect((await kindsOf(member, 'desk')).length).toBe(before.length + 2);
    expect(await kindsOf(buyer, 'desk')).toEqual([]);

    const paths = [
      '/business/request?ubid=me',
      `/business/request/${rid}/get-messages`,
      `/business/request/${rid}/other-side`,
      '/messages/unread',
      '/notifications',
      '/user/home',
      `/business/profile/${business}`,
      `/business/profile/cards?ids=${business}`,
      `/business/${business}/desk`,
      notesAt(rid),
      `/business/${business}/templates`,
    ];
    for (const path of paths) {
      const told = await buyer.ask(path);
      expect(JSON.stringify(told.json), path).not.toContain(secret);
    }
    const everything = await Promise.all([
      api.db.selectFrom('outboxEmails').selectAll().execute(),
      api.db.selectFrom('notifications').selectAll().execute(),
      api.db.selectFrom('events').selectAll().execute(),
      api.db.selectFrom('auditLog').selectAll().execute(),
      api.db.selectFrom('idempotencyKeys').selectAll().where('caller', '=', `user:${buyer.id}`).execute(),
      api.db.selectFrom('messages').selectAll().execute(),
    ]);
    expect(JSON.stringify(everything)).not.toContain(secret);
    // The promise is not kept by losing it.
    expect(JSON.stringify((await member.ask(notesAt(rid))).json)).toContain(secret);
  });
});
