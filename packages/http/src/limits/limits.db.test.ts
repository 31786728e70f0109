import { limits } from '@wbn/contract';
import { createDatabase, sql } from '@wbn/database';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../calls/answer.ts';
import { createApp } from '../create-app.ts';
import { makePartnerKey, makeUser, signIn, testInternalKey, testOptions } from '../testing/index.ts';
import { countedAs } from './address.ts';
import { approximateLimiter } from './approximate-limiter.ts';
import { type Bucket, postgresLimiter } from './limiter.ts';

let database: TemporaryDatabase;
let apps: FastifyInstance[];
let second: ReturnType<typeof createDatabase>;

beforeAll(async () => {
  database = await startTemporaryDatabase();
  second = createDatabase(database.url);
  // Two apps simulate two processes: they share nothing but the database.
  apps = [database.db, second].map((db) => {
    const app = createApp(testOptions(db));
    answer(app, 'sendEnquiry', async () => ({}) as never);
    answer(app, 'suggest', async () => []);
    answer(app, 'readBusinesses', async () => []);
    return app;
  });
}, 60_000);
afterAll(async () => {
  for (const app of apps) await app.close();
  await second.destroy();
  await database.stop();
});

const bucket = (name: string, burst: number): Bucket => ({ name, burst, seconds: 36_000 });

describe('the limiter', () => {
  it('is exact to one request at the boundary, one after another', async () => {
    const { take } = postgresLimiter(database.db);
    const allowed = [];
    for (let i = 0; i < 7; i++) allowed.push((await take(bucket('serial', 5))).allowed);
    expect(allowed).toEqual([true, true, true, true, true, false, false]);
  });

  it('is exact when two processes ask at once', async () => {
    const limiters = [postgresLimiter(database.db), postgresLimiter(second)];
    const taken = await Promise.all(
      Array.from({ length: 200 }, (_, i) => limiters[i % 2]?.take(bucket('parallel', 73))),
    );
    expect(taken.filter((one) => one?.allowed).length).toBe(73);
  });

  it('gives tokens back evenly and never more than the bucket holds', async () => {
    const { take } = postgresLimiter(database.db);
    const shift = (seconds: number) =>
      sql`update rate_limit_buckets set updated_at = updated_at - make_interval(secs => ${seconds}) where bucket = 'refill'`.execute(
        database.db,
      );
    const one: Bucket = { name: 'refill', burst: 4, seconds: 4_000 };
    const drain = async () => {
      let count = 0;
      while ((await take(one)).allowed) count += 1;
      return count;
    };
    expect(await drain()).toBe(4);
    await shift(2_001);
    expect(await drain()).toBe(2);
    await shift(1_000_000);
    expect(await drain()).toBe(4);
    const refused = await take(one);
    expect(refused).toMatchObject({ allowed: false, remaining: 0 });
    expect(refused.reset).toBeGreaterThan(990);
    expect(refused.reset).toBeLessThanOrEqual(1_000);
  });

  it('takes several tokens at once, or none of them', async () => {
    const limiter = postgresLimiter(database.db);
    const several = bucket('several', 5);
    expect(await limiter.take(several, 3)).toMatchObject({ allowed: true, remaining: 2 });
    expect(await limiter.take(several, 3)).toMatchObject({ allowed: false, remaining: 2 });
    expect(await limiter.take(several, 2)).toMatchObject({ allowed: true, remaining: 0 });
    const untouched = bucket('untouched', 5);
    expect(await limiter.take(untouched, 6)).toMatchObject({ allowed: false, remaining: 5 });
    expect(await limiter.take(untouched, 5)).toMatchObject({ allowed: true, remaining: 0 });
  });

  it('forgets full buckets, and none that was drawn from since', async () => {
    const limiter = postgresLimiter(database.db);
    const names = ['gone', 'used', 'kept'];
    for (const name of names) await limiter.take(bucket(name, 5));
    await sql`update rate_limit_buckets set expires_at = now() - interval '1 s' where bucket in ('gone', 'used')`.execute(
      database.db,
    );
    await limiter.take(bucket('used', 5));
    await limiter.prune();
    const left = database.db.selectFrom('rateLimitBuckets').select('bucket').where('bucket', 'in', names);
    expect((await left.orderBy('bucket').execute()).map((row) => row.bucket)).toEqual(['kept', 'used']);
  });
});

describe('the limiter of reads and searches', () => {
  const approximate = (name: string, burst: number): Bucket => ({ ...bucket(name, burst), isApproximate: true });
  const written = async (name: string) =>
    (await database.db.selectFrom('rateLimitBuckets').select('tokens').where('bucket', '=', name).execute())[0]?.tokens;

  it('is exact in one process, however many ask at once', async () => {
    const { take } = approximateLimiter(database.db);
    const taken = await Promise.all(Array.from({ length: 50 }, () => take(approximate('near-one', 20))));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(20);
    expect(taken.at(-1)?.reset).toBeGreaterThan(1_000);
  });

  it('writes nothing for the first eighth of a bucket, and once for each further eighth of the rest', async () => {
    const { take } = approximateLimiter(database.db);
    const one = approximate('near-writes', 80);
    for (let i = 0; i < 10; i++) await take(one);
    expect(await written('near-writes')).toBeUndefined();
    const writes = new Set<number>();
    for (let i = 0; i < 30; i++) {
      await take(one);
      writes.add(Math.round((await written('near-writes'))!));
    }
    expect(writes.size).toBeLessThanOrEqual(6);
  });

  it('grants at most an eighth more for each further process, however the requests are spread', async () => {
    const limiters = [approximateLimiter(database.db), approximateLimiter(second), approximateLimiter(database.db)];
    const one = approximate('near-three', 30);
    const taken = await Promise.all(Array.from({ length: 150 }, (_, i) => limiters[i % 3]!.take(one)));
    const granted = taken.filter(({ allowed }) => allowed).length;
    expect(granted).toBeGreaterThanOrEqual(30);
    expect(granted).toBeLessThanOrEqual(30 + 2 * Math.floor(30 / 8));
    // The excess is a debt: nobody gets more before it is paid back.
    for (const { compare } of limiters) await compare();
    expect(await written('near-three')).toBeLessThan(1);
    for (const { take } of limiters) expect((await take(one)).allowed).toBe(false);
  });

  it('knows the calls of other processes after they have compared, in either order', async () => {
    const limiters = [approximateLimiter(database.db), approximateLimiter(second)];
    for (let i = 0; i < 10; i++) for (const { take } of limiters) await take(approximate('near-two', 30));
    await Promise.all(limiters.map(({ compare }) => compare()));
    expect(await written('near-two')).toBeCloseTo(10, 1);
    for (const { take } of limiters) await take(approximate('near-two', 30));
    for (const { compare } of limiters) await compare();
    for (const { take } of limiters) await take(approximate('near-two', 30));
    for (const { compare } of limiters) await compare();
    const left = await Promise.all(limiters.map(({ take }) => take(approximate('near-two', 30))));
    for (const { remaining } of left) expect(remaining).toBeLessThanOrEqual(7);
  });

  it('loses no count when the database is away', async () => {
    const away = createDatabase('postgres://nobody@127.0.0.1:1/nothing');
    const { take, compare } = approximateLimiter(away);
    for (let i = 0; i < 4; i++) await take(approximate('near-away', 5));
    await expect(compare()).rejects.toThrow();
    expect((await take(approximate('near-away', 5))).remaining).toBe(0);
    expect((await take(approximate('near-away', 5))).allowed).toBe(false);
    await away.destroy();
  });

  it('fills up evenly, forgets full buckets, and takes more than one at a time', async () => {
    let time = 0;
    // Without a database only this clock counts.
    const away = createDatabase('postgres://nobody@127.0.0.1:1/nothing');
    const { take } = approximateLimiter(away, () => time);
    const one: Bucket = { name: 'near-time', burst: 4, seconds: 4, isApproximate: true };
    expect((await take(one, 4)).allowed).toBe(true);
    expect((await take(one)).allowed).toBe(false);
    time = 2_000;
    expect((await take(one, 3)).allowed).toBe(false);
    expect((await take(one, 2)).allowed).toBe(true);
    await away.destroy();
  });
});

describe('limits of calls', () => {
  const send = (app: FastifyInstance | undefined, remoteAddress: string, headers: Record<string, string> = {}) =>
    (app as FastifyInstance).inject({ method: 'POST', url: '/needhelp/send', payload: {}, remoteAddress, headers });

  it('refuses the sixth enquiry of half an hour, over two processes, and says when to come again', async () => {
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push((await send(apps[i % 2], '192.0.2.1')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await send(apps[0], '192.0.2.1');
    expect(refused.json()).toMatchObject({ success: false, name: 'TooManyRequests', code: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(300);
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-remaining': '0' });
    expect((await send(apps[0], '192.0.2.2')).headers).toMatchObject({
      'ratelimit-policy': '"enquiry";q=5;w=1800',
      'ratelimit-remaining': '4',
    });
  });

  it('counts a list of ids by its length: every ten of them, or fewer, as one call', async () => {
    const left = async (count: number, remoteAddress: string) => {
      const ids = Array(count).fill('00000000-0000-4000-8000-000000000000').join();
      const url = `/business/profile/cards?ids=${ids}`;
      return (await (apps[0] as FastifyInstance).inject({ url, remoteAddress })).headers['ratelimit-remaining'];
    };
    expect(await left(1, '192.0.2.41')).toBe('49');
    expect(await left(10, '192.0.2.42')).toBe('49');
    expect(await left(11, '192.0.2.43')).toBe('48');
    expect(await left(50, '192.0.2.44')).toBe('45');
  });

  it('counts bad tokens by address, and a user apart from the address', async () => {
    const { token } = await signIn(database.db, await makeUser(database.db));
    for (let i = 0; i < 5; i++) await send(apps[0], '192.0.2.3', { authorization: `Bearer ${i}` });
    expect((await send(apps[0], '192.0.2.3', { authorization: 'Bearer x' })).statusCode).toBe(429);
    expect((await send(apps[0], '192.0.2.3', { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  });

  it("believes a forwarded address only from the host site's own server", async () => {
    const internal = { 'x-wbn-internal': testInternalKey };
    for (let i = 0; i < 5; i++) await send(apps[0], '192.0.2.4', { ...internal, 'x-forwarded-for': '198.51.100.7' });
    expect((await send(apps[0], '192.0.2.4', { ...internal, 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(429);
    expect((await send(apps[0], '192.0.2.4', { ...internal, 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(200);
    // That server appends the address that it saw to the visitor's own list.
    const list = '203.0.113.77, 198.51.100.7';
    expect((await send(apps[0], '192.0.2.4', { ...internal, 'x-forwarded-for': list })).statusCode).toBe(429);
    expect((await send(apps[0], '198.51.100.7')).statusCode).toBe(429);
    for (let i = 0; i < 6; i++) {
      const forged = { 'x-wbn-internal': 'guessed', 'x-forwarded-for': `198.51.100.${100 + i}` };
      expect((await send(apps[0], '192.0.2.5', forged)).statusCode).toBe(i < 5 ? 200 : 429);
    }
  });

  it('counts a visitor of the host site or of a proxy of ours by the sending server if that names no address', async () => {
    const internal = { 'x-wbn-internal': testInternalKey };
    const said = ['unknown', '', '_a', '_b', '198.51.100.9, _c', 'unknown'];
    const statuses = [];
    for (const one of said)
      statuses.push((await send(apps[0], '192.0.2.90', { ...internal, 'x-forwarded-for': one })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const app = createApp(testOptions(database.db, { isProxy: (address) => address.startsWith('10.') }));
    answer(app, 'sendEnquiry', async () => ({}) as never);
    const behind = [];
    for (const one of said) behind.push((await send(app, '10.0.0.90', { 'x-forwarded-for': one })).statusCode);
    expect(behind).toEqual([200, 200, 200, 200, 200, 429]);
    await app.close();
  });

  it('counts who stands behind a proxy of ours each on their own, and believes no other about it', async () => {
    const app = createApp(testOptions(database.db, { isProxy: (address) => address === '10.0.0.1' }));
    answer(app, 'sendEnquiry', async () => ({}) as never);
    const by = (visitor: string) => send(app, '10.0.0.1', { 'x-forwarded-for': `203.0.113.250, ${visitor}` });
    for (let i = 0; i < 5; i++) expect((await by('198.51.100.20')).statusCode).toBe(200);
    expect((await by('198.51.100.20')).statusCode).toBe(429);
    expect((await by('198.51.100.21')).statusCode).toBe(200);
    for (let i = 0; i < 6; i++) {
      const told = await send(app, '192.0.2.6', { 'x-forwarded-for': `198.51.100.${30 + i}` });
      expect(told.statusCode).toBe(i < 5 ? 200 : 429);
    }
    await app.close();
  });

  it('counts all visitors together whose proxy names no address, whatever it writes instead', async () => {
    const app = createApp(testOptions(database.db, { isProxy: (address) => address === '10.0.0.7' }));
    answer(app, 'sendEnquiry', async () => ({}) as never);
    const said = ['unknown', '', '_a', '2130706433', 'user@198.51.100.1', 'fe80::1%a', 'fe80::1%b', '198.51.100.1:x'];
    const statuses: number[] = [];
    for (const one of said)
      statuses.push((await send(app, '10.0.0.7', { 'x-forwarded-for': `198.51.100.9, ${one}` })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    await app.close();
  });

  it('lets a /48 of IPv6 send as much as sixteen addresses, however many of its own it uses, and others beside it', async () => {
    const statuses = [];
    for (let i = 0; i < 90; i++) statuses.push((await send(apps[0], `2001:db8:9:${i.toString(16)}::1`)).statusCode);
    expect(statuses.filter((status) => status === 200).length).toBe(16 * limits.enquiry.anonymous.burst);
    expect((await send(apps[0], '2001:db8:10:1::1')).statusCode).toBe(200);
  });

  /** Calls suggestions on a partner page with this quota, for a visitor at an address. */
  const pageWith = async (quotaPerMinute: number) => {
    const { publishableKey } = await makePartnerKey(database.db, { quotaPerMinute });
    const headers = { origin: 'https://partner.example', 'x-wbn-key': publishableKey };
    const ask = { method: 'POST', url: '/search/suggest', payload: { prefix: 'pu' }, headers } as const;
    return async (remoteAddress: string) =>
      (await (apps[0] as FastifyInstance).inject({ ...ask, remoteAddress })).statusCode;
  };

  it("draws on the partner key's quota as well", async () => {
    const suggest = await pageWith(3);
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push(await suggest(`203.0.113.${i}`));
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it("a home line with a /48 of IPv6 takes its share of a partner key's quota, and leaves the rest", async () => {
    const suggest = await pageWith(200);
    const statuses = [];
    for (let i = 0; i < 200; i++) statuses.push(await suggest(`2001:db8:7:${i.toString(16)}::1`));
    expect(statuses.filter((status) => status === 200).length).toBe(120);
    expect(await suggest('203.0.113.77')).toBe(200);
  });

  it("a visitor who is refused uses up nothing of the partner key's quota", async () => {
    const { publishableKey } = await makePartnerKey(database.db, { quotaPerMinute: 7 });
    const headers = { origin: 'https://partner.example', 'x-wbn-key': publishableKey };
    const statuses = [];
    for (let i = 0; i < 25; i++) statuses.push((await send(apps[0], '203.0.113.100', headers)).statusCode);
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(20).fill(429)]);
    const others = [];
    for (let i = 0; i < 3; i++) others.push((await send(apps[0], `203.0.113.11${i}`, headers)).statusCode);
    expect(others).toEqual([200, 200, 429]);
  });

  it('an Idempotency-Key is looked up for counted requests only, however many come with keys that nobody knows', async () => {
    let lookUps = 0;
    const isReplay = async () => {
      lookUps += 1;
      return false;
    };
    const app = createApp(testOptions(database.db, { isReplay }));
    answer(app, 'sendEnquiry', async () => ({}) as never);
    const sent = Array.from({ length: 150 }, (_, n) => send(app, '192.0.2.9', { 'idempotency-key': `unknown-${n}` }));
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
    const { enquiry, repeat } = limits;
    expect(lookUps).toBe(enquiry.anonymous.burst + repeat.anonymous.burst);
    await app.close();
  });

  it('counts nothing when switched off, and asks nobody for a replay', async () => {
    const off = createApp(testOptions(database.db, { limits: 'off' }));
    const replay = createApp(testOptions(database.db, { isReplay: async (_caller, key) => key === 'known' }));
    for (const app of [off, replay]) answer(app, 'sendEnquiry', async () => ({}) as never);
    for (let i = 0; i < 7; i++) expect((await send(off, '192.0.2.1')).statusCode).toBe(200);
    expect((await send(replay, '192.0.2.1', { 'idempotency-key': 'known' })).statusCode).toBe(200);
    expect((await send(replay, '192.0.2.1', { 'idempotency-key': 'new' })).statusCode).toBe(429);
    await off.close();
    await replay.close();
  });
});

describe('addresses', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    // As gateways in front write them.
    ['192.0.2.1:5678', '192.0.2.1'],
    ['[2001:db8::1]:5678', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:FFFF:192.0.2.1', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:5678', '192.0.2.1'],
    // Anything else is nobody's address, and one for all.
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['_hidden', 'unknown'],
    ['192.0.2.1:http', 'unknown'],
    ['192.0.2.1:1:2', 'unknown'],
    ['192.0.2', 'unknown'],
    ['0x7f000001', 'unknown'],
    ['user@192.0.2.1', 'unknown'],
    ['192.0.2.1/24', 'unknown'],
    ['[192.0.2.1]', 'unknown'],
    ['[2001:db8::1]x', 'unknown'],
    ['2001:db8::1]:80', 'unknown'],
    ['%eth0', 'unknown'],
    ["192.0.2.1'; --", 'unknown'],
    ['192.0.2.1\u0000', 'unknown'],
  ])('%s is counted as %s', (address, counted) => expect(countedAs(address)).toBe(counted));
});
