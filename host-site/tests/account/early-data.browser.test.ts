import type { Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { openPage, settled, signIn } from '../../../tests/support/pages.ts';
import { portal } from '../support.ts';

const pages = [
  ['/newsfeed', 'newsfeed/load', '.post'],
  ['/my-home', 'user/home', '.member-home h1'],
  ['/business/me/requests', 'business/request?ubid=me', 'wbn-message-center [part=switcher]'],
] as const;

const isCall = (request: Request, path: string) =>
  request.method() === 'GET' && request.url().startsWith(`${addresses().api}/${path}`);

/** Withholds the page's own script until the returned function is called. */
async function holdPage(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

it.each(pages)('%s requests %s from its head, before its script is there, and once', async (path, call, shown) => {
  const page = await openPage();
  await signIn(page, 'owner@demo.example');
  const asked: string[] = [];
  page.on('request', (request) => isCall(request, call) && asked.push(request.url()));
  const release = await holdPage(page);
  const early = page.waitForRequest((request) => isCall(request, call));
  await page.goto(portal(path), { waitUntil: 'commit' });
  await early;
  expect(await page.locator(shown).count()).toBe(0);
  release();
  await page.locator(shown).first().waitFor();
  expect(asked).toHaveLength(1);
});

it('the message center and the page around it share one question for the businesses of their person', async () => {
  const page = await openPage();
  await signIn(page, 'owner@demo.example');
  const asked: string[] = [];
  page.on('request', (request) => isCall(request, 'business/profile/my-list') && asked.push(request.url()));
  await page.goto(portal('/business/me/requests'));
  await page.locator('wbn-message-center [part=switcher]').waitFor();
  expect(asked).toHaveLength(1);
});

/** Notes in the page when an element outside widgets is drawn: this process hears of it later, when more has been requested. */
const noteDrawing = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      Object.assign(window, { drawnAt: performance.now() });
    }).observe(document, { childList: true, subtree: true });
  }, selector);

it.each(pages)('%s can be used after at most 18 files of script and style', async (path, _, shown) => {
  const page = await openPage();
  await signIn(page, 'owner@demo.example');
  await noteDrawing(page, shown);
  await page.goto(portal(path), { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor();
  const heardAt = await page.evaluate(() => performance.now());
  await settled(page);
  const files = await page.evaluate((heard) => {
    const { drawnAt = heard } = window as unknown as { drawnAt?: number };
    const entries = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < drawnAt);
    return entries.map(({ name }) => name).filter((name) => /\/assets\/[^/]+\.(js|css)$/.test(name));
  }, heardAt);
  expect(files.length).toBeGreaterThan(5);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(18);
});

it.each(pages)('%s asks for the session first, then the files that draw, and the font last', async (path, _, shown) => {
  const page = await openPage();
  await signIn(page, 'owner@demo.example');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(portal(path), { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor();
  const [early = ''] = (await page.locator('script[data-early]').getAttribute('data-early'))?.split(' ') ?? [];
  const drawing = asked.findIndex((file) => file.includes('/entry-client-'));
  const font = asked.findIndex((file) => file.endsWith('.woff2'));
  expect(asked.indexOf(early)).toBeGreaterThan(0);
  expect(drawing).toBeGreaterThan(asked.indexOf(early));
  expect(font).toBeGreaterThan(drawing);
});

it('the newsfeed draws the posts of a first screen before the others', async () => {
  const page = await openPage();
  await signIn(page, 'owner@demo.example');
  await page.addInitScript(() => {
    const drawn = new Set<number>();
    Object.assign(window, { drawn });
    new MutationObserver(() => drawn.add(document.querySelectorAll('.post').length)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.goto(portal('/newsfeed'));
  await page.locator('.post').nth(9).waitFor();
  const drawn = await page.evaluate(() => [...(Reflect.get(window, 'drawn') as Set<number>)]);
  expect(drawn).toEqual([0, 3, 10]);
});

it('a visitor without a session requests nothing early, and a page without personal data neither', async () => {
  const page = await openPage();
  const asked: string[] = [];
  const { accounts, api } = addresses();
  page.on('request', (request) => {
    if (request.url().startsWith(api) || request.url().startsWith(`${accounts}/refresh`)) asked.push(request.url());
  });
  await holdPage(page);
  await page.goto(portal('/newsfeed'));
  await signIn(page, 'owner@demo.example');
  await page.goto(portal('/about-us'));
  expect(asked).toEqual([]);
});
