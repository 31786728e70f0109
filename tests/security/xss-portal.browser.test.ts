import { readFileSync } from 'node:fs';
import path from 'node:path';
import { businessPath } from '@wbn/contract';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { asPerson } from '../support/api.ts';
import { openPage, settled, signIn } from '../support/pages.ts';

/**
 * Portal pages that draw user texts themselves: every API text is an attack, inserted on its way to the browser. Widgets are tested in
 * xss.browser.test.ts.
 */

const families = readFileSync(path.join(import.meta.dirname, 'xss-families.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
const payloads = ['', '">', "'>", '--></textarea></style></script>'].flatMap((before) =>
  families.map((family) => before + family),
);
const email = 'owner@demo.example';

/** Every user text (one that contains a space) becomes the next attack. */
function attacked(value: unknown, next: (text: string) => string): unknown {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? next(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => attacked(one, next));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, attacked(inner, next)]));
}

/** Changes all API answers from now on; returns the attack for each text. */
async function attack(page: Page): Promise<ReadonlyMap<string, string>> {
  const given = new Map<string, string>();
  // Deterministic per text: an address with a name redirects to the address of the new name.
  const next = (text: string) => {
    const attack = given.get(text) ?? (payloads[(given.size * 7) % payloads.length] as string);
    given.set(text, attack);
    return attack;
  };
  await page.route(`${addresses().api}/**`, async (route) => {
    // The event stream never ends.
    if (route.request().method() === 'OPTIONS' || new URL(route.request().url()).pathname === '/events')
      return route.fallback();
    // A page that was left sends no more requests.
    const response = await route.fetch().catch(() => null);
    const answer = (await response?.json().catch(() => null)) as { data: unknown } | null;
    if (!response || !answer) return route.abort().catch(() => undefined);
    return route.fulfill({ response, json: { ...answer, data: attacked(answer.data, next) } });
  });
  return given;
}

/** Navigates within the page, so that the browser calls the API; waits until an attack is drawn. */
async function goTo(page: Page, to: string, attacks: ReadonlyMap<string, string>): Promise<void> {
  await page.evaluate((address) => {
    Object.assign(window, { left: document.querySelector('main h1') });
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, to);
  const drawn = async () => {
    const text = await page.evaluate(() =>
      (Reflect.get(window, 'left') as Element).isConnected ? '' : (document.querySelector('main')?.textContent ?? ''),
    );
    return [...attacks.values()].some((attack) => text.includes(attack));
  };
  await expect.poll(drawn, { timeout: 30_000, message: to }).toBe(true);
}

const outcome = (page: Page) =>
  page.evaluate(() => ({
    ran: Reflect.get(window, 'ran') as string[],
    reports: Reflect.get(window, 'reports') as string[],
    strange: [...document.querySelectorAll('#root :is(script, iframe, object, embed, base, meta)')].map(
      ({ outerHTML }) => outerHTML,
    ),
  }));

it('T2 no page of the portal runs a text of the API, whoever wrote it', async () => {
  const asOwner = await asPerson(email);
  const { userID } = await asOwner<{ userID: string }>('user/profile');
  const [{ businessID, general }] =
    await asOwner<[{ businessID: string; general: { companyName: string } }]>('business/profile/my-list');
  const business = businessPath(general.companyName, businessID);
  const page = await openPage();
  await page.addInitScript(() => {
    const ran: string[] = [];
    const reports: string[] = [];
    const xss = (...all: unknown[]) => ran.push(String(all));
    Object.assign(window, { ran, reports, xss, alert: xss, confirm: xss, prompt: xss, print: xss });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      reports.push(`${effectiveDirective} ${sample}`),
    );
  });
  await signIn(page, email);
  await page.goto(`${addresses().portal}/about-us`);
  await settled(page);
  const attacks = await attack(page);
  const pages = [
    business,
    `/timeline/${businessID}`,
    `/profile/${userID}`,
    `${business}members`,
    `${business}edit`,
    '/newsfeed',
  ];
  for (const to of pages) {
    await goTo(page, to, attacks);
    expect(await outcome(page), to).toEqual({ ran: [], reports: [], strange: [] });
  }
  expect(attacks.size).toBeGreaterThan(30);
});
