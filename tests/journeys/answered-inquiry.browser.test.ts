import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { answerJson } from '../support/answers.ts';
import { newBusiness, newPerson } from '../support/api.ts';
import { mailedText } from '../support/mails.ts';
import { openPage, takenOver } from '../support/pages.ts';
import { newEmail } from '../support/sessions.ts';
import { type Acting, byKeyboard, byPointer } from './acting.ts';
import { fillRegistration } from './steps.ts';

const form = (page: Page, part: string) => page.locator(`wbn-inquiry-form [part=${part}]`);
const center = (page: Page, part: string) => page.locator(`wbn-message-center [part=${part}]`);

interface People {
  readonly who: string;
  readonly width: number;
  /** The language of both browsers: the first page opens in it, and every later page keeps it. */
  readonly language: 'en' | 'ar';
  readonly acting: (page: Page) => Acting;
}

const people: readonly People[] = [
  { who: 'on a desktop', width: 1440, language: 'en', acting: byPointer },
  { who: 'on a phone', width: 390, language: 'en', acting: byPointer },
  { who: 'on a phone, in Arabic', width: 390, language: 'ar', acting: byPointer },
  { who: 'on a desktop, in Arabic', width: 1440, language: 'ar', acting: byPointer },
  { who: 'on a desktop, by keyboard alone', width: 1440, language: 'en', acting: byKeyboard },
];

it.each(people)(
  'a new buyer $who finds a product and asks, is sent once the address is confirmed, and reads the answer that the supplier writes from the mail',
  async ({ acting, language, width }) => {
    const { accounts, portal } = addresses();
    const seller = await newPerson('Salma', 'Seller');
    const businessID = await newBusiness(seller, `Sirocco Ladles ${crypto.randomUUID().slice(0, 8)}`);
    const ladle = `Foundry ladle ${crypto.randomUUID().slice(0, 8)}`;
    await seller.ask('product', { businessID, name: ladle, externalID: 'L-40' });
    const open = () => openPage({ width, height: 844, locale: language === 'ar' ? 'ar-SA' : 'en-GB' });
    const isInTheirLanguage = async (page: Page) => {
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };

    // From the results to the product, and through registration to the form.
    const page = await open();
    const { choose, fill, press } = acting(page);
    // Accounts of earlier releases may have an unconfirmed address.
    let confirmed = false;
    const email = newEmail();
    await page.route('**/user/email-confirmation*', (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fallback()
        : answerJson(route, { email, confirmed, required: true }),
    );
    await page.goto(`${portal}/search-result?business=PR&countries=global&search=${encodeURIComponent(ladle)}`);
    await takenOver(page);
    await isInTheirLanguage(page);
    await press(page.locator('.product-card', { hasText: ladle }).locator('h2 a'));
    await page.waitForURL((url) => url.pathname.startsWith('/business-product/'));
    await isInTheirLanguage(page);
    await press(page.locator('wbn-product-page wbn-business-card [part=request]'));
    await page.waitForURL((url) => url.href.startsWith(`${accounts}/login`));
    await isInTheirLanguage(page);
    await press(page.locator('a[href^="/register"]'));
    await page.waitForURL((url) => url.href.startsWith(`${accounts}/register`));
    await fillRegistration(
      page,
      { firstName: 'Bea', lastName: 'Buyer', email, password: seller.password },
      { fill, press },
    );

    // The product is above the form, and the unconfirmed address is shown before any input.
    await expect.poll(() => form(page, 'product').innerText(), { timeout: 20_000 }).toContain(ladle);
    expect(await form(page, 'product').innerText()).toContain('L-40');
    await expect.poll(() => form(page, 'unconfirmed').innerText()).toContain(email);
    await isInTheirLanguage(page);
    await press(form(page, 'send-again'));
    await choose(form(page, 'subject'), 'Samples');
    await fill(form(page, 'message'), 'Two of each, please.');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/business/request')
        sent.push(request.url());
    });
    await press(form(page, 'submit'));
    expect(sent).toHaveLength(0);
    confirmed = true;

    // Confirmed elsewhere: the inquiry is sent once, and its conversation shows the product.
    await expect
      .poll(() => center(page, 'messages').innerText(), { timeout: 20_000 })
      .toContain('Two of each, please.');
    expect(sent).toHaveLength(1);
    await expect.poll(() => center(page, 'product').innerText()).toContain(ladle);
    expect(await center(page, 'thread-product').first().textContent()).toContain(ladle);
    await isInTheirLanguage(page);

    // The supplier follows the link of the mail in an empty browser, logs in, and answers.
    const theirs = await open();
    const hands = acting(theirs);
    const link = new RegExp(`https?://\\S+/business/${businessID}/requests/[\\w-]+`);
    await theirs.goto(await mailedText(link, seller.email));
    await theirs.waitForURL((url) => url.href.startsWith(`${accounts}/login`));
    await isInTheirLanguage(theirs);
    await hands.fill(theirs.locator('input[name=email]'), seller.email);
    await hands.fill(theirs.locator('input[name=password]'), seller.password);
    await hands.press(theirs.locator('form button[type=submit]').first());
    await center(theirs, 'messages').getByText('Two of each, please.').waitFor();
    await expect.poll(() => center(theirs, 'product').innerText()).toContain(ladle);
    await isInTheirLanguage(theirs);
    await hands.fill(center(theirs, 'input'), 'They leave tomorrow.');
    await hands.press(center(theirs, 'send'));

    // The answer reaches the open page of the buyer.
    await center(page, 'messages').getByText('They leave tomorrow.').waitFor();
    await isInTheirLanguage(page);
  },
  240_000,
);
