import type { BusinessCard } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { ask } from '../../tests/support/api.ts';
import { openPage } from '../../tests/support/pages.ts';
import { notedApi, otherEdition } from './other-edition.ts';
import { hrefs, texts, visit } from './support.ts';

it.each([
  ['mx', 'es'],
  ['cl', 'es'],
  ['pe', 'es'],
  ['sa', 'en'],
])('R-086 the %s edition shows the video in %s', async (code, language) => {
  const page = await openPage({ width: 1440 });
  await page.goto(await otherEdition(code));
  const video = page.locator('.hero video');
  expect(await video.isVisible()).toBe(true);
  expect(await video.getAttribute('src')).toBe(`/media/hero-${language}.webm`);
});

it('R-052 the Chilean edition speaks of Chile, in its texts and in what it says of its pages', async () => {
  const page = await openPage();
  const [chilean, saudi] = [await otherEdition('cl'), await otherEdition('sa')];
  /** The lists of all editions name each country in each edition: they do not count. */
  const said = async (address: string) => {
    await page.goto(address);
    const main = await page.locator('main').evaluate((node) => {
      const copy = node.cloneNode(true) as HTMLElement;
      for (const list of copy.querySelectorAll('.territorial-grid, wbn-business-card, wbn-search-box')) list.remove();
      return copy.textContent ?? '';
    });
    const description = await page.locator('meta[name=description]').getAttribute('content');
    return { main, head: `${await page.title()} ${description}` };
  };
  for (const path of ['/', '/why-wbn', '/b2b-tips/industrial-marketing-tip-2', '/membership-gold']) {
    const ours = await said(`${chilean}${path}?lang=en`);
    if (path === '/' || path === '/why-wbn') expect(ours.main, path).toMatch(/Chile(an)?\b/);
    expect(ours.head, path).toMatch(/Chile(an)?\b/);
    expect(ours.main + ours.head, path).not.toMatch(/Saudi (Arabia )?(compan|export)/);
    const theirs = await said(`${saudi}${path}?lang=en`);
    expect(theirs.main + theirs.head, path).not.toMatch(/Chile/);
    expect(theirs.head, path).toMatch(/Saudi/);
  }
});

it('a Mexican site is installed, and shared, as one: by its name, language and colour', async () => {
  const origin = await otherEdition('mx');
  const manifest = (await (await fetch(`${origin}/site.webmanifest`)).json()) as object;
  expect(manifest).toMatchObject({ name: 'WBN México', lang: 'es', dir: 'ltr', theme_color: '#0d6714' });
  const html = await (await fetch(`${origin}/`)).text();
  expect(html).toContain('<html lang="es" dir="ltr">');
  expect(html).toContain('property="og:site_name" content="WBN México"');
});

it('R-310 an edition links to the 25 others, and not to itself', async () => {
  const page = await openPage();
  await page.goto(`${await otherEdition('mx')}/our-network`);
  const links = await hrefs(page, 'main .territorial-grid a');
  expect(links).toHaveLength(25);
  expect(links.join()).not.toContain('mx.wbn.example');
  expect(links.join()).toContain('sa.wbn.example');
});

it('R-029 the industry tree is asked for once, with the sidebar', async () => {
  const api = await notedApi();
  const origin = await otherEdition('sa', { apiInternal: api.origin });
  const page = await openPage();
  const byBrowser: string[] = [];
  page.on('request', (request) => byBrowser.push(request.url()));
  await page.goto(`${origin}/`);
  expect(await page.locator('.sidebar-item').count()).toBe(15);
  await page.waitForLoadState('networkidle');
  const isTree = (url: string) => url.endsWith('/catsys/industry/full-tree');
  expect([...api.asked, ...byBrowser].filter(isTree)).toHaveLength(1);
});

it('R-089 of five manufacturers among the latest, three are shown', async () => {
  const { results } = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', {
    textQuery: '',
    businessType: 'MA',
    size: 5,
  });
  const five = results.map(({ businessProfile }) => businessProfile);
  expect(five).toHaveLength(5);
  const page = await openPage();
  await visit(page, '/industries');
  await page.route('**/search/business/last-registered', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { success: true, data: five } }),
  );
  await page.locator('header a.topbar-logo').click();
  const group = page.locator('.latest-group').first();
  await group.waitFor();
  expect((await texts(page, '.latest-head h3'))[0]).toBe('Manufacturers');
  expect(await group.locator('wbn-business-card').count()).toBe(3);
});
