import type { BusinessCard } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { ask, newPerson } from '../../../tests/support/api.ts';
import { openPartnerPage } from './partner-page.ts';

/** Permissions that a visitor gives on a partner's page, and the notices of widgets that lack one: against the real account site and API. */

/** A person of this file: the account site remembers what somebody allowed a site. */
let visitor: Awaited<ReturnType<typeof newPerson>>;
let business = '';
beforeAll(async () => {
  visitor = await newPerson();
  const found = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', { textQuery: 'steel' });
  business = found.results[0]!.businessProfile.businessID;
});

const open = async (body: string, lang = 'en') => (await openPartnerPage({ body, lang, returning: true })).page;

async function consentAfter(page: Page, click: () => Promise<unknown>): Promise<Page> {
  const [popup] = await Promise.all([page.context().waitForEvent('page'), click()]);
  await popup.waitForURL((url) => url.href.startsWith(addresses().accounts));
  const email = popup.locator('input[name=email]');
  await email.or(popup.locator('.scopes')).first().waitFor();
  if (await email.isVisible()) {
    await email.fill(visitor.email);
    await popup.locator('input[name=password]').fill(visitor.password);
    await popup.locator('form button[type=submit]').first().click();
    await popup.locator('.scopes').waitFor();
  }
  return popup;
}
const allow = (popup: Page) => popup.locator('button[value=allow]').click();
const box = (popup: Page, scope: string) => popup.locator(`input[name="scope.${scope}"]`);
/** The codes of failures that widgets report to the page. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const codes: unknown[] = [];
    Reflect.set(window, 'codes', codes);
    for (const name of ['wbn-error', 'wbn-send-failed'])
      document.addEventListener(name, (event) => codes.push((event as CustomEvent).detail.code));
  });
const codes = (page: Page) => page.evaluate(() => Reflect.get(window, 'codes'));
const diagnosed = (page: Page) =>
  page.evaluate(async () => {
    const { wbn } = window as unknown as { wbn: { diagnose(): Promise<{ about: string; text: string }[]> } };
    return (await wbn.diagnose()).filter(({ about }) => about === 'permission').map(({ text }) => text);
  });

it('the message center’s login names the permission that it needs, ticks nothing, and shows the conversations once it is allowed', async () => {
  const page = await open('<wbn-message-center id="w" load="eager"></wbn-message-center>');
  const popup = await consentAfter(page, () => page.locator('#w [part=login]').click());
  expect(await popup.locator('.wanted').textContent()).toContain('read and answer your messages with businesses');
  expect(await box(popup, 'message').isChecked()).toBe(false);
  await box(popup, 'message').check();
  await allow(popup);
  await page.locator('#w [part=filter]').waitFor();
  expect(await diagnosed(page)).toEqual([]);
});

it.each([
  ['en', 'This needs your permission', 'Give permission'],
  ['es', 'Esto necesita su permiso', 'Dar permiso'],
  ['it', 'Per questo serve il tuo permesso', 'Dai il permesso'],
  ['zh', '这需要您的许可', '授予许可'],
  ['ar', 'يحتاج هذا إلى إذنك', 'منح الإذن'],
])('a message center without its permission says so in %s, and asks again', async (lang, words, button) => {
  const page = await open('<wbn-message-center id="w" load="eager"></wbn-message-center>', lang);
  await listen(page);
  const popup = await consentAfter(page, () => page.locator('#w [part=login]').click());
  // An earlier login may have given it.
  await box(popup, 'message').uncheck();
  await allow(popup);
  const notice = page.locator('#w [part=permission]');
  expect(await notice.textContent()).toContain(words);
  expect(await page.locator('#w [part=retry]').isVisible()).toBe(false);
  expect(await codes(page)).toContain('ScopeMissing');
  expect(await diagnosed(page)).toEqual([expect.stringContaining('<wbn-message-center> lacks the permission message')]);
  const again = await consentAfter(page, () => notice.getByRole('button', { name: button }).click());
  await box(again, 'message').check();
  await allow(again);
  await page.locator('#w [part=filter]').waitFor();
  expect(await notice.count()).toBe(0);
});

it('a comment without its permission says so, keeps the text, and is sent after another login', async () => {
  const page = await open(
    `<wbn-comments id="w" load="eager" resource-type="business" resource-id="${business}"></wbn-comments>`,
  );
  await listen(page);
  const popup = await consentAfter(page, () => page.locator('#w [part=login]').click());
  expect(await popup.locator('.wanted').textContent()).toContain('write comments');
  await box(popup, 'comment').uncheck();
  await allow(popup);
  await page.locator('#w [part=input]').fill('Do you ship abroad?');
  await page.locator('#w [part=send]').click();
  const notice = page.locator('#w [part=permission]');
  expect(await notice.textContent()).toContain('write comments');
  expect(await codes(page)).toEqual(['ScopeMissing']);
  const again = await consentAfter(page, () => notice.locator('[part=permit]').click());
  await box(again, 'comment').check();
  await allow(again);
  await notice.waitFor({ state: 'detached' });
  expect(await page.locator('#w [part=input]').inputValue()).toBe('Do you ship abroad?');
  await page.locator('#w [part=send]').click();
  await page.locator('#w [part=content]', { hasText: 'Do you ship abroad?' }).first().waitFor();
});

it('an inquiry without its permission says so, keeps the text, and is sent after another login', async () => {
  const page = await open(`<wbn-inquiry-form id="w" load="eager" business-id="${business}"></wbn-inquiry-form>`);
  await listen(page);
  const popup = await consentAfter(page, () => page.locator('#w [part=login]').click());
  expect(await popup.locator('.wanted').textContent()).toContain('send inquiries to businesses');
  await box(popup, 'inquire').uncheck();
  await allow(popup);
  await page.locator('#w [part=login]').waitFor({ state: 'detached' });
  await page.locator('#w [part=subject]').selectOption('Samples');
  await page.locator('#w [part=message]').fill('Do you send samples?');
  await page.locator('#w [part=submit]').click();
  const notice = page.locator('#w [part=permission]');
  expect(await notice.textContent()).toContain('send inquiries to businesses');
  expect(await codes(page)).toEqual(['ScopeMissing']);
  const again = await consentAfter(page, () => notice.locator('[part=permit]').click());
  await box(again, 'inquire').check();
  await allow(again);
  await notice.waitFor({ state: 'detached' });
  await page.locator('#w [part=submit]').click();
  await page.locator('#w [part=conversation]').waitFor();
});
