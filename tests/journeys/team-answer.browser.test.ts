import type { BusinessCard, DeskThread, Product } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { asPerson, newPerson } from '../support/api.ts';
import { openPage } from '../support/pages.ts';
import { inLanguage } from '../support/portal-pages.ts';
import { logInFrom } from './steps.ts';

const center = (page: Page, part: string) => page.locator(`wbn-message-center [part=${part}]`);
const phone = { width: 390, height: 844 };

it.each(['en', 'ar'])(
  'a supplier answers from a phone with a saved answer and assigns the inquiry; the colleague adds a note; the buyer sees the answer alone, in %s',
  async (lang) => {
    const [asOwner, asMember] = await Promise.all([asPerson('owner@demo.example'), asPerson('member@demo.example')]);
    const [business] = await asMember<BusinessCard[]>('business/profile/my-list');
    const { businessID } = business!;
    const inbox = `/business/${businessID}/requests`;
    const title = `Prices ${crypto.randomUUID()}`;
    const label = `Urgent ${crypto.randomUUID().slice(0, 8)}`;
    const secret = `Give at most five percent ${crypto.randomUUID()}`;
    await asOwner(`business/${businessID}/templates`, { title, content: 'Dear {name}, {product} costs 40 dollars.' });

    const buyer = await newPerson('Bea', 'Buyer');
    const { data: products } = await asOwner<{ data: Product[] }>(`product/by-business?bid=${businessID}`);
    const [product] = products;
    const { requestID } = await buyer.ask<{ requestID: string }>('business/request', {
      to: businessID,
      subject: 'Prices',
      message: 'What does it cost?',
      ...(product && { productID: product.productID }),
    });
    const about = product?.name ?? 'Prices';

    // The supplier's phone: the inquiry waits unanswered, and a saved answer is two taps away.
    const page = await openPage(phone);
    await logInFrom(page, inLanguage(inbox, lang), { email: 'owner@demo.example' });
    const row = page.locator(`wbn-message-center [data-id="${requestID}"]`);
    await center(page, 'list-tools').click();
    await center(page, 'show').selectOption('unanswered');
    await page.keyboard.press('Escape');
    await row.click();
    // The question in the supplier's language; the original stays, and its own words are never sent to be translated.
    const question = 'What does it cost?';
    await center(page, 'translate').click();
    await expect.poll(() => center(page, 'translation').locator('p').innerText()).toBe(`[${lang}] ${question}`);
    expect(await center(page, 'message').locator('p').first().innerText()).toBe(question);
    expect(await center(page, 'translation').locator('small').innerText()).toContain(
      lang === 'ar' ? 'الإيطالية' : 'Italian',
    );
    await center(page, 'translate').click();
    await expect.poll(() => center(page, 'translation').count()).toBe(0);
    await center(page, 'templates').click();
    await center(page, 'template').filter({ hasText: title }).click();
    await expect.poll(() => center(page, 'input').inputValue()).toBe(`Dear Bea Buyer, ${about} costs 40 dollars.`);
    await center(page, 'send').click();
    await expect.poll(() => center(page, 'message').count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

    // Label and colleague.
    await center(page, 'facts').locator('summary').click();
    await center(page, 'label').fill(label);
    await center(page, 'label').press('Enter');
    const labelsOf = async () => {
      const { threads } = await asOwner<{ threads: DeskThread[] }>(`business/${businessID}/desk`);
      return threads.find((one) => one.requestID === requestID)?.labels ?? [];
    };
    // The last label goes too, and comes again.
    await center(page, 'remove-label').click();
    await expect.poll(labelsOf).toEqual([]);
    await expect.poll(() => center(page, 'remove-label').count()).toBe(0);
    await center(page, 'label').fill(label);
    await center(page, 'label').press('Enter');
    await center(page, 'remove-label').waitFor();
    const renamed = `${label} now`;
    await center(page, 'rename-label').click();
    await expect.poll(() => center(page, 'label').inputValue()).toBe(label);
    await center(page, 'label').fill(renamed);
    await center(page, 'label').press('Enter');
    await expect.poll(() => center(page, 'rename-label').allInnerTexts()).toEqual([renamed]);
    const stored = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await center(page, 'assignee').selectOption({ label: 'Hannah Mercer' });
    await stored;

    // The colleague follows the notification, reads who answers, and writes a note that the owner's page shows at once.
    const colleague = await openPage({ width: 1440, height: 900 });
    await logInFrom(colleague, inLanguage('/notifications', lang), { email: 'member@demo.example' });
    await colleague.locator(`main a[href*="${requestID}"]`).first().click();
    await expect.poll(() => center(colleague, 'assignee').locator('option:checked').innerText()).toBe('Hannah Mercer');
    await center(colleague, 'note').fill(secret);
    await center(colleague, 'add-note').click();
    await expect.poll(() => center(colleague, 'notes').innerText()).toContain(secret);
    await expect.poll(() => center(page, 'notes').innerText(), { timeout: 15_000 }).toContain(secret);

    // A note is removed after a question alone.
    await center(colleague, 'note').fill('Written by mistake');
    await center(colleague, 'add-note').click();
    const mistake = center(colleague, 'notes').locator('li', { hasText: 'Written by mistake' });
    const answers = { keep: 1, confirm: 0 };
    for (const [answer, left] of Object.entries(answers)) {
      await mistake.locator('[part=remove-note]').click();
      await center(colleague, 'question').getByText('Written by mistake').waitFor();
      await center(colleague, answer).filter({ visible: true }).click();
      await expect.poll(() => mistake.count()).toBe(left);
    }
    expect(await center(colleague, 'notes').innerText()).toContain(secret);

    // The answered conversation is in the list of all, with its label and the colleague.
    await center(page, 'back').click();
    await center(page, 'list-tools').click();
    await center(page, 'show').selectOption('all');
    await page.keyboard.press('Escape');
    await expect.poll(() => row.locator('[part=tag]').allInnerTexts()).toEqual([renamed, '@Hannah Mercer']);

    // The buyer reads the answer; nothing of the business's own tools is in the page or in what the page loaded.
    const theirs = await openPage(phone);
    const loaded: string[] = [];
    theirs.on('response', async (response) => {
      if (response.headers()['content-type']?.includes('json')) loaded.push(await response.text().catch(() => ''));
    });
    await logInFrom(theirs, inLanguage(`/business/me/requests/${requestID}`, lang), buyer);
    await expect.poll(() => center(theirs, 'messages').innerText()).toContain(`Dear Bea Buyer, ${about} costs`);
    await center(theirs, 'facts').locator('summary').click();
    await center(theirs, 'profile').waitFor();
    for (const part of ['notes', 'assignee', 'label', 'templates', 'tag'])
      expect(await center(theirs, part).count()).toBe(0);
    const seen = loaded.join() + (await theirs.content());
    expect(loaded.join()).toContain('costs 40 dollars');
    for (const own of [secret, label, title, 'Hannah']) expect(seen).not.toContain(own);
  },
);
