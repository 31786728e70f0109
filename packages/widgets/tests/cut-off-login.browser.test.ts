import { type Browser, chromium, type Frame, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { ask } from '../../../tests/support/api.ts';
import { chromiumArguments, findChromium } from '../../../tests/support/browsers.ts';
import { cdn, openPartnerPage, scriptTag } from './partner-page.ts';

/** Logins on pages whose storage the small window of the account site does not share. */

const buyer = { email: 'buyer@demo.example', password: 'demo-password-1' };
let browser: Browser;
let business = '';
beforeAll(async () => {
  const found = await ask<{ results: { businessProfile: { businessID: string } }[] }>('search/business', {
    textQuery: 'steel',
  });
  business = found.results[0]!.businessProfile.businessID;
  const { executablePath } = (await findChromium())!;
  // Playwright's own arguments switch the partitions of storage off.
  const args = ['--headless', '--remote-debugging-pipe', '--no-startup-window', ...chromiumArguments];
  browser = await chromium.launch({ executablePath, ignoreDefaultArgs: true, args });
});
afterAll(() => browser.close());

const form = () => `<wbn-inquiry-form id="w" load="eager" business-id="${business}"></wbn-inquiry-form>`;
const address = () => `${cdn()}/examples/partner-search/`;
const isLoggedIn = (page: Page | Frame) =>
  page.evaluate(async () => {
    const { wbn } = window as unknown as { wbn: { session(): Promise<{ loggedIn: boolean }> } };
    return (await wbn.session()).loggedIn;
  });

async function openedBy(page: Page, click: () => Promise<unknown>): Promise<Page> {
  const [popup] = await Promise.all([page.context().waitForEvent('page'), click()]);
  await popup.waitForURL((url) => url.href.startsWith(addresses().accounts));
  return popup;
}
async function logInThere(popup: Page): Promise<void> {
  const email = popup.locator('input[name=email]');
  await email.or(popup.locator('.scopes')).first().waitFor();
  if (await email.isVisible()) {
    await email.fill(buyer.email);
    await popup.locator('input[name=password]').fill(buyer.password);
    await popup.locator('form button[type=submit]').first().click();
  }
  await popup.locator('button[value=allow]').click();
}

it('where the browser refuses localStorage, a login ends on the page that began it, and its window closes', async () => {
  const { page } = await openPartnerPage({ body: form(), returning: true });
  await page.context().addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.reload();
  const popup = await openedBy(page, () => page.locator('#w [part=login]').click());
  const closed = popup.waitForEvent('close');
  await logInThere(popup);
  await closed;
  await page.locator('#w [part=login]').waitFor({ state: 'detached' });
  expect(await isLoggedIn(page)).toBe(true);
});

it('in a frame of another site, a login says in its window that it cannot get back, and logs in there at the second try', async () => {
  const context = await browser.newContext();
  const outer = `${cdn().replace('127.0.0.1', 'localhost')}/outer`;
  const html = (body: string) => ({ contentType: 'text/html; charset=utf-8', body });
  await context.route(outer, (route) => route.fulfill(html(`<iframe src="${address()}" width="600" height="700">`)));
  await context.route(address(), (route) => route.fulfill(html(`<html lang="en">${scriptTag()}${form()}`)));
  const page = await context.newPage();
  await page.goto(outer);
  const frame = page.frames()[1]!;
  const popup = await openedBy(page, () => frame.locator('#w [part=login]').click());
  await logInThere(popup);
  // A redirect ends on the server's own page, which no test can answer.
  const notice = popup.locator('[part=login-lost]');
  await notice.waitFor();
  expect(await notice.textContent()).toContain('could not reach the page on which you began');
  expect([await isLoggedIn(popup), await isLoggedIn(frame)]).toEqual([false, false]);
  const second = await openedBy(popup, () => notice.getByRole('button').click());
  const closed = second.waitForEvent('close');
  await logInThere(second);
  await closed;
  await notice.waitFor({ state: 'detached' });
  expect(await isLoggedIn(popup)).toBe(true);
  await context.close();
});

it.each([
  ['es', 'Aquí no ha iniciado sesión', 'ltr'],
  ['it', 'Qui non hai effettuato l’accesso', 'ltr'],
  ['zh', '您在此处尚未登录', 'ltr'],
  ['ar', 'لم تسجّل الدخول هنا', 'rtl'],
])('a page that did not begin the login says so in %s, and tells itself', async (lang, words, dir) => {
  const { page } = await openPartnerPage({ body: form(), lang, returning: true });
  await page.context().addInitScript(() => {
    document.addEventListener('wbn-error', (event) => {
      document.title = (event as CustomEvent).detail.code;
    });
  });
  await page.goto(`${address()}#wbn_code=somebody-elses&wbn_state=${'f'.repeat(64)}`);
  await page.reload();
  const notice = page.locator('#w [part=login-lost]');
  await notice.waitFor();
  expect(await notice.textContent()).toContain(words);
  expect([await notice.getAttribute('dir'), await page.title(), page.url()]).toEqual([dir, 'LoginLost', address()]);
});
