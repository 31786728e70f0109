import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { newEmail } from '../../../tests/support/sessions.ts';
import { portal } from '../support.ts';

it('an owner reads the log in plain sentences, narrows it down, sees more, and saves all of it as a file', async () => {
  const owner = await newPerson('Aida', 'Auditor');
  const business = await newBusiness(owner, 'Audited Valves');
  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, owner.email, `/business/${business}/audit`, owner.password);
  await page.getByText('Nothing has happened yet.').waitFor();
  const emails = Array.from({ length: 26 }, newEmail);
  for (const email of emails) await owner.ask(`business/${business}/members/invite`, { email, role: 'admin' });
  await page.reload();
  const lines = page.locator('.audit-list li');
  await expect.poll(() => lines.count()).toBe(25);
  const newest = (await lines.first().locator('p').first().innerText()).replaceAll(/[\u2068\u2069]/g, '');
  expect(newest).toBe(`Aida Auditor invited ${emails.at(-1)} as admin.`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => lines.count()).toBe(26);
  expect(await more.count()).toBe(0);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await text(await (await saving).createReadStream());
  for (const email of emails) expect(file).toContain(email);

  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Verification' }).click();
  await page.getByText('No entries of this kind.').waitFor();
  expect(new URL(page.url()).search).toBe('?kind=verification');
  await page.goBack();
  await expect.poll(() => lines.count()).toBe(25);

  const arabic = await openPage({ width: 360, height: 780 });
  await signIn(arabic, owner.email, `/business/${business}/audit?lang=ar`, owner.password);
  await arabic.getByRole('heading', { name: 'سجل النشاط' }).waitFor();
  await expect.poll(() => arabic.locator('.audit-list li').count()).toBe(25);
  expect(await arabic.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}, 120_000);

it('is in the navigation of the console for owners, and tells others that it is theirs', async () => {
  const owner = await newPerson('Aida', 'Auditor');
  const business = await newBusiness(owner, 'Audited Pumps');
  const page = await openPage();
  await signIn(page, owner.email, `/business/${business}/console`, owner.password);
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Activity log' }).click();
  await page.waitForURL(portal(`/business/${business}/audit`));
  const other = await newPerson('Omar', 'Outsider');
  const theirs = await openPage();
  await signIn(theirs, other.email, `/business/${business}/audit`, other.password);
  await theirs.getByText('Only owners of the business see this page.').waitFor();
});
