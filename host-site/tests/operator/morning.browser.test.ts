import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { ask, newBusiness, newPerson, type TestPerson } from '../../../tests/support/api.ts';
import { violations } from '../../../tests/support/axe.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';

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

/** Opens a section of the console by its link. */
const open = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current=page]', { hasText: name }).waitFor();
};

it.each([1280, 360])(
  'an operator’s morning, %i pixels wide: a request with a PDF approved, a reported post removed, a person suspended and restored, the revenue saved',
  async (width) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const [owner, pest] = await Promise.all([newPerson('Mona', `Morning ${mark}`), newPerson('Paul', `Pest ${mark}`)]);
    const businessID = await newBusiness(owner, `Morning Works ${mark}`);
    await Promise.all([sendEvidence(owner, businessID), buyGold(owner, businessID)]);
    const { postID } = await pest.ask<{ postID: string }>('social/posts/make-post', {
      content: `Buy now ${mark}`,
      timelineID: (await pest.ask<{ userID: string }>('user/profile')).userID,
      timelineType: 'user',
    });
    const reported = { resourceType: 'post', resourceID: postID, reason: 'spam', details: `Spam ${mark}` };
    await owner.ask('moderation/report', reported);

    const page = await openPage({ width, height: 800 });
    await signIn(page, 'operator@demo.example');
    await visit(page, `/operator?q=${mark}`);
    const request = page.getByRole('article', { name: `Morning Works ${mark}` });
    const link = await request.getByRole('link', { name: 'Commercial register' }).getAttribute('href');
    expect((await fetch(link ?? '')).headers.get('content-type')).toBe('application/pdf');
    expect((await fetch((link ?? '').split('?')[0] ?? '')).status).toBe(404);
    await request.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();

    await open(page, 'Reports');
    const report = page.getByRole('article').filter({ hasText: `Spam ${mark}` });
    await report.getByLabel('Remove it').check();
    await report.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await report.waitFor({ state: 'detached' });
    expect((await fetch(portal(`/timeline/${postID}`))).status).toBe(404);

    await open(page, 'People');
    await page.getByLabel('Find').fill(pest.email);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: pest.email });
    await row.getByText('Active').waitFor();
    await page.getByText('Found: 1', { exact: true }).waitFor();
    await row.getByRole('button', { name: /^Suspend/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await dialog.getByText('Write why').waitFor();
    await dialog.getByLabel('Reason').fill('Sends spam to everybody');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await row.getByText('Sends spam to everybody').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // The address holds the list: the way back shows the former one, and a reload the same.
    await page.getByLabel('State').selectOption('active');
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
    await page.goBack();
    await row.getByText('Suspended').waitFor();
    expect(await page.getByLabel('State').inputValue()).toBe('');
    await page.reload();
    await row.getByRole('button', { name: /^Restore/ }).click();
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await row.getByText('Active').waitFor();
    expect(await pest.ask('user/profile')).toBeDefined();

    await open(page, 'Audit log');
    await page.getByLabel('ID of a business').fill(businessID);
    await page.keyboard.press('Enter');
    const entry = page.getByRole('row').filter({ hasText: `Morning Works ${mark}` });
    await entry.getByText('verification.approved', { exact: true }).waitFor();

    await open(page, 'Revenue');
    await page.getByLabel('From').fill('2000-01-01');
    await page.getByText('USD', { exact: true }).first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('revenue.csv');
    const [head, ...lines] = (await text(await download.createReadStream())).split(/\r?\n/);
    expect(head).toBe('Month,Membership,Currency,Payments,Amount,Refunds,Refunded');
    const month = new Date().toISOString().slice(0, 7);
    expect(lines.find((line) => line.startsWith(`${month},Gold,USD,`))).toMatch(/,USD,[1-9]\d*,[1-9]\d*,\d+,\d+$/);
    for (const part of ['Businesses', 'Memberships', 'Outgoing mails', 'Health']) {
      await open(page, part);
      await page.locator('.operator-rows, .operator .empty').first().waitFor();
    }
    expect((await ask<{ verified: boolean }>(`business/profile/${businessID}`)).verified).toBe(true);
  },
  120_000,
);
