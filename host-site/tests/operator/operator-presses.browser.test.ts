import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { answerJson } from '../../../tests/support/answers.ts';
import { newBusiness, newPerson, newPost } from '../../../tests/support/api.ts';
import { mailedText } from '../../../tests/support/mails.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { visit } from '../support.ts';

const mark = () => crypto.randomUUID().slice(0, 8);

it('an operator suspends a business, whose page is gone and whose owner reads why, and restores it', async () => {
  const owner = await newPerson('Olga', 'Owner');
  const name = `Shut Works ${mark()}`;
  const id = await newBusiness(owner, name);
  const page = await openPage();
  await signIn(page, 'operator@demo.example');
  await visit(page, '/operator/businesses');
  await page.locator('.operator-filters').getByLabel('Find').fill(name);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  await row.getByRole('button', { name: 'Suspend' }).click();
  await dialog.getByLabel('Reason').fill('The address does not exist');
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await row.getByText('The address does not exist').waitFor();
  await mailedText(/The address does not exist/, owner.email);
  const status = async () => (await fetch(`${addresses().api}/business/profile/${id}`)).status;
  expect(await status()).toBe(410);
  await row.getByRole('button', { name: 'Restore' }).click();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await row.getByText('Active').waitFor();
  expect(await status()).toBe(200);
});

it('a suspension leaves what the person wrote for later, unless the operator ticks that it goes too', async () => {
  const [kept, removed] = await Promise.all([
    newPerson('Kay', `Kept ${mark()}`),
    newPerson('Rob', `Removed ${mark()}`),
  ]);
  const posts = await Promise.all([kept, removed].map((author) => newPost(author, `Buy now ${mark()}`)));
  const page = await openPage();
  await signIn(page, 'operator@demo.example');
  await visit(page, '/operator/users');
  const dialog = page.getByRole('dialog');
  for (const person of [kept, removed]) {
    await page.locator('.operator-filters').getByLabel('Find').fill(person.email);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: person.email });
    await row.getByRole('button', { name: 'Suspend' }).click();
    await dialog.getByLabel('Reason').fill('Sends spam');
    if (person === removed) await dialog.getByLabel('Also remove their posts and comments').check();
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
    await row.getByRole('button', { name: 'Restore' }).click();
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
    await row.getByText('Active').waitFor();
  }
  const shown = async (post: string) => (await fetch(`${addresses().api}/social/posts/${post}`)).status;
  expect(await Promise.all(posts.map(shown))).toEqual([200, 404]);
});

it('a mail that failed is tried again by a press, and the list is read anew', async () => {
  const mail = {
    ...{ mailID: 7, to: 'lost@people.example', template: 'receipt', attempts: 8, lastError: '550 no such box' },
    ...{ createdAt: '2026-01-05T08:00:00Z', sentAt: null },
  };
  let state = 'failed';
  const tried: string[] = [];
  const page = await openPage();
  await signIn(page, 'operator@demo.example');
  await page.route(`${addresses().api}/operator/mails**`, (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.continue();
    if (request.method() === 'POST') {
      tried.push(new URL(request.url()).pathname);
      state = 'queued';
      return answerJson(route, { ...mail, state });
    }
    return answerJson(route, { items: [{ ...mail, state }], total: 1 });
  });
  await visit(page, '/operator/mails');
  const row = page.getByRole('row').filter({ hasText: mail.to });
  await row.getByText('550 no such box').waitFor();
  await row.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The mail will be tried again within a minute.').waitFor();
  await row.getByText('Waiting').waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  expect(tried).toEqual(['/operator/mails/7/retry']);
});

it('the keys of partners are found by partner, page and state, also after a reload, and saved as CSV', async () => {
  const key = (keyID: string, name: string, revokedAt: string | null) => ({
    ...{ keyID, name, revokedAt, publishableKey: `pk_live_${keyID}`, origins: [`https://${keyID}.example`] },
    ...{ scopes: ['read', 'comment'], edition: null, quotaPerMinute: 60, createdAt: '2026-01-05T08:00:00Z' },
    usage: { today: 3, month: 40, refused: 1 },
  });
  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, 'operator@demo.example');
  await page.route(`${addresses().api}/operator/partner-keys`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : answerJson(route, [key('one', '=Harbour', null), key('two', 'Meadow', '2026-02-01T08:00:00Z')]),
  );
  await visit(page, '/operator/partner-keys');
  const filters = page.locator('.operator-filters');
  const names = () => page.getByRole('article').getByRole('heading').allInnerTexts();
  await expect.poll(names).toEqual(['=Harbour', 'Meadow']);
  await filters.getByLabel('State').selectOption('Revoked');
  await expect.poll(names).toEqual(['Meadow']);
  await page.reload();
  await expect.poll(names).toEqual(['Meadow']);
  await filters.getByLabel('State').selectOption('All');
  await expect.poll(names).toEqual(['=Harbour', 'Meadow']);
  await filters.getByLabel('Find').fill('ONE.example');
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['=Harbour']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('partner-keys.csv');
  const lines = (await text(await download.createReadStream())).replace('\u{feff}', '').trim().split(/\r?\n/);
  expect(lines).toEqual([
    expect.stringMatching(/^Partner,Key,State,/),
    `'=Harbour,pk_live_one,Active,https://one.example,"Read, Comment",60,2026-01-05T08:00:00Z,,3,40,1`,
  ]);
  await filters.getByLabel('Find').fill('nobody');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
