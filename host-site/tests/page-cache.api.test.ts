import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { businessPath } from '@wbn/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addresses, dataDir } from '../../tests/support/addresses.ts';
import { newBusiness, newPerson, type TestPerson } from '../../tests/support/api.ts';
import { notedApi, otherEdition } from './other-edition.ts';

/** The pages that the portal keeps: who gets them, and when they are dropped. */

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
/** Unlike fetch, it can send any Host header, and it follows no redirect. */
const read = (address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) });
    }).once('error', reject);
  });
const isHit = ({ headers }: Answer): boolean => headers['cache-status'] === 'wbn-portal; hit';
const portal = (page: string): string => addresses().portal + page;
const newAddress = (): string => `/search-result?business=MA&countries=global&search=${crypto.randomUUID()}`;

const internalKey = (): string => JSON.parse(readFileSync(path.join(dataDir(), 'secrets.json'), 'utf8')).internal;
/** Another process's portal beside the running one; resolves when it hears of changes. */
async function anotherPortal(): Promise<string> {
  const origin = await otherEdition('sa', { internalKey: internalKey(), apiInternal: addresses().api });
  // Until then a page lives for a second.
  await expect
    .poll(async () => isHit(await read(`${origin}/about-us`)), { interval: 1_500, timeout: 15_000 })
    .toBe(true);
  return origin;
}

/** Reads a new address twice, until the second answer is a kept page: after a recent change pages are kept for a second only. */
async function readTwice(headers: Record<string, string> = {}, next: Record<string, string> = {}) {
  const address = newAddress();
  const first = await read(portal(address), headers);
  return { address, first, second: await read(portal(address), next) };
}
async function readKept(headers?: Record<string, string>, next?: Record<string, string>) {
  let both = await readTwice(headers, next);
  await vi.waitFor(
    async () => {
      both = await readTwice(headers, next);
      expect(isHit(both.second)).toBe(true);
    },
    { timeout: 20_000 },
  );
  return both;
}

describe('a kept page', () => {
  it('goes to the next visitor, and answers a browser that has it without a body', async () => {
    const { address, first, second } = await readKept({}, { 'accept-encoding': 'br' });
    expect([first.status, isHit(first), second.status]).toEqual([200, false, 200]);
    expect(second.headers.etag).toBe(first.headers.etag);
    const third = await read(portal(address), { 'if-none-match': first.headers.etag ?? '' });
    expect([third.status, third.body]).toEqual([304, '']);
  });

  it('is drawn once for simultaneous visitors', async () => {
    const api = await notedApi();
    const origin = await otherEdition('sa', { apiInternal: api.origin });
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(`${origin}/`)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(api.asked.filter((one) => one.startsWith('/search/business/last-registered'))).toHaveLength(1);
  });

  it.each<[string, Record<string, string>]>([
    ['another host', { host: 'evil.example' }],
    [
      'a forwarded host',
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'evil', 'x-forwarded-port': '666' },
    ],
    ['a forwarded address', { 'x-forwarded-for': 'evil.example', forwarded: 'for=evil.example;host=evil.example' }],
    ['another path', { 'x-original-url': '/evil', 'x-rewrite-url': '/evil', 'x-forwarded-prefix': '/evil' }],
    ['a session', { cookie: 'session=evil', authorization: 'Bearer evil' }],
    ['an origin and a key', { origin: 'https://evil.example', 'x-wbn-key': 'evil', 'x-wbn-internal': 'evil' }],
    [
      'other wishes',
      { accept: 'evil/evil', 'user-agent': 'evil', 'accept-language': 'en', 'x-request-id': 'evil-evil-evil' },
    ],
    ['a method', { 'x-http-method-override': 'evil', 'x-method-override': 'DELETE' }],
  ])('is the same when the first visitor sends %s', async (_what, headers) => {
    const { address, first, second: next } = await readKept(headers);
    expect([first.status, next.status]).toEqual([200, 200]);
    const { 'x-request-id': _, ...sent } = next.headers;
    expect(next.body + JSON.stringify(sent)).not.toContain('evil');
    expect(next.headers['set-cookie']).toBeUndefined();
    // Drawn anew by another portal.
    const fresh = await read((await otherEdition('sa', { apiInternal: addresses().api })) + address);
    expect(next.body).toBe(fresh.body);
  });

  it('is not the redirect of a first visit, and does not replace it', async () => {
    const arabic = { 'accept-language': 'ar' };
    expect(await read(portal(newAddress()), arabic)).toMatchObject({
      status: 302,
      headers: { 'cache-control': 'no-store' },
    });
    const { address } = await readKept();
    expect(await read(portal(address), arabic)).toMatchObject({ status: 302 });
    const inArabic = await read(portal(`${address}&lang=ar`));
    expect([isHit(inArabic), inArabic.body.slice(0, 40)]).toEqual([false, expect.stringContaining('lang="ar"')]);
  });

  it.each([
    ['an unknown business', () => `/business/x-${crypto.randomUUID()}`],
    ['an unknown path', () => '/there-is-no-such-page'],
    ['an address with a code', () => '/SetID?token=x'],
    ['an invitation', () => '/invitation?token=x'],
    ['an operator', () => '/operator'],
    ['a very long address', () => `/search-result?search=${'x'.repeat(1_000)}`],
  ])('is never the page of %s', async (_what, address) => {
    const page = portal(address());
    for (let n = 0; n < 3; n += 1) expect(isHit(await read(page))).toBe(false);
  });

  it('is the answer to each address that differs only in what the page does not read', async () => {
    const api = await notedApi();
    const origin = await otherEdition('sa', { apiInternal: api.origin });
    const first = await read(`${origin}/`);
    for (const page of [
      '/?utm_source=x',
      '/?x=1&gclid=2',
      '/?search=a',
      '/?page=3&ids=x',
      '/?lang=xx',
      `/?${'y'.repeat(2_000)}`,
    ]) {
      const { body, status } = await read(origin + page);
      expect([status, body], page).toEqual([200, first.body]);
    }
    expect(api.asked.filter((one) => one.startsWith('/search/business/last-registered'))).toHaveLength(1);
  });

  it('is never a page of which a part failed, and no shared cache is asked to keep it', async () => {
    let isBroken = true;
    const business = businessPath('Lantern Works', await newBusiness(await newPerson(), 'Lantern Works'));
    // All calls fail but those without which there is no page.
    const api = await notedApi((one) => isBroken && !one.startsWith('/business/profile/'));
    const origin = await otherEdition('sa', { apiInternal: api.origin });
    for (const page of ['/', business]) {
      isBroken = true;
      const broken = await read(origin + page);
      isBroken = false;
      const whole = await read(origin + page);
      expect([broken.status, whole.status, isHit(whole)]).toEqual([200, 200, false]);
      expect(whole.body).not.toBe(broken.body);
      expect([broken.headers['cache-control'], whole.headers['cache-control']]).toEqual([
        'no-store',
        'public, max-age=0, s-maxage=60',
      ]);
    }
  });
});

describe('a change', () => {
  const edit = async ({ ask }: TestPerson, business: string, general: object) =>
    ask(`business/profile/${business}`, { general }, 'PUT');

  it('shows in the next request, in every portal process', async () => {
    const portals = [addresses().portal, await anotherPortal(), await anotherPortal()];
    const owner = await newPerson();
    const business = await newBusiness(owner, 'Lantern Works');
    const { ask } = owner;
    const pages: Record<string, string> = {
      business: businessPath('Lantern Works', business),
      products: `/search-result?business=PR&countries=global&search=lantern${business.slice(0, 8)}`,
      timeline: `/timeline/${business}`,
      home: '/',
    };
    const acts: [page: string, shows: string, act: () => Promise<unknown>][] = [
      ['business', 'Lamps since 1912', () => edit(owner, business, { shortDescription: 'Lamps since 1912' })],
      ['business', 'Lamps since 1913', () => edit(owner, business, { shortDescription: 'Lamps since 1913' })],
      [
        'products',
        `Lantern${business.slice(0, 8)} of brass`,
        () => ask('product', { businessID: business, name: `Lantern${business.slice(0, 8)} of brass` }),
      ],
      [
        'timeline',
        'A post on lamps',
        () =>
          ask('social/posts/make-post', { content: 'A post on lamps', timelineID: business, timelineType: 'business' }),
      ],
      ['home', 'Newest Lanterns', () => newBusiness(owner, 'Newest Lanterns')],
    ];
    for (const [page, shows, act] of acts) {
      const all = () => Promise.all(portals.map((origin) => read(origin + pages[page])));
      await expect.poll(async () => (await all()).map(isHit), { timeout: 20_000 }).toEqual([true, true, true]);
      await act();
      const after = await all();
      expect(
        after.map(({ body }) => body.includes(shows)),
        shows,
      ).toEqual([true, true, true]);
    }
  }, 120_000);

  it('is kept for a second where the portal cannot hear of changes, and no longer', async () => {
    const api = await notedApi((one) => one === '/events/content');
    const origin = await otherEdition('sa', { apiInternal: api.origin });
    const owner = await newPerson();
    const business = await newBusiness(owner, 'Deaf Works');
    const page = origin + businessPath('Deaf Works', business);
    const start = performance.now();
    let passed = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => start + passed);
    onTestFinished(() => clock.mockRestore());
    await read(page);
    const changed = 'Heard all the same';
    await edit(owner, business, { shortDescription: changed });
    passed = 999;
    const kept = await read(page);
    expect([isHit(kept), kept.body.includes(changed)]).toEqual([true, false]);
    passed = 1000;
    const drawn = await read(page);
    expect([isHit(drawn), drawn.body.includes(changed)]).toEqual([false, true]);
  });
});
