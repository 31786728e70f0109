import type { Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { cases } from './cases.ts';
import { allReady, idOf, openAll } from './open-all.ts';

const ids = cases.map(idOf);
/** The visible colours of each widget. */
const colours = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate((names) => {
    const of = (id: string) => {
      const seen = [...document.getElementById(id)!.shadowRoot!.querySelectorAll('*')].filter((node) =>
        node.checkVisibility(),
      );
      return [
        ...new Set(
          seen.flatMap((node) => {
            const { color, backgroundColor, borderTopColor } = getComputedStyle(node);
            return [color, backgroundColor, borderTopColor];
          }),
        ),
      ];
    };
    return Object.fromEntries(names.map((id) => [id, of(id)]));
  }, ids);

it('a look that changes while the page lives changes every widget: tokens, light and dark, forced colours, language and direction', async () => {
  const { page, troubles } = await openAll({
    isGiven: true,
    head: '<meta name="color-scheme" content="light dark"><style>:root{--wbn-motion:0s}</style>',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await allReady(page);
  const light = await colours(page);
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.setProperty('--wbn-text', 'rgb(1, 2, 3)');
    style.setProperty('--wbn-accent', 'rgb(4, 5, 6)');
    style.setProperty('--wbn-surface', 'rgb(250, 249, 248)');
  });
  await expect.poll(async () => (await colours(page))[ids[0]!]).toContain('rgb(1, 2, 3)');
  const told = await colours(page);
  for (const id of ids) {
    expect(told[id], id).toContain('rgb(1, 2, 3)');
    expect(
      told[id]!.some((colour) => /rgb\(4, 5, 6\)|rgb\(250, 249, 248\)/.test(colour)),
      id,
    ).toBe(true);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await expect.poll(() => colours(page)).toEqual(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colours(page);
  for (const id of ids) expect(dark[id], id).not.toEqual(light[id]);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[load]')) element.setAttribute('theme', 'light');
  });
  await expect.poll(() => colours(page)).toEqual(light);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  const forced = await colours(page);
  const system = await page.evaluate(() => getComputedStyle(document.body).color);
  for (const id of ids) expect(forced[id], id).toContain(system);
  await page.emulateMedia({ forcedColors: 'none' });

  for (const [attributes, drawn] of [
    [{ lang: 'es' }, '[lang=es][dir=ltr]'],
    [{ lang: 'ar' }, '[lang=ar][dir=rtl]'],
    [{ lang: 'ar', dir: 'ltr' }, '[lang=ar][dir=ltr]'],
    [{ lang: 'en', dir: 'rtl' }, '[lang=en][dir=rtl]'],
    // English stands for a language that we do not have.
    [{ lang: 'fa', dir: 'rtl' }, '[lang=en][dir=ltr]'],
  ] as const) {
    await page.evaluate((all) => Object.assign(document.documentElement, { dir: '', ...all }), attributes);
    for (const id of ids) await page.locator(`#${id} [part=root]${drawn}`).first().waitFor();
  }
  expect(troubles).toEqual([]);
});

it('without a connection each widget keeps what was typed, or the page’s own content, and goes on when it is back', async () => {
  let isDown = false;
  const { page, written } = await openAll({
    isSignedIn: true,
    answer: (route) => (isDown ? route.abort('internetdisconnected') : undefined),
  });
  await allReady(page);
  const field = page.locator('#comments [part=input]').first();
  isDown = true;
  await page.context().setOffline(true);
  await field.fill('Two pallets?');
  await field.press('Enter');
  await page.locator('#comments [role=alert]').first().waitFor();
  await expect.poll(() => field.inputValue()).toBe('Two pallets?');
  await page.locator('#inquiry-form [part=subject]').selectOption('Samples');
  await page.locator('#inquiry-form [part=message]').fill('Have you got some?');
  await page.locator('#inquiry-form [part=submit]').click();
  await page.locator('#inquiry-form .toast.failure').waitFor();
  expect(await page.locator('#inquiry-form [part=message]').inputValue()).toBe('Have you got some?');
  // Another element of each kind, with loaded code but no data.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[load]')) {
      const copy = element.cloneNode(true) as HTMLElement;
      copy.id = `late-${element.id}`;
      document.body.append(copy);
    }
  });
  const loads = cases.filter(({ widget }) => 'load' in widget.meta).map(idOf);
  expect(loads.length).toBeGreaterThan(3);
  for (const id of loads) await page.locator(`#late-${id} > a`).waitFor();

  isDown = false;
  const before = written.length;
  await page.context().setOffline(false);
  for (const one of cases)
    await page
      .locator(`#late-${idOf(one)}`)
      .locator(one.ready)
      .first()
      .waitFor();
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
  await page.locator('#inquiry-form [part=submit]').click();
  await expect.poll(() => page.locator('#inquiry-form [part=message]').inputValue()).toBe('');
  const sent = written.slice(before).filter((call) => /make-comment|\/business\/request$/.test(call));
  expect(sent.toSorted()).toEqual(['POST /business/request', 'POST /social/comments/make-comment']);
});

it('a page of fifty widgets renews its session once, and fetches each list of references once', async () => {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/refresh-token|ref-data/.test(pathname) && request.method() !== 'OPTIONS') asked.push(pathname);
  };
  const { page, troubles } = await openAll({ isSignedIn: true, prepare: (bare) => bare.on('request', note) });
  await allReady(page);
  await page.evaluate(() => {
    const first = [...document.querySelectorAll('[load]')];
    for (let n = first.length; n < 50; n++) {
      const copy = first[n % first.length]!.cloneNode(true) as HTMLElement;
      copy.id = `copy-${n}`;
      document.body.append(copy);
    }
  });
  await expect.poll(() => page.locator('[load] [part=root]:visible').count(), { timeout: 20_000 }).toBeGreaterThan(49);
  for (const box of await page.locator('wbn-search-box').all()) {
    await box.locator('[part=country]').click();
    await box.locator('[data-value=SA]').waitFor();
    await page.keyboard.press('Escape');
  }
  expect(asked.toSorted()).toEqual(['/ref-data/country', '/refresh-token']);
  expect(troubles).toEqual([]);
});
