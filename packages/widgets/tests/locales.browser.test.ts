import { expect, it } from 'vitest';
import { cdn, drawn, openPartnerPage } from './partner-page.ts';

const box = '<wbn-search-box id="box"><a href="/x">Search suppliers</a></wbn-search-box>';
const texts = (submit: string) => `{ 'wbn-search-box': { submit: '${submit}' } }`;

it.each([
  ['he', 'rtl', 'he-IL', 'חיפוש'],
  ['pt-BR', 'ltr', 'pt-br', 'Pesquisar'],
])(
  'speaks a language that the page adds (%s), and English where its set has no text',
  async (locale, dir, lang, submit) => {
    const { page, troubles } = await openPartnerPage({
      lang,
      head: `<script>(window.wbn = window.wbn || []).push(['addLocale', '${locale}', ${texts(submit)}])</script>`,
      body: box,
    });
    await page.getByRole('button', { name: submit, exact: true }).waitFor();
    const root = page.locator('#box [part=root]');
    expect(await root.getAttribute('dir')).toBe(dir);
    expect(await root.getAttribute('lang')).toBe(locale.toLowerCase());
    expect(await page.locator('#box [part=input]').getAttribute('placeholder')).toBe('What are you looking for?');
    const findings = await page.evaluate(() => Reflect.get(window, 'wbn').diagnose());
    expect(findings.filter(({ level }: { level: string }) => level === 'error')).toEqual([]);
    expect(troubles).toEqual([]);
  },
);

it.each(['wbn', 'search-box'])('speaks it from the first picture on, by %s.js', async (entry) => {
  const { page, troubles } = await openPartnerPage({
    lang: 'he',
    version: 'none',
    head: `<script>window.seen = new Set(); (window.wbn = window.wbn || []).push(['addLocale', 'he', ${texts('חיפוש')}]);
      const look = () => {
        const button = document.querySelector('#box')?.shadowRoot?.querySelector('[part=submit]');
        if (button) seen.add(button.getAttribute('aria-label'));
        requestAnimationFrame(look);
      };
      look();</script>
      <script async type="module" src="${cdn()}/v1/${entry}.js" data-key="pk_demo"></script>`,
    body: box,
  });
  await page.getByRole('button', { name: 'חיפוש', exact: true }).waitFor();
  expect(await page.evaluate(() => [...Reflect.get(window, 'seen')])).toEqual(['חיפוש']);
  expect(troubles.filter((text) => !/none\/wbn\.js|404/.test(text))).toEqual([]);
});

it('takes the nearest of several added languages, and follows the page to another', async () => {
  const { page } = await openPartnerPage({ lang: 'pt-BR', body: box });
  await drawn(page, '#box', 'input');
  await page.evaluate(() => {
    const { addLocale } = Reflect.get(window, 'wbn');
    return Promise.all([
      addLocale('pt', { 'wbn-search-box': { submit: 'Procurar' } }),
      addLocale('pt-BR', { 'wbn-search-box': { submit: 'Pesquisar' } }),
      addLocale('es', { 'wbn-search-box': { submit: 'Hallar' } }),
    ]);
  });
  for (const [lang, submit] of [
    ['pt-BR', 'Pesquisar'],
    ['pt-PT', 'Procurar'],
    ['es', 'Hallar'],
    ['en', 'Search'],
  ]) {
    await page.evaluate((language) => {
      document.documentElement.lang = language!;
    }, lang);
    await page.getByRole('button', { name: submit!, exact: true }).waitFor();
  }
});

it('tells the page of a language tag that is malformed', async () => {
  const { page } = await openPartnerPage({ body: box });
  await drawn(page, '#box', 'input');
  const refused = page.evaluate(() => Reflect.get(window, 'wbn').addLocale('not a tag', {}));
  await expect(refused).rejects.toThrow('not a tag');
});
