import { fill } from '@wbn/contract';
import type { BusinessCard, OwnProduct } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { xlsxBytes } from '../../host-site/src/csv/xlsx-bytes.ts';
import * as boostsAr from '../../host-site/src/pages/boosts/texts/ar.ts';
import * as boostsEn from '../../host-site/src/pages/boosts/texts/en.ts';
import * as productsAr from '../../host-site/src/pages/products/texts/ar.ts';
import * as productsEn from '../../host-site/src/pages/products/texts/en.ts';
import { addresses } from '../support/addresses.ts';
import { asPerson, newPerson } from '../support/api.ts';
import { openPage, takenOver } from '../support/pages.ts';
import { inLanguage } from '../support/portal-pages.ts';
import { newEmail } from '../support/sessions.ts';
import { type Acting, byKeyboard, byPointer } from './acting.ts';
import { fillRegistration } from './steps.ts';

const password = 'a long enough password';
const center = (page: Page, part: string) => page.locator(`wbn-message-center [part=${part}]`);
const checkout = (page: Page, part: string) => page.locator(`wbn-membership-checkout [part=${part}]`);

/** Chooses from a list of a form: the option of that name, or the first one. */
async function choose(page: Page, { fill, open }: Acting, id: string, name?: string): Promise<void> {
  const control = page.locator(`#${id}`);
  if (name) await fill(control, name);
  else await open(control);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

async function pay(page: Page, { fill, press }: Acting, number: string): Promise<void> {
  const card = page.frameLocator('wbn-membership-checkout > iframe');
  for (const [field, value] of [
    ['#number', number],
    ['#expiry', '12 / 39'],
    ['#cvc', '123'],
    ['#name', 'Salma Owner'],
  ] as const)
    await fill(card.locator(field), value);
  await press(checkout(page, 'pay'));
}

it.each([
  ['a desktop', 1440, 'en', byPointer],
  ['a phone', 390, 'en', byPointer],
  ['a phone, in Arabic', 390, 'ar', byPointer],
  ['a desktop, in Arabic', 1440, 'ar', byPointer],
  ['a desktop, by keyboard alone', 1440, 'en', byKeyboard],
] as const)(
  'a supplier on %s registers, brings in faulty lists, pays after a refused card, boosts, is found and asked, and answers',
  async (_, width, language, actingOn) => {
    const { accounts, portal } = addresses();
    const [boosts, products] = language === 'ar' ? [boostsAr.ar, productsAr.ar] : [boostsEn.en, productsEn.en];
    const { list } = products;
    const company = `Sirocco Ladles ${crypto.randomUUID().slice(0, 8)}`;
    const email = newEmail();
    const page = await openPage({ width, height: 844, locale: language === 'ar' ? 'ar-SA' : 'en-GB' });
    const acting = actingOn(page);
    const { press } = acting;
    const fits = async () => {
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    const visit = async (path: string) => {
      await page.goto(inLanguage(portal + path, language));
      await takenOver(page);
      await fits();
    };

    // Register from the home page, then create the business.
    await page.goto(portal);
    await takenOver(page);
    await press(page.locator('.hero a.button-large'));
    await page.waitForURL((url) => url.href.startsWith(`${accounts}/register`));
    await fillRegistration(page, { firstName: 'Salma', lastName: 'Owner', email, password }, acting);
    await page.waitForURL((url) => url.href.startsWith(`${portal}/`) && !url.href.includes('SetID'));
    await visit('/my-business');
    await press(page.locator('main a[href*="/business/create"]').first());
    await acting.fill(page.locator('#companyName'), company);
    await choose(page, acting, 'industry');
    await choose(page, acting, 'categories');
    await choose(page, acting, 'businessType');
    await choose(page, acting, 'country', new Intl.DisplayNames([language], { type: 'region' }).of('SM'));
    await acting.fill(page.locator('#shortDescription'), 'Ladles for foundries.');
    await fits();
    await press(page.locator('main form [type=submit]'));
    await page.waitForURL((url) => url.pathname === '/my-business');
    const ask = await asPerson(email, password);
    const [business] = await ask<BusinessCard[]>('business/profile/my-list');
    const at = `/business/${business!.businessID}`;

    // A faulty CSV: the preview names each bad line, and stores nothing.
    await visit(`${at}/products`);
    await press(
      page
        .getByRole('button', { name: list.template })
        .or(page.getByRole('button', { name: products.import }))
        .first(),
    );
    const ladle = `Foundry ladle ${crypto.randomUUID().slice(0, 8)}`;
    const csv = `code,name,stock\nL-1,${ladle},4\nL-2,,1\nL-3,Tongs,many\n`;
    const field = page.locator('#import-file');
    await acting.give(field, { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    const counts = (created: number, refused: number) => ({ created, updated: 0, unchanged: 0, refused });
    await page.getByText(fill(list.checked, counts(1, 2))).waitFor();
    for (const reason of [fill(list.reasons.name, { max: 200 }), list.reasons.stock])
      await page
        .locator('.products-report', { hasText: reason.slice(0, 20) })
        .first()
        .waitFor();
    await fits();
    expect((await ask<{ total: number }>(`product/mine?bid=${business!.businessID}`)).total).toBe(0);

    // A workbook without a column of codes, then one with a bad line: the good lines go in.
    const workbook = (rows: readonly (readonly (string | number)[])[]) => ({
      name: 'list.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(xlsxBytes(rows)),
    });
    await press(page.getByRole('button', { name: list.another }));
    await acting.give(field, workbook([['name'], [ladle]]));
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(fill(list.missing, { columns: 'code' }));
    await acting.give(
      field,
      workbook([
        ['code', 'name', 'stock'],
        ['L-1', ladle, 4],
        ['L-2', 'Crucible', -1],
        ['L-3', 'Tongs', 9],
      ]),
    );
    await page.getByText(fill(list.checked, counts(2, 1))).waitFor();
    await press(page.locator('.products-import .products-acts .button-primary'));
    await page.getByText(fill(list.done, counts(2, 1))).waitFor();
    await fits();

    // The first card is refused, the second one pays.
    await visit(`${at}/membership`);
    await press(checkout(page, 'option').first().locator('input'));
    await pay(page, acting, '4000 0000 0000 0002');
    await checkout(page, 'notice').waitFor();
    expect(await checkout(page, 'receipt').count()).toBe(0);
    await fits();
    await pay(page, acting, '4242 4242 4242 4242');
    await expect.poll(() => checkout(page, 'receipt').count(), { timeout: 20_000 }).toBe(1);

    // A boost of the product runs at once; a buyer finds it marked and opens it.
    await visit(`${at}/products`);
    await press(page.getByRole('link', { name: fill(products.boostNamed, { name: ladle }) }));
    await press(page.getByRole('button', { name: boosts.boost }));
    await page.locator('.boosts-table', { hasText: boosts.running }).waitFor();
    await fits();
    const buyer = await newPerson('Bea', 'Buyer');
    const buying = await openPage({ width });
    await buying.goto(`${portal}/search-result?business=PR&countries=global&search=${encodeURIComponent(ladle)}`);
    const found = buying.locator('.product-card', { hasText: ladle });
    expect(await found.locator('.badge').allInnerTexts()).toContain('Promoted');
    await found.getByRole('link').first().click();
    await buying.waitForURL((url) => url.pathname.startsWith('/business-product/'));
    const { products: own } = await ask<{ products: OwnProduct[] }>(`product/mine?bid=${business!.businessID}`);
    const { productID } = own.find(({ name }) => name === ladle)!;
    const { requestID } = await buyer.ask<{ requestID: string }>('business/request', {
      to: business!.businessID,
      subject: 'Price quotation',
      message: 'What do twenty cost?',
      productID,
    });

    // The inquiry waits in the inbox with its product; the answer reaches the buyer.
    await visit('/notifications');
    await press(page.locator(`main a[href*="${requestID}"]`).first());
    await center(page, 'messages').getByText('What do twenty cost?').waitFor();
    await expect.poll(() => center(page, 'product').innerText()).toContain(ladle);
    await acting.fill(center(page, 'input'), '40 dollars each.');
    await press(center(page, 'send'));
    await expect.poll(() => center(page, 'message').count()).toBe(2);
    await fits();
    const said = await buyer.ask<{ content: string }[]>(`business/request/${requestID}/get-messages`);
    expect(said.map(({ content }) => content)).toEqual(['What do twenty cost?', '40 dollars each.']);

    // The boost reports that it was shown and opened.
    await expect
      .poll(
        async () => {
          await visit(`${at}/boosts`);
          const figures = await page
            .locator('.boosts-table tbody tr', { hasText: ladle })
            .locator('td b')
            .allInnerTexts();
          return figures.map((figure) => figure.replace(/\D/g, '') !== '' && Number(figure) > 0);
        },
        { timeout: 60_000 },
      )
      .toEqual([true, true]);
  },
  300_000,
);
