import type { LiveEvent } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { hasRedis, startRedis, type TestRedis } from '../testing/redis.ts';
import { type OpenStream, openStream } from '../testing/streams.ts';
import { aBusiness, aMember, aPerson, aPost, aThread, type Person } from '../testing/world.ts';
import type { Bus } from './bus.ts';
import { redisBus } from './redis-bus.ts';
import { removeOldEvents } from './trim.ts';

let api: TestApi;
let origin: string;
let owner: Person;
let buyer: Person;
let business: string;
let thread: string;
async function open(busOn?: (databaseUrl: string) => Bus): Promise<void> {
  api = await startApi({ streams: { beat: 200, maxPerVisitor: 3 } }, busOn);
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await aPerson(api, 'Omar');
  buyer = await aPerson(api, 'Bea');
  business = await aBusiness(owner);
  thread = await aThread(buyer, business);
}

const streams: OpenStream[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.cut();
});
async function listen(person?: Person, more: { resources?: string[]; last?: number; token?: string } = {}) {
  const stream = await openStream(origin, { token: person?.token, ...more });
  streams.push(stream);
  return stream;
}
const say = (person: Person, content: string, bid?: string) =>
  person.ask(`/business/request/${thread}/send-message${bid ? `?bid=${bid}` : ''}`, { body: { content } });
const kinds = (events: readonly LiveEvent[]) => events.map(({ kind }) => kind);

/** Both buses must keep the same contract. */
const buses = [
  { name: 'PostgreSQL', isHere: true, start: async () => undefined },
  { name: hasRedis() ? 'Redis' : 'Redis (no redis-server on this machine)', isHere: hasRedis(), start: startRedis },
];

describe.each(buses)('the live events over $name', ({ isHere, start }) => {
  let redis: TestRedis | undefined;
  beforeAll(async () => {
    if (!isHere) return;
    redis = await start();
    const url = redis?.url;
    await open(url === undefined ? undefined : (databaseUrl) => redisBus(url, databaseUrl));
  }, 60_000);
  afterAll(async () => {
    if (isHere) await api.stop();
    await redis?.kill();
  });
  it.runIf(isHere)(
    'tell both sides of a thread that somebody wrote, every member of the business too, and nobody else',
    async () => {
      const member = await aMember(api, business, 'member');
      const stranger = await aPerson(api);
      const [theirs, ours, others] = [await listen(buyer), await listen(member), await listen(stranger)];
      await say(owner, 'Two dollars', business);
      for (const stream of [theirs, ours]) {
        expect(await stream.event('message')).toMatchObject({ data: { kind: 'message', requestID: thread } });
      }
      await aThread(stranger, business);
      await others.event('message');
      expect(kinds(others.all())).toEqual(['ready', 'message']);
    },
  );

  it.runIf(isHere)('tell that the other side has read, types, and has ended', async () => {
    const rid = await aThread(buyer, business);
    const stream = await listen(buyer);
    const at = `/business/request/${rid}`;
    await owner.ask(`${at}/typing?bid=${business}`, { method: 'POST' });
    expect((await stream.event('typing')).data).toEqual({ kind: 'typing', requestID: rid, from: 'R' });
    await owner.ask(`${at}/get-messages?bid=${business}`);
    expect((await stream.event('read')).data).toEqual({ kind: 'read', requestID: rid });
    await owner.ask(`${at}/end-request?bid=${business}`, { method: 'POST' });
    expect((await stream.event('thread')).data).toEqual({ kind: 'thread', requestID: rid });
  });

  it.runIf(isHere)('lose nothing over a cut: what was written meanwhile comes first, in order', async () => {
    const first = await listen(buyer);
    const { id } = await first.event('ready');
    first.cut();
    await say(owner, 'one', business);
    await say(owner, 'two', business);
    const second = await listen(buyer, { last: id });
    await second.event('ready');
    // Events of the last seconds may arrive twice; events after the last one seen must all arrive.
    const missed = second.seen().filter((event) => event.id > id && event.data.kind === 'message');
    expect(missed.length).toBeGreaterThanOrEqual(2);
    expect(second.seen().at(-1)?.id).toBeGreaterThanOrEqual(missed.at(-1)!.id);
  });

  it.runIf(isHere)('say so when too much time has gone by to tell what was missed', async () => {
    const { id } = await (await listen(buyer)).event('ready');
    await api.db.updateTable('events').set({ createdAt: sql`now() - interval '2 hours'` }).execute();
    await removeOldEvents(api.db);
    expect(await api.db.selectFrom('events').select('id').execute()).toEqual([]);
    await (await listen(buyer, { last: id })).event('reset');
  });

  it.runIf(isHere)('say so when the bus itself was cut, and go on', async () => {
    const stream = await listen(buyer);
    await stream.event('ready');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'wbn-bus' and datname = current_database()`.execute(api.db);
    await stream.event('reset');
    await say(owner, 'three', business);
    await stream.event('message');
  });

  it.runIf(isHere)('tell visitors of comments and likes of what they look at, and of nothing else', async () => {
    const [post, other] = [await aPost(owner), await aPost(owner, 'Other')];
    const stream = await listen(undefined, { resources: [post] });
    for (const resourceID of [other, post]) {
      await buyer.ask('/social/comments/make-comment', { body: { resourceID, resourceType: 'post', content: 'Good' } });
      await buyer.ask('/social/reaction/react/post', { body: { resourceID, reactionType: 'like' } });
    }
    expect((await stream.event('reaction')).data).toEqual({ kind: 'reaction', resourceID: post });
    expect(kinds(stream.all())).toEqual(['ready', 'comment', 'reaction']);
  });

  it.runIf(isHere)('tell the owner of a notification, and a partner’s page never', async () => {
    const post = await aPost(owner);
    const partner = await listen(undefined, {
      token: await api.tokenFor(owner.id, 'partner', { businessIDs: [business] }),
    });
    const portal = await listen(owner);
    await buyer.ask('/social/reaction/react/post', { body: { resourceID: post, reactionType: 'like' } });
    await portal.event('notification');
    await say(buyer, 'four');
    await partner.event('message');
    expect(kinds(partner.all())).not.toContain('notification');
  });

  it.runIf(isHere)('tell a partner’s page nothing of businesses that were not chosen for it', async () => {
    const token = await api.tokenFor(owner.id, 'partner');
    const partner = await listen(undefined, { token });
    const portal = await listen(owner);
    await say(buyer, 'five');
    await portal.event('message');
    const own = await aThread(owner, await aBusiness(buyer, { companyName: 'Their Valves' }));
    await owner.ask(`/business/request/${own}/send-message`, { body: { content: 'six' } });
    expect((await partner.event('message')).data).toEqual({ kind: 'message', requestID: own });
    expect(JSON.stringify(partner.all())).not.toContain(thread);
  });

  it.runIf(isHere)('end when the person allows a partner’s page less', async () => {
    const stream = await listen(undefined, {
      token: await api.tokenFor(owner.id, 'partner', { businessIDs: [business] }),
    });
    await stream.event('ready');
    await api.db.updateTable('sessions').set({ businessIds: [] }).where('kind', '=', 'partner').execute();
    await stream.ended();
  });

  it.runIf(isHere)('end with the session', async () => {
    const person = await aPerson(api);
    const stream = await listen(person);
    await stream.event('ready');
    await api.db.updateTable('sessions').set({ revokedAt: new Date() }).where('userId', '=', person.id).execute();
    await stream.ended();
  });

  it.runIf(isHere)('end when a business of the person begins to require two-step login', async () => {
    const member = await aMember(api, business, 'member');
    const stream = await listen(member);
    await stream.event('ready');
    const required = { businessId: business, dueAt: new Date(Date.now() - 1_000) };
    await api.db.insertInto('secondFactorDuties').values(required).execute();
    await stream.ended();
    // Events that the person may still hear come in a new stream.
    const next = await listen(member);
    await next.event('ready');
    expect(next.all()).toHaveLength(1);
    await api.db.deleteFrom('secondFactorDuties').where('businessId', '=', business).execute();
  });

  it.runIf(isHere)('are three for one person here, and the fourth is refused for now', async () => {
    const person = await aPerson(api);
    for (let n = 0; n < 3; n += 1) await (await listen(person)).event('ready');
    await expect(listen(person)).rejects.toThrow('429');
    streams.at(-1)?.cut();
    await expect.poll(() => listen(person).then(() => 'open', String)).toBe('open');
  });

  it.runIf(isHere)('are refused without a person and a resource, and for invalid ids', async () => {
    expect((await api.ask('/events')).status).toBe(401);
    expect((await api.ask('/events?resources=1,2')).status).toBe(400);
  });

  it.runIf(isHere)(
    'cut a reader that does not read, which resumes where it was',
    async () => {
      const person = await aPerson(api, 'Slow');
      const stream = await listen(person, {});
      await stream.event('ready');
      const { id } = stream.seen().at(-1)!;
      stream.stall();
      const topic = `user:${person.id}`;
      // More bytes than the system's socket buffers hold.
      const payload = JSON.stringify({ requestID: 'x'.repeat(50_000) });
      await sql`insert into events (topic, kind, payload)
      select ${topic}, 'message', ${payload}::jsonb from generate_series(1, 501)`.execute(api.db);
      await expect.poll(() => stream.goOn(), { timeout: 20_000 }).toBe('cut');
      expect(stream.seen().length).toBeLessThan(501);
      await (await listen(person, { last: id })).event('reset');
    },
    30_000,
  );

  it.runIf(isHere)(
    'end when the API ends',
    async () => {
      const other = await startApi({});
      try {
        const at = await other.app.listen({ port: 0, host: '127.0.0.1' });
        const person = await aPerson(other);
        const stream = await openStream(at, { token: person.token });
        await stream.event('ready');
        await Promise.all([other.app.close(), stream.ended()]);
      } finally {
        await other.stop();
      }
    },
    60_000,
  );
});
