import type { Inquiry } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import * as ar from '../../host-site/src/pages/compare/texts/ar.ts';
import * as en from '../../host-site/src/pages/compare/texts/en.ts';
import { addresses } from '../support/addresses.ts';
import { asPerson } from '../support/api.ts';
import { openPage, takenOver } from '../support/pages.ts';
import { newEmail } from '../support/sessions.ts';
import { type Acting, byKeyboard, byPointer } from './acting.ts';
import { fillRegistration } from './steps.ts';

const password = 'a long enough password';
const part = (page: Page, name: string) => page.locator(`wbn-inquiry-form [part=${name}]`);
const heads = (page: Page) => page.locator('.compare-head > a:first-of-type');
const parametersOf = (page: Page) => [...new URL(page.url()).searchParams].sort();
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

interface Buyer {
  readonly who: string;
  readonly width: number;
  /** The language of the browser: the first page opens in it, and every later page keeps it. */
  readonly language: 'en' | 'ar';
  readonly words: string;
  readonly acting: (page: Page) => Acting;
}

const buyers: readonly Buyer[] = [
  { who: 'a desktop', width: 1440, language: 'en', words: 'valve', acting: byPointer },
  { who: 'a phone', width: 390, language: 'en', words: 'valve', acting: byPointer },
  { who: 'a phone whose browser asks for Arabic', width: 390, language: 'ar', words: 'ملابس', acting: byPointer },
  { who: 'a desktop, in Arabic', width: 1440, language: 'ar', words: 'ملابس', acting: byPointer },
  { who: 'a desktop, by keyboard alone', width: 1440, language: 'en', words: 'valve', acting: byKeyboard },
];

it.each(buyers)(
  'a new buyer on $who searches, compares three suppliers, and asks each of them',
  async ({ acting, language, width, words }) => {
    const { accounts, portal } = addresses();
    const texts = language === 'ar' ? ar.ar : en.en;
    const page = await openPage({ width, height: 844, locale: language === 'ar' ? 'ar-SA' : 'en-GB' });
    const { choose, fill, press } = acting(page);
    const isInTheirLanguage = async () => {
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
    };

    await page.goto(portal);
    await takenOver(page);
    await isInTheirLanguage();
    const input = page.locator('.hero-search wbn-search-box input[role=combobox]');
    await fill(input, words);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/search-result');

    // Three suppliers are chosen among the results, and the bar below them leads to the comparison.
    await takenOver(page);
    await isInTheirLanguage();
    const results = parametersOf(page);
    const pressed = page.locator('.compare-link[aria-pressed="true"]');
    const toComparison = page.locator('.compare-bar a');
    for (const at of [0, 1, 2]) {
      await press(page.locator('.compare-link[aria-pressed]').nth(at));
      await expect.poll(() => pressed.count()).toBe(at + 1);
    }
    await isInTheirLanguage();
    await press(toComparison);
    await expect.poll(() => heads(page).count()).toBe(3);
    const chosen = await heads(page).allInnerTexts();
    expect(new Set(chosen).size).toBe(3);
    await isInTheirLanguage();
    const comparison = page.url();

    // "Continue the search" leads back to the same results, which remember them.
    await press(page.getByRole('link', { name: texts.addMore }));
    await expect.poll(() => parametersOf(page)).toEqual(results);
    await expect.poll(() => pressed.count()).toBe(3);
    await press(toComparison);
    await expect.poll(() => page.url()).toBe(comparison);
    await expect.poll(() => heads(page).allInnerTexts()).toEqual(chosen);

    // The first inquiry leads through registration and back to the form.
    const email = newEmail();
    await press(page.locator('.compare-acts .button').first());
    await page.waitForURL((url) => url.href.startsWith(`${accounts}/login`));
    await isInTheirLanguage();
    await press(page.locator('a[href^="/register"]'));
    await page.waitForURL((url) => url.href.startsWith(`${accounts}/register`));
    await fillRegistration(page, { firstName: 'Bea', lastName: 'Buyer', email, password }, { fill, press });

    for (const [at, name] of chosen.entries()) {
      if (at > 0) {
        await page.goto(comparison);
        await takenOver(page);
        await press(page.locator('.compare-acts .button').nth(at));
      }
      await expect.poll(() => part(page, 'to').innerText(), { timeout: 20_000 }).toBe(name);
      await isInTheirLanguage();
      await choose(part(page, 'subject'), 'Price quotation');
      await fill(part(page, 'message'), `What do 200 cost? ${at}`);
      await press(part(page, 'submit'));
      await page.waitForURL((url) => /^\/business\/me\/requests\/./.test(url.pathname), { timeout: 20_000 });
      await page.locator('wbn-message-center [part=messages]', { hasText: `What do 200 cost? ${at}` }).waitFor();
      await isInTheirLanguage();
    }
    const ask = await asPerson(email, password);
    const { userID } = await ask<{ userID: string }>('user/profile');
    const sent = await ask<Inquiry[]>(`business/request?ubid=${userID}`);
    expect(sent.map(({ subject }) => subject)).toEqual(Array(3).fill('Price quotation'));
  },
  240_000,
);
