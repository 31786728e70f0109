import { expect, it } from 'vitest';
import { drawn, openPartnerPage, scriptTag } from './partner-page.ts';

/** Mistakes of a page in its settings and tags: the widgets report them. */

interface Finding {
  readonly level: string;
  readonly about: string;
  readonly text: string;
}
const box = '<wbn-search-box id="box"><a href="/">Search</a></wbn-search-box>';
const pushed = (settings: string) => `<script>(window.wbn ||= []).push(['configure', ${settings}])</script>`;

async function opened(body: string, key?: string) {
  const { page } = await openPartnerPage({ body, key });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.reload();
  await drawn(page, '#box', 'input');
  const diagnosed = () =>
    page.evaluate(
      async () =>
        (await (window as unknown as { wbn: { diagnose(): Promise<Finding[]> } }).wbn.diagnose()) as Finding[],
    );
  return { page, warnings, diagnosed };
}

it.each([
  ['a setting', '{ lnks: {} }', 'configure: it has no "lnks". Write "links"?'],
  ['a link', "{ links: { busines: '/x' } }", 'configure: links has no "busines". Write "business"?'],
  [
    'a widget',
    "{ texts: { 'wbn-serch-box': {} } }",
    'configure: texts has no "wbn-serch-box". Write "wbn-search-box"?',
  ],
  [
    'a text',
    "{ texts: { 'wbn-search-box': { serch: 'x' } } }",
    `configure: texts['wbn-search-box'] has no "serch". Write "search"?`,
  ],
])('a misspelt name of %s is reported once on the console, and by diagnose()', async (_, settings, sentence) => {
  const { page, warnings, diagnosed } = await opened(`${pushed(settings)}${box}`);
  await expect.poll(() => warnings).toContain(sentence);
  await page.evaluate(() =>
    (window as unknown as { wbn: { configure(c: object): void } }).wbn.configure({ locale: 'es' }),
  );
  await page.locator('#box [lang=es]').waitFor();
  expect((await diagnosed()).map(({ text }) => text)).toContain(sentence);
  expect(warnings.filter((text) => text === sentence)).toHaveLength(1);
});

it('diagnose() names a language of the settings that no widget has', async () => {
  const { diagnosed } = await opened(`${pushed("{ locale: 'xx' }")}${box}`);
  expect((await diagnosed()).map(({ text }) => text).join()).toContain('locale="xx" is not known');
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

it('takes the key of a later script tag where the first has none', async () => {
  const { diagnosed } = await opened(`${scriptTag().replace('wbn.js', 'wbn.js?')}${box}`, '');
  const findings = await diagnosed();
  expect(findings.filter(({ about }) => about === 'key' || about === 'origin')).toEqual([]);
  expect(findings).toContainEqual(expect.objectContaining({ level: 'ok', about: 'api' }));
});
