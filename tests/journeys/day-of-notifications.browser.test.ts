import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import * as ar from '../../host-site/src/pages/connections/texts/ar.ts';
import * as en from '../../host-site/src/pages/connections/texts/en.ts';
import { newBusiness, newPerson } from '../support/api.ts';
import { openPage } from '../support/pages.ts';
import { inLanguage } from '../support/portal-pages.ts';
import { type Acting, byKeyboard, byPointer } from './acting.ts';
import { logInFrom } from './steps.ts';

interface Member {
  readonly who: string;
  readonly width: number;
  readonly language: 'en' | 'ar';
  readonly acting: (page: Page) => Acting;
}

const members: readonly Member[] = [
  { who: 'on a desktop', width: 1440, language: 'en', acting: byPointer },
  { who: 'on a phone', width: 390, language: 'en', acting: byPointer },
  { who: 'on a phone, in Arabic', width: 390, language: 'ar', acting: byPointer },
  { who: 'on a desktop, in Arabic', width: 1440, language: 'ar', acting: byPointer },
  { who: 'on a desktop, by keyboard alone', width: 1440, language: 'en', acting: byKeyboard },
];

const center = (page: Page, part: string) => page.locator(`wbn-message-center [part=${part}]`);

it.each(members)(
  'a member of four businesses $who answers an inquiry to one and a request to another from the bell, each as that business',
  async ({ acting, language, width }) => {
    const texts = language === 'ar' ? ar.ar : en.en;
    const [owner, buyer] = await Promise.all([newPerson('Samir', 'Aziz'), newPerson('Bea', 'Buyer')]);
    const [atlas, basra, cairo, dammam] = [
      await newBusiness(owner, 'Atlas Gears'),
      await newBusiness(owner, 'Basra Valves'),
      await newBusiness(owner, 'Cairo Pumps'),
      await newBusiness(owner, 'Dammam Seals'),
    ];
    const inquiry = { to: basra, subject: 'Samples', message: 'Ten ball valves' };
    const { requestID } = await buyer.ask<{ requestID: string }>('business/request', inquiry);
    await buyer.ask('social/connect', { to: cairo });
    await buyer.ask('social/follow/business', { resourceID: dammam });

    const page = await openPage({ width, height: 844, locale: language === 'ar' ? 'ar-SA' : 'en-GB' });
    const hands = acting(page);
    const { fill, press } = hands;
    await logInFrom(page, inLanguage('/industries', language), owner, hands);
    const bell = page.locator('header .bell');
    const isInOrder = async (unread: number) => {
      await expect.poll(() => bell.locator('.bell-count').allInnerTexts()).toEqual(unread ? [String(unread)] : []);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    const openNews = async (business: string) => {
      await press(bell.locator(':scope > button'));
      await press(bell.getByRole('link').filter({ hasText: business }));
    };
    await isInOrder(3);

    // The inquiry opens in the inbox of its business, and the answer is that business's.
    await openNews('Basra Valves');
    await page.waitForURL((url) => url.pathname.startsWith(`/business/${basra}/requests`));
    await center(page, 'messages').getByText('Ten ball valves').waitFor();
    await fill(center(page, 'input'), 'They cost 40 dollars.');
    await press(center(page, 'send'));
    await expect.poll(() => center(page, 'message').count()).toBe(2);
    if (width < 600) await press(center(page, 'back'));
    await isInOrder(2);

    // The request is accepted for its business alone.
    await openNews('Cairo Pumps');
    await page.waitForURL(
      ({ pathname, searchParams }) => pathname === '/connections' && searchParams.get('as') === cairo,
    );
    await press(page.getByRole('region', { name: texts.requests }).getByRole('button', { name: texts.accept }));
    await page.getByRole('region', { name: texts.connected }).getByText('Bea Buyer').waitFor();
    await isInOrder(1);

    await openNews('Dammam Seals');
    await isInOrder(0);

    // Nothing waits after a reload, and the other businesses have no connection.
    await page.goto(new URL(inLanguage(`/connections?as=${atlas}`, language), page.url()).href);
    await page.getByRole('heading', { name: texts.empty }).waitFor();
    await isInOrder(0);

    const theirs = await openPage({ width, height: 844 });
    await logInFrom(theirs, inLanguage(`/business/me/requests/${requestID}`, language), buyer);
    await center(theirs, 'messages').getByText('They cost 40 dollars.').waitFor();
    await theirs.getByText('Basra Valves').filter({ visible: true }).first().waitFor();
  },
  120_000,
);
