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
    await using setup = await box();
    expect(setup.box.get()).toMatchObject({ business: 'MA', countries: 'global', search: '' });
  });

  it('takes over the address when it changes', async () => {
    await using setup = await box();
    setup.box.type('steel');
    setup.box.sync({ business: 'PR', countries: 'SA', search: 'valves' });
    expect(setup.box.get()).toMatchObject({ business: 'PR', countries: 'SA', search: 'valves' });
    setup.box.sync({});
    expect(setup.box.get()).toMatchObject({ business: 'MA', countries: 'global', search: '' });
  });

  it('R-062 offers the countries of ref-data/country, fetched once for all boxes, and the eleven types', async () => {
    const country = { code: 'SA', countryName: 'Saudi Arabia', emoji: '🇸🇦' };
    await using setup = await box(() => success([country]));
    const other = setup.make();
    await Promise.all([
      setup.box.openCountries(countries),
      other.openCountries(countries),
      setup.box.openCountries(countries),
    ]);
    expect(setup.server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET ref-data/country']);
    expect(setup.box.get().countryList).toEqual([country]);
    expect(other.get().countryList).toEqual([country]);
    expect(searchTypes).toHaveLength(11);
  });

  it('hands out what to search and where its results are', async () => {
    await using setup = await box();
    setup.box.type('  pumps & valves ');
    setup.box.choose({ business: 'EX', countries: 'DE' });
    expect(setup.box.submit()).toEqual({
      business: 'EX',
      countries: 'DE',
      search: 'pumps & valves',
      url: 'https://portal.example/search-result?business=EX&countries=DE&search=pumps%20%26%20valves',
    });
    expect(setup.box.submit({ text: 'pumps' }).search).toBe('pumps');
  });
});

describe('suggestions', () => {
  const echo: Answerer = ({ body }) => success([{ text: `${(body as { prefix: string }).prefix}!` }]);

  it('are asked for once typing pauses, for the type that is chosen', async () => {
    await using setup = await box(echo);
    await setup.box.open();
    for (const text of ['p', 'pu', 'pum', 'pump']) {
      setup.box.type(text);
      setup.platform.clock.forward(149);
    }
    expect(setup.server.seen).toHaveLength(0);
    setup.platform.clock.forward(1);
    await until(() => setup.box.get().suggestions.length);
    expect(setup.box.get().suggestions).toEqual([{ text: 'pump!' }]);
    expect(setup.server.seen.map(({ body }) => body)).toEqual([{ prefix: 'pump', businessType: 'MA' }]);
  });

  it('are asked for in the language that the reader has now', async () => {
    let locale = 'zh';
    const platform = testTab();
    await using setup = await box(echo, { platform: { after: platform.after, locale: () => locale } });
    await setup.box.open();
    for (const language of ['zh', 'ar']) {
      locale = language;
      setup.box.type(`pumps ${language}`);
      platform.clock.forward(150);
      await until(() => setup.box.get().suggestions[0]?.text === `pumps ${language}!`);
    }
    expect(setup.server.seen.map(({ path }) => path)).toEqual(['search/suggest?locale=zh', 'search/suggest?locale=ar']);
  });

  it('of an older text never show after those of a newer one', async () => {
    let release = () => {};
    const first = new Promise<void>((resolve) => {
      release = resolve;
    });
    await using setup = await box(async (seen) => {
      if ((seen.body as { prefix: string }).prefix === 'old') await first;
      return echo(seen);
    });
    await setup.box.open();
    const shown: string[] = [];
    setup.box.subscribe(({ suggestions }) => shown.push(...suggestions.map(({ text }) => text)));
    setup.box.type('old');
    setup.platform.clock.forward(150);
    await until(() => setup.server.seen.length === 1);
    setup.box.type('new');
    setup.platform.clock.forward(150);
    await until(() => setup.server.seen.length === 2);
    release();
    await until(() => setup.box.get().suggestions[0]?.text === 'new!');
    expect(shown).not.toContain('old!');
  });

  it('are not asked for after one letter, when they are off, or once submitted; and fail without a word', async () => {
    await using setup = await box(() => failed(500, 'InternalError'));
    await setup.box.open();
    setup.box.type('p');
    setup.platform.clock.forward(1000);
    setup.box.type('pu');
    setup.box.submit();
    setup.platform.clock.forward(1000);
    expect(setup.server.seen).toHaveLength(0);
    setup.box.type('pum');
    setup.platform.clock.forward(150);
    await until(() => setup.server.seen.length === 1);
    expect(setup.box.get().suggestions).toEqual([]);
    await using off = await box(echo, { suggester: undefined! });
    await off.box.open();
    off.box.type('pump');
    off.platform.clock.forward(1000);
    expect(off.server.seen).toHaveLength(0);
  });

  it('are asked for after one Chinese character, which is a word', async () => {
    await using setup = await box(echo);
    await setup.box.open();
    setup.box.type('泵');
    setup.platform.clock.forward(150);
    await until(() => setup.server.seen.length === 1);
  });

  it('lead to the page of what they name, but not away from a page that shows results itself', async () => {
    await using setup = await box();
    const pump = { text: 'Pump', kind: 'product', link: '/product/acme/pump/1' } as const;
    expect(setup.box.submit(pump).url).toBe('https://portal.example/product/acme/pump/1');
    await using own = await box(() => success([]), { action: 'https://partner.example/results' });
    expect(own.box.submit(pump).url).toBe('https://partner.example/results?business=MA&countries=global&search=Pump');
    expect(setup.box.submit({ ...pump, link: 'https://elsewhere.example/' }).url).toContain('https://portal.example/');
    expect(setup.box.submit({ ...pump, link: 'javascript:alert(1)' }).url).toContain('https://portal.example/');
  });

  it('of an empty field are the last six searches of this browser, until they are cleared', async () => {
    await using setup = await box(echo);
    await setup.box.open();
    expect(setup.box.get().suggestions).toEqual([]);
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'Three']) {
      setup.box.type(text);
      setup.box.submit();
    }
    const other = setup.make();
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
    expect(setup.server.seen).toHaveLength(0);
    other.clear();
    other.type('');
    expect(texts()).toEqual([]);
  });

  it('of an empty field are also popular searches, asked for once and after the recent ones', async () => {
    await using setup = await box(() => success([{ text: 'steel pipe' }, { text: 'led lamp' }]));
    const lines = () => setup.box.get().suggestions.map(({ text, kind }) => `${kind} ${text}`);
    await setup.box.open();
    setup.platform.clock.forward(150);
    await until(() => lines().length > 0);
    expect(lines()).toEqual(['popular steel pipe', 'popular led lamp']);
    setup.box.type('Led lamp');
    setup.box.submit();
    setup.box.type('');
    expect(lines()).toEqual(['recent Led lamp', 'clear ']);
    setup.platform.clock.forward(150);
    await until(() => lines().length > 2);
    expect(lines()).toEqual(['recent Led lamp', 'clear ', 'popular steel pipe']);
    expect(setup.server.seen.map(({ body }) => body)).toEqual([{ businessType: 'MA' }]);
    expect(setup.box.submit({ text: 'steel pipe', kind: 'popular' }).search).toBe('steel pipe');
  });

  it('of an empty field are the recent ones alone where the popular ones cannot be had', async () => {
    await using setup = await box(() => failed(500, 'InternalError'));
    await setup.box.open();
    setup.platform.clock.forward(150);
    await until(() => setup.server.seen.length === 1);
    expect(setup.box.get().suggestions).toEqual([]);
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
    await using setup = await box(echo, { platform: { after: () => () => {}, storage } });
    await setup.box.open();
    expect(setup.box.get().suggestions).toEqual([]);
  });
});
