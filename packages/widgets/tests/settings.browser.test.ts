import type { BusinessCard } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { ask } from '../../../tests/support/api.ts';
import { drawn, openPartnerPage, scriptTag } from './partner-page.ts';

/** Mistakes of a page in its settings and tags: the widgets report them. */

interface Finding {
  readonly level: string;
  readonly about: string;
  readonly text: string;
}
const box = '<wbn-search-box id="box"><a href="/">Search</a></wbn-search-box>';
const pushed = (command: string) => `<script>(window.wbn ||= []).push([${command}])</script>`;
const configured = (settings: string) => pushed(`'configure', ${settings}`);

async function opened(body: string, key?: string) {
  const { page } = await openPartnerPage({ body, key });
  const warnings: string[] = [];
  const address = page.url();
  // The first page may still speak: only the second one is listened to.
  await page.goto('about:blank');
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(address);
  await drawn(page, '#box', 'input');
  const diagnosed = () =>
    page.evaluate(
      async () =>
        (await (window as unknown as { wbn: { diagnose(): Promise<Finding[]> } }).wbn.diagnose()) as Finding[],
    );
  return { page, warnings, diagnosed };
}

/** Each kind of name that a page can misspell, in the command that carries it. */
const misspelt = [
  ['a setting', 'lnks: {}', 'configure: it has no "lnks". Write "links"?'],
  ['a link', "links: { busines: '/x' }", 'configure: links has no "busines". Write "business"?'],
  ['a name of the theme', "theme: { acent: 'red' }", 'configure: the theme has no "acent". Write "accent"?'],
  ['a widget', "texts: { 'wbn-serch-box': {} }", 'configure: texts has no "wbn-serch-box". Write "wbn-search-box"?'],
  [
    'a text',
    "texts: { 'wbn-search-box': { serch: 'x' } }",
    `configure: texts['wbn-search-box'] has no "serch". Write "search"?`,
  ],
] as const;
const languages = [
  [
    'a widget, with a language alone,',
    "'addLocale', 'he', { 'wbn-serch-box': {} }",
    'addLocale: he has no "wbn-serch-box". Write "wbn-search-box"?',
  ],
  [
    'a text, with a language alone,',
    "'addLocale', 'he', { 'wbn-search-box': { serch: 'x' } }",
    `addLocale: he['wbn-search-box'] has no "serch". Write "search"?`,
  ],
] as const;
const commands = [
  ...misspelt.map(([what, settings, sentence]) => [what, `'configure', { ${settings} }`, sentence] as const),
  ...misspelt.map(
    ([what, settings, sentence]) =>
      [
        `${what}, with a key and a language,`,
        `'configure', { key: 'pk_demo', locale: 'en', ${settings} }`,
        sentence,
      ] as const,
  ),
  ...languages,
];

it.each(commands)(
  'a misspelt name of %s is reported once on the console, and by diagnose()',
  async (_, command, sentence) => {
    const { page, warnings, diagnosed } = await opened(`${pushed(command)}${box}`);
    await expect.poll(() => warnings).toContain(sentence);
    await page.evaluate(() =>
      (window as unknown as { wbn: { configure(c: object): void } }).wbn.configure({ locale: 'es' }),
    );
    await page.locator('#box [lang=es]').waitFor();
    expect((await diagnosed()).map(({ text }) => text)).toContain(sentence);
    expect(warnings.filter((text) => text === sentence)).toHaveLength(1);
  },
);

it('a language of the settings that no widget has is reported on the console, and by diagnose()', async () => {
  const { warnings, diagnosed } = await opened(`${configured("{ locale: 'xx' }")}${box}`);
  const sentence = expect.stringContaining('no widget speaks the locale "xx"');
  await expect.poll(() => warnings).toContainEqual(sentence);
  expect((await diagnosed()).map(({ text }) => text)).toContainEqual(sentence);
});

it('diagnose() names a form that was written into a form of the page', async () => {
  const { diagnosed } = await opened(
    `<form id="page"><wbn-search-box id="box"><form action="/found"><input name="search"><button>Search</button></form></wbn-search-box><input name="order"></form>`,
  );
  expect((await diagnosed()).map(({ text }) => text).join()).toContain('Put a link into the element instead');
});

it('diagnose() has nothing to say of a link in a page that is one form', async () => {
  const { diagnosed } = await opened(`<form id="page">${box}<input name="order"></form>`);
  expect((await diagnosed()).filter(({ level }) => level === 'error')).toEqual([]);
});

it('draws what was refused without a key as soon as a later script tag brings one', async () => {
  const { results } = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', { size: 1 });
  const { businessID } = results[0]!.businessProfile;
  const widgets = [
    `<wbn-business-card id="w" business-id="${businessID}" load="eager"><a href="/us">Us</a></wbn-business-card>`,
    `<wbn-comments resource-type="business" resource-id="${businessID}" load="eager"><a href="/us">Us</a></wbn-comments>`,
  ];
  const { page } = await openPartnerPage({
    head: `<script>window.refused = []; document.addEventListener('wbn-error', ({ detail }) => refused.push(detail.code))</script>`,
    body: '',
    key: '',
  });
  // The widgets' own repeated tries must not draw them.
  await page.clock.install();
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, widgets.join(''));
  const refused = () => page.evaluate(() => Reflect.get(window, 'refused'));
  await expect.poll(refused).toEqual(widgets.map(() => 'OriginRefused'));
  const ready = page.evaluate(
    (count) =>
      new Promise<void>((resume) => {
        const drawn = new Set<EventTarget | null>();
        document.addEventListener('wbn-ready', ({ target }) => drawn.add(target).size === count && resume());
      }),
    widgets.length,
  );
  await page.evaluate(
    (html) => {
      document.head.append(document.createRange().createContextualFragment(html));
    },
    scriptTag().replace('wbn.js', 'wbn.js?'),
  );
  await ready;
  expect(await page.locator('a[href="/us"]:visible').count()).toBe(0);
});

it('takes the key of a later script tag where the first has none', async () => {
  const { diagnosed } = await opened(`${scriptTag().replace('wbn.js', 'wbn.js?')}${box}`, '');
  const findings = await diagnosed();
  expect(findings.filter(({ about }) => about === 'key' || about === 'origin')).toEqual([]);
  expect(findings).toContainEqual(expect.objectContaining({ level: 'ok', about: 'api' }));
});

it.each([
  ['configure with nothing', 'wbn.configure()', 'configure takes an object of settings, as in'],
  ['configure with a text', "wbn.configure('pk_live_1')", 'configure takes an object of settings, as in'],
  ['addLocale without texts', "wbn.addLocale('pt')", 'addLocale takes a language tag and texts by tag, as in'],
])('reports %s as one sentence with the right form, and goes on drawing', async (_, call, sentence) => {
  const { page, troubles } = await openPartnerPage({ body: box });
  await drawn(page, '#box', 'input');
  const reported = page.waitForEvent('pageerror');
  await page.evaluate(`void ${call}`);
  expect((await reported).message).toContain(sentence);
  await page.evaluate("wbn.configure({ locale: 'ar' })");
  await page.locator('#box [part=root][lang=ar]').waitFor();
  expect(troubles.filter((text) => !text.includes(sentence))).toEqual([]);
});

it('names a command of the queue that it does not know, and those that it knows', async () => {
  const { page } = await opened(box);
  const warned = page.waitForEvent('console', (message) => message.text().includes('wbn.push: no conifgure in'));
  await page.evaluate("wbn.push(['conifgure', {}])");
  expect((await warned).text()).toMatch(/\bconfigure\b/);
});
