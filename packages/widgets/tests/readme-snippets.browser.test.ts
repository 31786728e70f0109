import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BusinessCard } from '@wbn/contract/shapes';
import { beforeAll, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { ask } from '../../../tests/support/api.ts';
import { cdn, openPartnerPage } from './partner-page.ts';

const top = path.join(import.meta.dirname, '..', '..', '..');
const snippetsOf = (readme: string, language: string): string[] => {
  const text = readFileSync(path.join(top, readme), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code);
};
const readmes = ['README.md', 'packages/widgets/README.md'];
const pages = readmes.flatMap((readme) => snippetsOf(readme, 'html').map((html) => [readme, html] as const));

let business: BusinessCard;
beforeAll(async () => {
  const { results } = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', { size: 1 });
  business = results[0]!.businessProfile;
});

/** A snippet with the values that a reader puts in the place of the examples. */
const filled = (html: string): string =>
  html
    .replaceAll('https://cdn.example', cdn())
    .replaceAll('https://portal.example', addresses().portal)
    .replaceAll('pk_live_…', 'pk_demo')
    .replaceAll('business-id=…', `business-id=${business.businessID}`)
    .replaceAll('/business/…', `/business/acme-${business.businessID}/`);

/** The drawn part of each tag of a snippet. */
const drawn: readonly (readonly [written: RegExp, selector: string])[] = [
  [/<wbn-search-box|data-wbn="search-box"/, 'wbn-search-box [part=input]'],
  [/class="wbn-business-card"/, 'wbn-business-card [part=name]'],
];

it('the READMEs show pages to paste', () => {
  expect(pages.length).toBeGreaterThan(4);
});

it.each(pages)('%s: the HTML is drawn as it is pasted', async (_, html) => {
  const hasScript = html.includes('<script');
  // A snippet without a script follows another that has it.
  const { page, troubles } = await openPartnerPage({ body: filled(html), ...(hasScript && { version: 'none' }) });
  const wanted = drawn.filter(([written]) => written.test(html));
  for (const [, selector] of wanted) await page.locator(selector).first().waitFor();
  if (html.includes('<iframe')) {
    const frame = page.locator('iframe');
    await frame.contentFrame().locator('wbn-business-card [part=name]').waitFor();
    await expect.poll(() => frame.evaluate((one) => one.style.height)).toMatch(/^\d+px$/);
  } else expect(wanted).not.toEqual([]);
  expect(troubles.filter((text) => !/none\/wbn\.js|404/.test(text))).toEqual([]);
});

it('the theme of the README reaches what it names', async () => {
  const [, css = ''] = ['', ...snippetsOf('packages/widgets/README.md', 'css')];
  const { page } = await openPartnerPage({
    head: `<style>${css}</style>`,
    body: `<wbn-search-box></wbn-search-box><wbn-business-card business-id="${business.businessID}"></wbn-business-card>`,
  });
  const box = page.locator('wbn-search-box [part=submit]');
  expect(await box.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(138, 59, 18)');
  const name = page.locator('wbn-business-card [part=name]');
  expect(await name.evaluate((one) => getComputedStyle(one).textTransform)).toBe('uppercase');
});
