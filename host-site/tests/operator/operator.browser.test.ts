import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { ask, asPerson, newBusiness, newPerson } from '../../../tests/support/api.ts';
import { violations } from '../../../tests/support/axe.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';

const registerFile = {
  name: 'register.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

it('an owner hands evidence in, and the operator says what holds and until when, or takes it back', async () => {
  const owner = await newPerson('Olga', 'Owner');
  const name = `Evidence ${crypto.randomUUID().slice(0, 8)}`;
  const businessID = await newBusiness(owner, name);
  const page = await openPage();
  await signIn(page, owner.email, `/business/${businessID}/verification`, owner.password);
  const form = page.getByRole('form', { name: 'Verification' });
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByText('Write what it is').waitFor();
  await form.getByLabel('What it is').fill('Commercial register, 2026');
  const files = form.locator('input[type=file]');
  await files.setInputFiles({ ...registerFile, name: 'register.docx', mimeType: 'application/msword' });
  await form.getByText('This is not a PDF, PNG, JPEG or WebP. Choose another file.').waitFor();
  await files.setInputFiles({ ...registerFile, buffer: Buffer.from('%PDF-1.4\n<</AA 1 0 R>>\n%%EOF\n') });
  await form.getByText('The file cannot be read, or it contains scripts or other files.', { exact: false }).waitFor();
  await files.setInputFiles(registerFile);
  await form.getByText('Chosen: register.pdf').waitFor();
  // An expired session leads to the login and back to the unchanged form.
  await page.reload();
  await form.getByText('What you had typed before is back.').waitFor();
  expect(await form.getByLabel('What it is').inputValue()).toBe('Commercial register, 2026');
  await form.getByRole('button', { name: 'Submit' }).click();
  // The month as a word: 3/4/2026 is ambiguous.
  await page.getByText(/^Submitted on [A-Z][a-z]{2} \d+, \d{4}\. An operator will check it/).waitFor();

  const office = await openPage();
  await signIn(office, 'operator@demo.example');
  await visit(office, '/operator');
  const item = office.getByRole('article', { name });
  const link = item.getByRole('link', { name: 'Commercial register, 2026' });
  const evidence = await fetch((await link.getAttribute('href')) ?? '');
  expect([evidence.status, evidence.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await item.getByRole('button', { name: 'Reject' }).click();
  await item.getByText('Write why').waitFor();
  await item.getByLabel('Note to the business').fill('Add the page with the seal.');
  await item.getByRole('button', { name: 'Ask for more' }).click();
  await item.getByText('More evidence asked').waitFor();
  await page
    .getByRole('link', { name: /^Notifications/ })
    .or(page.getByRole('button', { name: /^Notifications/ }))
    .first()
    .click();
  await page.getByText('An operator asks for more evidence').first().waitFor();
  await page.reload();
  await page.getByText(/^An operator asks for more: Add the page with the seal\./).waitFor();
  await form.getByLabel('What it is').fill('Page with the seal');
  await form.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(/^Submitted on/).waitFor();
  await office.reload();
  await item.getByText('Page with the seal').waitFor();
  await item.getByRole('link', { name: 'Commercial register, 2026' }).waitFor();
  await item.getByLabel('Address').check();
  await item.getByLabel('Valid until').fill('2020-01-01');
  await item.getByRole('button', { name: 'Approve' }).click();
  await item.getByText('Choose a day in the future').waitFor();
  await item.getByLabel('Valid until').fill(`${new Date().getFullYear() + 2}-06-30`);
  await item.getByRole('button', { name: 'Approve' }).click();
  await item.waitFor({ state: 'detached' });
  const profile = () => ask<{ verified: boolean }>(`business/profile/${businessID}`);
  expect((await profile()).verified).toBe(true);
  await page.reload();
  await page.getByText(/^Verified until .*Address/).waitFor();

  await office.getByLabel('Show').selectOption('approved');
  await item.getByLabel('Note to the business').fill('The extract is of another company.');
  await item.getByRole('button', { name: 'Revoke' }).click();
  await item.waitFor({ state: 'detached' });
  expect((await profile()).verified).toBe(false);

  // For owners the operator page does not exist.
  const answer = await fetch(portal('/operator'));
  // The server, which sees no session, answers everyone alike: an empty page, not indexed.
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  await page.goto(portal('/operator'));
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
});

it('an operator whose login has ended logs in and reads the part of the console that the link named', async () => {
  const page = await openPage();
  await page.goto(portal('/operator/partner-keys?state=revoked'));
  await page.waitForURL((url) => url.href.startsWith(`${addresses().accounts}/login`));
  await page.locator('input[name=email]').fill('operator@demo.example');
  await page.locator('input[name=password]').fill('demo-password-1');
  await page.locator('form button[type=submit]').first().click();
  await page.getByRole('button', { name: 'New key' }).waitFor();
  expect(page.url()).toBe(portal('/operator/partner-keys?state=revoked'));
  const other = await page.context().newPage();
  await visit(other, '/about-us');
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('main').getByText('You are logged out.', { exact: false }).waitFor();
  expect(await page.locator('main').getByRole('link', { name: 'Login' }).getAttribute('href')).toContain(
    encodeURIComponent('/operator/partner-keys?state=revoked'),
  );
});

it('an approval asks first where no evidence has a file', async () => {
  const owner = await newPerson('Walid', 'Words');
  const name = `Words ${crypto.randomUUID().slice(0, 8)}`;
  const businessID = await newBusiness(owner, name);
  const evidence = [{ label: 'Trust us' }];
  await owner.ask(`business/${businessID}/verification`, { scopes: ['identity', 'registration'], evidence });
  const isVerified = async () => (await ask<{ verified: boolean }>(`business/profile/${businessID}`)).verified;

  const office = await openPage({ width: 360, height: 780 });
  await signIn(office, 'operator@demo.example', `/operator?q=${encodeURIComponent(name)}`);
  const item = office.getByRole('article', { name });
  const approve = item.getByRole('button', { name: 'Approve' });
  const dialog = office.getByRole('dialog', { name: 'Approve without a file?' });
  await approve.press('Enter');
  await dialog.getByText(/^No evidence of this business has a file/).waitFor();
  expect(await violations(office)).toEqual([]);
  await office.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect([await isVerified(), await approve.isEnabled()]).toEqual([false, true]);
  await approve.press('Enter');
  await dialog.getByRole('button', { name: 'Approve' }).press('Enter');
  await item.waitFor({ state: 'detached' });
  expect(await isVerified()).toBe(true);
});

it('an operator compares the evidence with what the business says, whose page they can read without losing their note', async () => {
  const owner = await newPerson('Nora', 'Note');
  const mark = crypto.randomUUID().slice(0, 8);
  const names = [`Note Works ${mark}`, `Other Works ${mark}`] as const;
  for (const name of names) {
    const businessID = await newBusiness(owner, name);
    await owner.ask(`business/profile/${businessID}`, { contactInfo: { website: 'https://works.example' } }, 'PUT');
    const evidence = [{ label: 'Commercial register' }];
    await owner.ask(`business/${businessID}/verification`, { scopes: ['identity'], evidence });
  }
  for (const width of [360, 1280]) {
    const office = await openPage({ width, height: 800 });
    await signIn(office, 'operator@demo.example', `/operator?q=${mark}`);
    const item = office.getByRole('article', { name: names[0] });
    const fact = (name: string) => item.getByRole('term').filter({ hasText: name }).locator('+ dd');
    await item.getByText('Commercial register').waitFor();
    expect(await fact('Name').innerText()).toBe(names[0]);
    expect(await fact('Website').getByRole('link').getAttribute('href')).toBe('https://works.example');
    expect(await fact('Reports').innerText()).toBe('Waiting: 0');
    expect(await violations(office)).toEqual([]);
    expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const note = item.getByLabel('Note to the business');
    const text = `The extract is of another year, ${width}.`;
    await note.fill(text);
    await item.getByRole('link', { name: names[0] }).click();
    await office.waitForURL(/\/business\//);
    await office.goBack();
    await item.getByText('What you had typed before is back.').waitFor();
    expect(await note.inputValue()).toBe(text);
    if (width === 360) continue;
    await item.getByRole('button', { name: 'Reject' }).press('Enter');
    await office.locator('.toast', { hasText: `${names[0]} · Rejected` }).waitFor();
    await item.waitFor({ state: 'detached' });
    // The next one to decide.
    const focused = () => office.evaluate(() => document.activeElement?.querySelector('h2')?.textContent);
    await expect.poll(focused).toBe(names[1]);
  }
});

it('the operator makes a partner’s key, changes it, revokes it and takes it up again', async () => {
  const name = `Partner ${crypto.randomUUID().slice(0, 8)}`;
  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, 'operator@demo.example');
  await visit(page, '/operator/partner-keys');
  await page.getByRole('button', { name: 'New key' }).click();
  const making = page.getByRole('region', { name: 'New key' });
  await making.getByLabel('Partner').fill(name);
  await making.getByLabel('Origins of their pages').fill('https://shop.example/path');
  await making.getByRole('button', { name: 'Save' }).click();
  await making.getByText('Not an origin with https: https://shop.example/path').waitFor();
  await making.getByLabel('Origins of their pages').fill('https://shop.example');
  await making.getByRole('button', { name: 'Save' }).click();
  const item = page.getByRole('article', { name });
  await item.getByText(/^pk_live_/).waitFor();
  await item.getByRole('button', { name: 'Edit' }).click();
  await item.getByLabel('Comment').check();
  await item.getByRole('button', { name: 'Save' }).click();
  await item.locator('.badge', { hasText: 'Comment' }).waitFor();
  await item.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await item.getByText(/^Revoked on/).waitFor();
  const operator = await asPerson('operator@demo.example');
  const kept = async () =>
    (await operator<{ name: string; scopes: string[]; revokedAt: string | null }[]>('operator/partner-keys')).find(
      (key) => key.name === name,
    );
  expect(await kept()).toMatchObject({ scopes: ['read', 'comment'], revokedAt: expect.any(String) });
  await item.getByRole('button', { name: 'Restore' }).click();
  await item.getByRole('button', { name: 'Revoke' }).waitFor();
  expect((await kept())?.revokedAt).toBeNull();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
