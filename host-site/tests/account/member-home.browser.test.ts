import { describe, expect, it } from 'vitest';
import { newBusiness, newPerson, newPost } from '../../../tests/support/api.ts';
import { complaints, openPage, signIn } from '../../../tests/support/pages.ts';
import { answer, visit } from '../support.ts';

describe.each([
  ['a phone', 390],
  ['a desktop', 1440],
])('the home of a member on %s', (_, width) => {
  it('is in the menu and on the public home, and leads by keyboard to everything that waits', async () => {
    const owner = await newPerson('Olga', 'Owner');
    const name = `Home ${crypto.randomUUID().slice(0, 8)}`;
    const quiet = `A quiet ${name}`;
    await newBusiness(owner, quiet);
    const businessID = await newBusiness(owner, name);
    const buyer = await newPerson('Bea', 'Buyer');
    await buyer.ask('business/request', { to: businessID, subject: 'Samples', message: 'Could you send samples?' });
    const page = await openPage({ width });
    const heard = complaints(page);
    await signIn(page, owner.email, undefined, owner.password);
    await visit(page, '/');
    await page.locator('.hero').getByRole('link', { name: 'Your home' }).click();
    await page.waitForURL('**/my-home');
    // The business that a buyer waits for stands above the one that is only incomplete.
    const names = page.locator('.member-home-group h3');
    await names.nth(1).waitFor();
    expect(await names.allTextContents()).toEqual([name, quiet]);
    const group = page.locator('.member-home-group').first();
    await group.getByRole('link', { name: '1 unread message' }).waitFor();
    await group.getByRole('link', { name: 'Complete the profile: 0 of 11 steps are done' }).waitFor();
    expect(await page.getByRole('link', { name: 'Create a business' }).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await group.getByRole('link', { name: '1 inquiry without an answer' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/business/${businessID}/requests`);
    expect(heard).toEqual([]);
  });
});

it('follows what is read in another tab, and shows no posts of its own member as news', async () => {
  const owner = await newPerson('Tara', 'Tabs');
  const businessID = await newBusiness(owner, `Tabs ${crypto.randomUUID().slice(0, 8)}`);
  const buyer = await newPerson('Bo', 'Buyer');
  const words = `Our own news ${crypto.randomUUID().slice(0, 8)}`;
  await newPost(owner, words);
  const { requestID } = await buyer.ask<{ requestID: string }>('business/request', {
    to: businessID,
    subject: 'Samples',
    message: 'Could you send samples?',
  });
  const page = await openPage();
  await signIn(page, owner.email, '/my-home', owner.password);
  await page.getByRole('link', { name: '1 unread message' }).waitFor();
  expect(await page.getByText(words).count()).toBe(0);
  const other = await page.context().newPage();
  await visit(other, `/business/${businessID}/requests/${requestID}`);
  await other.locator('wbn-message-center >> [part=message]').first().waitFor();
  await page.getByRole('link', { name: '1 unread message' }).waitFor({ state: 'detached' });
});

it('says that nothing waits, offers a business to a person without one, and names the reason of each suggestion', async () => {
  const owner = await newPerson('Sami', 'Seller');
  const followed = await newBusiness(owner, `Followed ${crypto.randomUUID().slice(0, 8)}`);
  const reader = await newPerson('Rima', 'Reader');
  const page = await openPage();
  await signIn(page, reader.email, '/my-home', reader.password);
  await page.getByText('Nothing waits for you.').waitFor();
  await page.getByText('You follow nobody yet.').waitFor();
  await reader.ask('social/follow/business', { resourceID: followed });
  await page.reload();
  await page
    .getByText(/^Same industry as .*Followed .*, which you follow$/)
    .first()
    .waitFor();
  expect(await page.locator('.member-home-suggestions wbn-business-card').count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Create a business' }).click();
  await page.waitForURL('**/business/create');
});

it('offers another try when it cannot be loaded, and the mail again to an unconfirmed address', async () => {
  const person = await newPerson('Noor', 'New');
  const page = await openPage({ width: 360 });
  await answer(page, 'user/home*', undefined, 500);
  await signIn(page, person.email, '/my-home?lang=ar', person.password);
  await page.getByRole('alert').waitFor();
  await answer(page, 'user/home*', {
    emailConfirmed: false,
    own: { unread: 2, requests: 0 },
    businesses: [],
    network: { verifications: 2, reports: 0, enquiries: 1 },
    follows: false,
    products: [],
    suggestions: [],
  });
  await page.getByRole('alert').getByRole('button').click();
  await page.getByRole('link', { name: 'رسالتان غير مقروءتين' }).waitFor();
  await page.getByRole('button', { name: 'إرسال الرسالة مرة أخرى' }).click();
  await page.getByText('تم إرسال الرسالة.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
