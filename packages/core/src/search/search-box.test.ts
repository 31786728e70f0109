import { searchTypes } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import type { KeyValue } from '../platform.ts';
import { countries } from '../reference-data/lists.ts';
import { testTab } from '../testing/platform.ts';
import { type Answerer, failed, success, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { createSearchBox, type SearchBoxOptions } from './search-box.ts';

async function box(answer: Answerer = () => success([]), options: SearchBoxOptions = {}) {
  const server = await testServer(answer);
  const platform = testTab();
  const client = createClient({ api: server.origin, accounts: server.origin, portal: 'https://portal.example' });
  const kept = new Map<string, string>();
  const storage: KeyValue = {
    get: (key) => kept.get(key),
    set: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
  };
  const suggester = () => import('./suggester.ts');
  const make = () => createSearchBox(client, { platform: { after: platform.after, storage }, suggester, ...options });
  return { server, platform, make, box: make(), [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('the search box', () => {
  it('R-061 begins with manufacturers, all countries and no text', async () => {
    await using it = await box();
    expect(it.box.get()).toMatchObject({ business: 'MA', countries: 'global', search: '' });
  });

  it('takes over the address when it changes', async () => {
    await using it = await box();
    it.box.type('steel');
    it.box.sync({ business: 'PR', countries: 'SA', search: 'valves' });
    expect(it.box.get()).toMatchObject({ business: 'PR', countries: 'SA', search: 'valves' });
    it.box.sync({});
    expect(it.box.get()).toMatchObject({ business: 'MA', countries: 'global', search: '' });
  });

  it('R-062 offers the countries of ref-data/country, fetched once for all boxes, and the eleven types', async () => {
    const country = { code: 'SA', countryName: 'Saudi Arabia', emoji: '🇸🇦' };
    await using it = await box(() => success([country]));
    const other = it.make();
    await Promise.all([
      it.box.openCountries(countries),
      other.openCountries(countries),
      it.box.openCountries(countries),
    ]);
    expect(it.server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET ref-data/country']);
    expect(it.box.get().countryList).toEqual([country]);
    expect(other.get().countryList).toEqual([country]);
    expect(searchTypes).toHaveLength(11);
  });

  it('hands out what to search and where its results are', async () => {
    await using it = await box();
    it.box.type('  pumps & valves ');
    it.box.choose({ business: 'EX', countries: 'DE' });
    expect(it.box.submit()).toEqual({
      business: 'EX',
      countries: 'DE',
      search: 'pumps & valves',
      url: 'https://portal.example/search-result?business=EX&countries=DE&search=pumps%20%26%20valves',
    });
    expect(it.box.submit({ text: 'pumps' }).search).toBe('pumps');
  });
});

describe('suggestions', () => {
  const echo: Answerer = ({ body }) => success([{ text: `${(body as { prefix: string }).prefix}!` }]);

  it('are asked for once typing pauses, for the type that is chosen', async () => {
    await using it = await box(echo);
    await it.box.open();
    for (const text of ['p', 'pu', 'pum', 'pump']) {
      it.box.type(text);
      it.platform.clock.forward(149);
    }
    expect(it.server.seen).toHaveLength(0);
    it.platform.clock.forward(1);
    await until(() => it.box.get().suggestions.length);
    expect(it.box.get().suggestions).toEqual([{ text: 'pump!' }]);
    expect(it.server.seen.map(({ body }) => body)).toEqual([{ prefix: 'pump', businessType: 'MA' }]);
  });

  it('are asked for in the language that the reader has now', async () => {
    let locale = 'zh';
    const platform = testTab();
    await using it = await box(echo, { platform: { after: platform.after, locale: () => locale } });
    await it.box.open();
    for (const language of ['zh', 'ar']) {
      locale = language;
      it.box.type(`pumps ${language}`);
      platform.clock.forward(150);
      await until(() => it.box.get().suggestions[0]?.text === `pumps ${language}!`);
    }
    expect(it.server.seen.map(({ path }) => path)).toEqual(['search/suggest?locale=zh', 'search/suggest?locale=ar']);
  });

  it('of an older text never show after those of a newer one', async () => {
    let release = () => {};
    const first = new Promise<void>((resolve) => {
      release = resolve;
    });
    await using it = await box(async (seen) => {
      if ((seen.body as { prefix: string }).prefix === 'old') await first;
      return echo(seen);
    });
    await it.box.open();
    const shown: string[] = [];
    it.box.subscribe(({ suggestions }) => shown.push(...suggestions.map(({ text }) => text)));
    it.box.type('old');
    it.platform.clock.forward(150);
    await until(() => it.server.seen.length === 1);
    it.box.type('new');
    it.platform.clock.forward(150);
    await until(() => it.server.seen.length === 2);
    release();
    await until(() => it.box.get().suggestions[0]?.text === 'new!');
    expect(shown).not.toContain('old!');
  });

  it('are not asked for after one letter, when they are off, or once submitted; and fail without a word', async () => {
    await using it = await box(() => failed(500, 'InternalError'));
    await it.box.open();
    it.box.type('p');
    it.platform.clock.forward(1000);
    it.box.type('pu');
    it.box.submit();
    it.platform.clock.forward(1000);
    expect(it.server.seen).toHaveLength(0);
    it.box.type('pum');
    it.platform.clock.forward(150);
    await until(() => it.server.seen.length === 1);
    expect(it.box.get().suggestions).toEqual([]);
    await using off = await box(echo, { suggester: undefined! });
    await off.box.open();
    off.box.type('pump');
    off.platform.clock.forward(1000);
    expect(off.server.seen).toHaveLength(0);
  });

  it('are asked for after one Chinese character, which is a word', async () => {
    await using it = await box(echo);
    await it.box.open();
    it.box.type('泵');
    it.platform.clock.forward(150);
    await until(() => it.server.seen.length === 1);
  });

  it('lead to the page of what they name, but not away from a page that shows results itself', async () => {
    await using it = await box();
    const pump = { text: 'Pump', kind: 'product', link: '/product/acme/pump/1' } as const;
    expect(it.box.submit(pump).url).toBe('https://portal.example/product/acme/pump/1');
    await using own = await box(() => success([]), { action: 'https://partner.example/results' });
    expect(own.box.submit(pump).url).toBe('https://partner.example/results?business=MA&countries=global&search=Pump');
    expect(it.box.submit({ ...pump, link: 'https://elsewhere.example/' }).url).toContain('https://portal.example/');
    expect(it.box.submit({ ...pump, link: 'javascript:alert(1)' }).url).toContain('https://portal.example/');
  });

  it('of an empty field are the last six searches of this browser, until they are cleared', async () => {
    await using it = await box(echo);
    await it.box.open();
    expect(it.box.get().suggestions).toEqual([]);
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'Three']) {
      it.box.type(text);
      it.box.submit();
    }
    const other = it.make();
    await other.open();
    const texts = () => other.get().suggestions.map(({ text, kind }) => `${kind} ${text}`);
    expect(texts()).toEqual([
      'recent Three',
      'recent seven',
      'recent six',
      'recent five',
      'recent four',
      'recent two',
      'clear ',
    ]);
    expect(it.server.seen).toHaveLength(0);
    other.clear();
    other.type('');
    expect(texts()).toEqual([]);
  });

  it('of an empty field are also popular searches, asked for once and after the recent ones', async () => {
    await using it = await box(() => success([{ text: 'steel pipe' }, { text: 'led lamp' }]));
    const lines = () => it.box.get().suggestions.map(({ text, kind }) => `${kind} ${text}`);
    await it.box.open();
    it.platform.clock.forward(150);
    await until(() => lines().length > 0);
    expect(lines()).toEqual(['popular steel pipe', 'popular led lamp']);
    it.box.type('Led lamp');
    it.box.submit();
    it.box.type('');
    expect(lines()).toEqual(['recent Led lamp', 'clear ']);
    it.platform.clock.forward(150);
    await until(() => lines().length > 2);
    expect(lines()).toEqual(['recent Led lamp', 'clear ', 'popular steel pipe']);
    expect(it.server.seen.map(({ body }) => body)).toEqual([{ businessType: 'MA' }]);
    expect(it.box.submit({ text: 'steel pipe', kind: 'popular' }).search).toBe('steel pipe');
  });

  it('of an empty field are the recent ones alone where the popular ones cannot be had', async () => {
    await using it = await box(() => failed(500, 'InternalError'));
    await it.box.open();
    it.platform.clock.forward(150);
    await until(() => it.server.seen.length === 1);
    expect(it.box.get().suggestions).toEqual([]);
  });

  it("stay in memory on a page that is somebody else's", async () => {
    const kept = new Map<string, string>();
    const area = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
    Object.assign(globalThis, { localStorage: area });
    for (const embedded of [true, false]) {
      const client = createClient({
        api: 'http://x.example',
        accounts: 'http://x.example',
        portal: 'http://x.example',
        embedded,
      });
      const box = createSearchBox(client, { suggester: () => import('./suggester.ts') });
      await box.open();
      box.type('pumps');
      box.submit();
      box.type('');
      expect(box.get().suggestions[0]).toEqual({ text: 'pumps', kind: 'recent' });
      expect([...kept.keys()]).toEqual(embedded ? [] : ['wbn-recent-searches']);
    }
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('survive a storage that holds anything', async () => {
    const storage: KeyValue = { get: () => '{"a":', set: () => {} };
    await using it = await box(echo, { platform: { after: () => () => {}, storage } });
    await it.box.open();
    expect(it.box.get().suggestions).toEqual([]);
  });
});
