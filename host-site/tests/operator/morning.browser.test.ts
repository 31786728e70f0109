import { text } from 'node:stream/consumers';
import { fill as filled } from '@wbn/contract';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { type Acting, byKeyboard, byPointer } from '../../../tests/journeys/acting.ts';
import { logInFrom } from '../../../tests/journeys/steps.ts';
import { addresses } from '../../../tests/support/addresses.ts';
import { ask, newBusiness, newPerson, newPost, type TestPerson } from '../../../tests/support/api.ts';
import { violations } from '../../../tests/support/axe.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { inLanguage } from '../../../tests/support/portal-pages.ts';
import * as arabic from '../../src/pages/operator/texts/ar.ts';
import * as english from '../../src/pages/operator/texts/en.ts';

const register = {
  name: 'register.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Sends a PDF as evidence, as the owner does it. */
async function sendEvidence(owner: TestPerson, businessID: string): Promise<void> {
  const page = await openPage();
  await signIn(page, owner.email, `/business/${businessID}/verification`, owner.password);
  const form = page.getByRole('form', { name: 'Verification' });
  await form.getByLabel('What it is').fill('Commercial register');
  await form.locator('input[type=file]').setInputFiles(register);
  await form.getByText('Chosen: register.pdf').waitFor();
  await form.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(/^Submitted on/).waitFor();
  await page.close();
}

/** Buys a membership with a card of the payment sandbox, and waits until the money has arrived. */
async function buyGold({ ask: asOwner, email }: TestPerson, businessID: string): Promise<void> {
  const origin = addresses().payments;
  const answer = await fetch(`${origin}/methods`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123', name: 'Mona' }),
  });
  const { method } = (await answer.json()) as { method: string };
  await asOwner('subscription/subscribe', { paymentMethod: method, businessID, planId: 'gold-yearly', email });
  await expect
    .poll(async () => (await ask<{ subscription: string }>(`business/profile/${businessID}`)).subscription)
    .toBe('gold');
}

interface Operator {
  readonly who: string;
  readonly width: number;
  readonly language: 'en' | 'ar';
  readonly acting: (page: Page) => Acting;
  /** The first of January 2000, as it is entered. */
  readonly longAgo: string;
}

const day = '2000-01-01';
const operators: readonly Operator[] = [
  { who: 'on a desktop', width: 1280, language: 'en', acting: byPointer, longAgo: day },
  { who: 'on a phone', width: 360, language: 'en', acting: byPointer, longAgo: day },
  { who: 'on a phone, in Arabic', width: 360, language: 'ar', acting: byPointer, longAgo: day },
  { who: 'on a desktop, in Arabic', width: 1280, language: 'ar', acting: byPointer, longAgo: day },
  { who: 'on a desktop, by keyboard alone', width: 1280, language: 'en', acting: byKeyboard, longAgo: '01012000' },
];

it.each(operators)(
  'an operator’s morning $who: a request with a PDF approved, a reported post removed, a person suspended and restored, the revenue saved',
  async ({ acting, language, longAgo, width }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const texts = language === 'ar' ? arabic.ar : english.en;
    const words = texts.lists;
    const [owner, pest] = await Promise.all([newPerson('Mona', `Morning ${mark}`), newPerson('Paul', `Pest ${mark}`)]);
    const businessID = await newBusiness(owner, `Morning Works ${mark}`);
    await Promise.all([sendEvidence(owner, businessID), buyGold(owner, businessID)]);
    const postID = await newPost(pest, `Buy now ${mark}`);
    const reported = { resourceType: 'post', resourceID: postID, reason: 'spam', details: `Spam ${mark}` };
    await owner.ask('moderation/report', reported);

    const page = await openPage({ width, height: 800, locale: language === 'ar' ? 'ar-SA' : 'en-GB' });
    const hands = acting(page);
    const { choose, fill, press } = hands;
    const isInOrder = async () => {
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    const sections = page.getByRole('navigation', { name: texts.parts });
    const filters = page.locator('.operator-filters');
    const open = async (name: string) => {
      await press(sections.getByRole('link', { name, exact: true }));
      await sections.locator('[aria-current=page]', { hasText: name }).waitFor();
      await isInOrder();
    };
    const find = async (label: string, wanted: string) => {
      await fill(filters.getByLabel(label), wanted);
      await page.keyboard.press('Enter');
    };
    const dialog = page.getByRole('dialog');
    const nothing = page.getByRole('heading', { name: words.noMatch });

    // The account menu shows the way in.
    await logInFrom(page, inLanguage('/', language), { email: 'operator@demo.example' }, hands);
    await press(page.locator('header .account .menu-button:has(.menu-name)'));
    await press(page.locator('header .account a[href*="/operator"]'));
    await sections.waitFor();
    await isInOrder();

    await find(words.find, mark);
    const request = page.getByRole('article', { name: `Morning Works ${mark}` });
    const link = await request.getByRole('link', { name: 'Commercial register' }).getAttribute('href');
    expect((await fetch(link ?? '')).headers.get('content-type')).toBe('application/pdf');
    expect((await fetch((link ?? '').split('?')[0] ?? '')).status).toBe(404);
    await press(request.getByRole('button', { name: texts.approve }));
    await nothing.waitFor();

    await open(texts.reports);
    const report = page.getByRole('article').filter({ hasText: `Spam ${mark}` });
    await press(report.getByLabel(texts.report.remove));
    await press(report.getByRole('button', { name: texts.report.act }));
    await press(dialog.getByRole('button', { name: texts.report.act }));
    await report.waitFor({ state: 'detached' });
    expect((await fetch(`${addresses().api}/social/posts/${postID}`)).status).toBe(404);

    await open(texts.users);
    await find(words.find, pest.email);
    const row = page.getByRole('row').filter({ hasText: pest.email });
    await row.getByText(words.accountStates.active).waitFor();
    await page.getByText(filled(words.found, { count: '1' }), { exact: true }).waitFor();
    await press(row.getByRole('button', { name: words.suspend }));
    const suspend = dialog.getByRole('button', { name: words.suspend, exact: true });
    await press(suspend);
    await dialog.getByText(texts.noteMissing).waitFor();
    await fill(dialog.getByLabel(words.reason), 'Sends spam to everybody');
    await press(suspend);
    await row.getByText('Sends spam to everybody').waitFor();
    expect(await violations(page)).toEqual([]);
    await isInOrder();

    // The address holds the list: the way back shows the former one, and a reload the same.
    const state = filters.getByLabel(words.state);
    await choose(state, 'active');
    await nothing.waitFor();
    await page.goBack();
    await row.getByText(words.accountStates.suspended).waitFor();
    expect(await state.inputValue()).toBe('');
    await page.reload();
    await press(row.getByRole('button', { name: words.restore }));
    await press(dialog.getByRole('button', { name: words.restore, exact: true }));
    await row.getByText(words.accountStates.active).waitFor();
    expect(await pest.ask('user/profile')).toMatchObject({ email: pest.email });

    await open(texts.audit);
    await find(words.businessID, businessID);
    const entry = page.getByRole('row').filter({ hasText: `Morning Works ${mark}` });
    await entry.getByText('verification.approved', { exact: true }).waitFor();

    await open(texts.revenue);
    await fill(filters.getByLabel(words.from), longAgo);
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe(day);
    await page.getByText('USD', { exact: true }).first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('button', { name: texts.csv })),
    ]);
    expect(download.suggestedFilename()).toBe('revenue.csv');
    const [head, ...lines] = (await text(await download.createReadStream())).replace('\u{feff}', '').split(/\r?\n/);
    const { amount, currency, month, payments, refunded, refunds, tier, tiers } = words;
    expect(head).toBe([month, tier, currency, payments, amount, refunds, refunded].join());
    const now = new Date().toISOString().slice(0, 7);
    const gold = lines.find((line) => line.startsWith(`${now},${tiers.gold},USD,`));
    expect(gold).toMatch(/,USD,[1-9]\d*,[1-9]\d*,\d+,\d+$/);
    for (const part of [texts.businesses, texts.memberships, texts.mails, texts.health]) {
      await open(part);
      await page.locator('.operator-rows, .operator .empty').first().waitFor();
    }
    expect((await ask<{ verified: boolean }>(`business/profile/${businessID}`)).verified).toBe(true);
  },
  180_000,
);
