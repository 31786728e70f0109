import { errorText } from '@wbn/contract/error-texts';
import type { Locator, Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../../../../tests/support/addresses.ts';
import { cdn, drawn, openPartnerPage } from '../../tests/partner-page.ts';
import { asUser, fillPage, openPortalPage } from '../../tests/portal-page.ts';

const buyer = 'buyer@demo.example';
const owner = 'owner@demo.example';
const form = (id = '') => `<wbn-inquiry-form id="form" load="eager" business-id="${id}"></wbn-inquiry-form>`;
const seller = async () => (await asUser(owner)).businesses[0]!;

/** The form for a logged-in buyer, and every inquiry that it sends. */
async function openForm(id: string, email = buyer, options: { lang?: string; width?: number } = {}) {
  const page = await openPortalPage({ body: form(id), email, ...options });
  await drawn(page, '#form', 'submit');
  const sent: Request[] = [];
  // Chromium shows the body of a fetch(Request) only to an interceptor.
  await page.route('**/business/request*', (route) => route.fallback());
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/business/request') sent.push(request);
  });
  return { page, sent };
}
const part = (page: Page, name: string) => page.locator(`#form [part=${name}]`);
const choose = async (page: Page, name: 'from' | 'subject', value: string) => {
  await part(page, name).selectOption(value);
};
const message = (page: Page) => page.locator('#form textarea');
const toast = (page: Page) => page.locator('#form .toast');
const rowsOf = (page: Page, name: 'from' | 'subject') =>
  part(page, name).locator('option:not([hidden])').allInnerTexts();

it('R-243 has To fixed, Send as, Subject and Message, and says Upload Inquiry', async () => {
  const { businessID, general } = await seller();
  const { page } = await openForm(businessID);
  await expect.poll(() => part(page, 'to').innerText()).toBe(general.companyName);
  expect(await page.locator('#form label > span').allInnerTexts()).toEqual(['To', 'Send as', 'Subject', 'Message']);
  expect(await part(page, 'submit').innerText()).toBe('Upload Inquiry');
  expect(await rowsOf(page, 'subject')).toEqual([
    'Product information',
    'Price quotation',
    'Samples',
    'Distribution',
    'Other',
  ]);
});

it('shows the whole name of the recipient, on a phone and from right to left too', async () => {
  const { businessID } = await seller();
  for (const lang of ['en', 'ar']) {
    const { page } = await openForm(businessID, buyer, { lang, width: 320 });
    expect(await part(page, 'to').evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
  }
});

it('an empty field begins on the right in Arabic, and with Latin words in it on the left', async () => {
  const { businessID } = await seller();
  const { page } = await openForm(businessID, buyer, { lang: 'ar' });
  await choose(page, 'subject', 'Other');
  const direction = () => part(page, 'other').evaluate((field) => getComputedStyle(field).direction);
  expect(await direction()).toBe('rtl');
  await part(page, 'other').fill('Valves');
  expect(await direction()).toBe('ltr');
});

it('R-245 sends as the user or any of their businesses, the seventh too', async () => {
  const { businesses } = await asUser(owner);
  const { businesses: others } = await asUser(buyer);
  expect(businesses.length).toBeGreaterThanOrEqual(7);
  const { page } = await openForm(others[0]?.businessID ?? (await foreign()), owner);
  await expect.poll(() => rowsOf(page, 'from').then((rows) => rows.length)).toBe(businesses.length + 1);
  expect((await rowsOf(page, 'from')).slice(1)).toEqual(businesses.map(({ general }) => general.companyName));
});

it('offers the names of senders in their own direction', async () => {
  const { page } = await openForm(await foreign(), owner);
  await expect.poll(() => rowsOf(page, 'from').then((rows) => rows.length)).toBeGreaterThan(1);
  const directions = await part(page, 'from')
    .locator('option')
    .evaluateAll((options) =>
      ['Valve Works', 'شركة الخليج'].map((name) => {
        options.at(-1)!.textContent = name;
        return getComputedStyle(options.at(-1)!).direction;
      }),
    );
  expect(directions).toEqual(['ltr', 'rtl']);
});

/** A business in which the owner has no role. */
async function foreign(): Promise<string> {
  const { api } = addresses();
  const mine = new Set((await asUser(owner)).businesses.map(({ businessID }) => businessID));
  const answer = await fetch(`${api}/search/business`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ businessType: 'MA', size: 50 }),
  });
  const { data } = (await answer.json()) as { data: { results: { businessProfile: { businessID: string } }[] } };
  return data.results.map(({ businessProfile }) => businessProfile.businessID).find((id) => !mine.has(id))!;
}

it('R-246 R-249 Other opens a typed subject, which is what is sent', async () => {
  const { businessID } = await seller();
  const { page, sent } = await openForm(businessID);
  await page.evaluate(() =>
    document.addEventListener('wbn-inquiry-sent', (event) => {
      Reflect.set(window, 'heard', (event as CustomEvent).detail);
    }),
  );
  expect(await part(page, 'other').count()).toBe(0);
  await choose(page, 'subject', 'Other');
  await part(page, 'other').fill('Spare parts');
  await message(page).fill('Have you got some?');
  await part(page, 'submit').click();
  await toast(page).waitFor();
  expect(await toast(page).innerText()).toBe('Inquiry sent successfully');
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    { to: businessID, subject: 'Spare parts', message: 'Have you got some?' },
  ]);
  await expect.poll(() => message(page).inputValue()).toBe('');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toMatchObject({
      businessID,
      requestID: expect.any(String),
    });
});

it('says to assistive technology which fields are required and which are wrong, and covers no error on a phone', async () => {
  const { businessID } = await seller();
  const { page } = await openForm(businessID, buyer, { width: 360 });
  const subject = page.getByRole('combobox', { name: 'Subject' });
  const words = page.getByRole('textbox', { name: 'Message', exact: true });
  const state = (field: Locator) =>
    field.evaluate((control) => [control.hasAttribute('required'), control.getAttribute('aria-invalid')]);
  expect([await state(subject), await state(words)]).toEqual([
    [true, 'false'],
    [true, 'false'],
  ]);
  await part(page, 'submit').click();
  await toast(page).waitFor();
  const wrong = page.getByRole('textbox', { name: 'Message Write your message', exact: true });
  expect([await state(subject), await state(wrong)]).toEqual([
    [true, 'true'],
    [true, 'true'],
  ]);
  const notice = (await toast(page).boundingBox())!;
  const errors = await page.locator('#form .error').all();
  expect(errors).toHaveLength(2);
  for (const error of errors) {
    const { y, height } = (await error.boundingBox())!;
    expect(y + height <= notice.y || y >= notice.y + notice.height).toBe(true);
  }
});

it('R-247 without a receiver, sender, subject or message says so and sends nothing', async () => {
  const { businessID } = await seller();
  const { page, sent } = await openForm(businessID);
  const refuses = async (...because: string[]) => {
    await part(page, 'submit').click();
    await expect.poll(() => page.locator('#form .error').allInnerTexts()).toEqual(because);
    await expect.poll(() => toast(page).innerText()).toBe('You have to fill all the form fields');
  };
  await message(page).fill('x');
  await refuses('Enter a subject');
  await choose(page, 'subject', 'Samples');
  await message(page).fill('  ');
  await refuses('Write your message');
  await message(page).fill('x');
  await page.evaluate((id) => {
    const draft = { from: 'a-business-of-old', option: 'Samples', subject: '', message: 'x' };
    sessionStorage.setItem(`wbn:inquiry:${id}`, JSON.stringify(draft));
  }, businessID);
  await page.goto('about:blank');
  await fillPage(page, form(businessID));
  await drawn(page, '#form', 'submit');
  await refuses('Choose as whom you write');
  await page.locator('#form').evaluate((element) => element.setAttribute('business-id', ''));
  await expect.poll(() => part(page, 'to').innerText()).toBe('');
  await choose(page, 'subject', 'Samples');
  await message(page).fill('x');
  await refuses('There is no business to send this to');
  expect(sent).toHaveLength(0);
});

it('R-250 says of any other failure that something was wrong, loses nothing, and tries again with the same key', async () => {
  const { businessID } = await seller();
  const { page, sent } = await openForm(businessID);
  const { api } = addresses();
  await page.route(`${api}/business/request`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': '*' },
          json: { success: false, code: 500, name: 'InternalError', message: 'x' },
        })
      : route.continue(),
  );
  await choose(page, 'subject', 'Samples');
  await message(page).fill('Two of each');
  await part(page, 'submit').click();
  await toast(page).waitFor();
  expect(await toast(page).innerText()).toBe('Something was wrong, try again please');
  expect(await message(page).inputValue()).toBe('Two of each');
  await expect.poll(() => part(page, 'submit').isEnabled()).toBe(true);
  await part(page, 'submit').click();
  await expect.poll(() => sent.length).toBe(2);
  const keys = await Promise.all(sent.map((request) => request.headerValue('idempotency-key')));
  expect(keys[0]).toBe(keys[1]);
});

it('says in the reader’s language what another try does not help with: that the business is gone', async () => {
  const { businessID } = await seller();
  const { page, sent } = await openForm(businessID, buyer, { lang: 'es' });
  await page.route(/\/business\/request\?/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 410,
          headers: { 'access-control-allow-origin': '*' },
          json: { success: false, code: 410, name: 'Gone', message: errorText('Gone', 'es') },
        })
      : route.continue(),
  );
  await choose(page, 'subject', 'Samples');
  await message(page).fill('Dos de cada uno');
  await part(page, 'submit').click();
  await expect.poll(() => toast(page).innerText()).toBe(errorText('Gone', 'es'));
  expect(new URL(sent[0]!.url()).searchParams.get('locale')).toBe('es');
});

it('R-251 links members of the business to its requests', async () => {
  const { businessID } = await seller();
  const page = await openPortalPage({ body: form(businessID), email: owner });
  await drawn(page, '#form', 'requests');
  expect(await part(page, 'requests').innerText()).toBe('Requests');
  expect(await part(page, 'requests').getAttribute('href')).toBe(
    `${addresses().portal}/business/${businessID}/requests`,
  );
  expect(await part(page, 'submit').count()).toBe(0);
});

it('asks a partner’s visitor for a login only when they send, and lets the page stop that', async () => {
  const { businessID } = await seller();
  const { page, troubles } = await openPartnerPage({
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${cdn()} 'nonce-n'; connect-src *; img-src *; require-trusted-types-for 'script'`,
    },
    tag: 'nonce="n"',
    body: `<script nonce="n">window.asked = []; document.addEventListener('wbn-login-required', (event) => {
      asked.push(event.detail.businessID); event.preventDefault() })</script>${form(businessID)}`,
  });
  await drawn(page, '#form', 'login');
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([]);
  await choose(page, 'subject', 'Samples');
  await message(page).fill('Two of each');
  await part(page, 'submit').click();
  await part(page, 'login').click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([businessID, businessID]);
  expect(await message(page).inputValue()).toBe('Two of each');
  // Nothing but the draft, which survives a reload.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([`wbn:inquiry:${businessID}`]);
  expect(troubles).toEqual([]);
});

it('keeps a draft over a reload on the portal', async () => {
  const { businessID } = await seller();
  const { page } = await openForm(businessID);
  await choose(page, 'subject', 'Distribution');
  await message(page).fill('For the north');
  await page.goto('about:blank');
  await fillPage(page, form(businessID));
  await drawn(page, '#form', 'submit');
  await expect.poll(() => message(page).inputValue()).toBe('For the north');
  await expect.poll(() => part(page, 'subject').inputValue()).toBe('Distribution');
});

it.each(['en', 'ar'])('fits 320 px in %s, and is used by keyboard', async (lang) => {
  const { businessID } = await seller();
  const { page, sent } = await openForm(businessID, buyer, { lang, width: 320 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await part(page, 'subject').focus();
  for (const key of ['ArrowDown', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await toast(page).waitFor();
  expect(sent.map((request) => request.postDataJSON().subject)).toEqual(['Product information']);
});
