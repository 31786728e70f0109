import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { newPerson, type TestPerson } from '../support/api.ts';
import { complaints, openPage } from '../support/pages.ts';

/** Chromium's own authenticator, which asks nobody for a fingerprint. */
async function withAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  return { cdp, ...(await cdp.send('WebAuthn.addVirtualAuthenticator', { options })) };
}

async function typePassword(page: Page, person: TestPerson, path: string) {
  await page.goto(
    `${addresses().accounts}/login?prompt=login&continue=${encodeURIComponent(addresses().accounts + path)}`,
  );
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Adds the first passkey on the account's page, and returns the recovery codes. */
async function enrol(page: Page, person: TestPerson, name: string): Promise<string[]> {
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).first().waitFor();
  return page.locator('.codes code').allInnerTexts();
}

it('a person adds a passkey, logs in with it alone and as second step, loses it, and gets back in with a recovery code', async () => {
  const person = await newPerson('Pia', 'Passkey');
  const page = await openPage({ width: 360, height: 780 });
  const heard = complaints(page);
  const { cdp, authenticatorId } = await withAuthenticator(page);
  await typePassword(page, person, '/account/second-factor');
  const codes = await enrol(page, person, 'Work phone');
  expect(codes).toHaveLength(10);

  // Alone, without e-mail address and password.
  await page.context().clearCookies();
  await page.goto(`${addresses().accounts}/login?continue=${encodeURIComponent(`${addresses().portal}/`)}`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL((url) => url.origin === addresses().portal);
  await page.goto(`${addresses().accounts}/account/second-factor`);
  await page.getByText('Work phone', { exact: true }).first().waitFor();

  // As the second step after the password.
  await page.context().clearCookies();
  await typePassword(page, person, '/account');
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();

  // To confirm an important change.
  await page.goto(
    `${addresses().accounts}/confirm?continue=${encodeURIComponent(`${addresses().accounts}/account/email`)}`,
  );
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('heading', { name: 'E-mail address' }).waitFor();

  // The phone is lost: neither way works, until a recovery code is typed.
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.context().clearCookies();
  await typePassword(page, person, '/account/second-factor');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('alert').getByText('The passkey was not used.').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('Recovery codes left: 9').waitFor();

  // The only second step stays until there is another one.
  await page.getByRole('button', { name: 'Remove Work phone' }).click();
  await page.getByRole('alert').getByText('This is your only second step.').waitFor();
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('status').getByText('The passkey was added.').waitFor();
  await page.getByRole('button', { name: 'Remove Work phone' }).click();
  await page.getByRole('status').getByText('The passkey was removed.').waitFor();
  expect(await page.getByText('Work phone').count()).toBe(0);
  expect(heard.filter((one) => !/status of 40[01]/.test(one))).toEqual([]);
});

it('a passkey’s answer is worth nothing in another browser, a second time, or for another person', async () => {
  const person = await newPerson('Petra', 'Passkey');
  const page = await openPage();
  await withAuthenticator(page);
  await typePassword(page, person, '/account/second-factor');
  await enrol(page, person, 'Laptop');
  await page.context().clearCookies();
  await page.goto(`${addresses().accounts}/login`);
  // The form as the browser sends it.
  const sending = page.waitForRequest((request) => request.url().endsWith('/login/passkey'));
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  const sent = new URLSearchParams((await sending).postData() ?? '');
  await page.waitForURL((url) => url.origin === addresses().portal);
  const refused = async (target: Page, csrf?: string) => {
    await target.goto(`${addresses().accounts}/login?prompt=login`);
    const own = await target.locator('form[data-passkey] input[name=csrf]').inputValue();
    const answer = await target.request.post(`${addresses().accounts}/login/passkey`, {
      form: { csrf: csrf ?? own, passkey: sent.get('passkey') ?? '' },
      headers: { origin: addresses().accounts },
      maxRedirects: 0,
    });
    return answer.status();
  };
  expect(await refused(page)).toBe(401);
  const thief = await openPage();
  expect(await refused(thief)).toBe(401);
  expect(await refused(thief, sent.get('csrf') ?? '')).toBe(403);
  // Another person's second step.
  const other = await newPerson('Otto', 'Other');
  const theirs = await openPage();
  await withAuthenticator(theirs);
  await typePassword(theirs, other, '/account/second-factor');
  await enrol(theirs, other, 'Phone');
  await theirs.context().clearCookies();
  await typePassword(theirs, other, '/account');
  await theirs.getByRole('heading', { name: 'Enter your code' }).waitFor();
  const csrf = await theirs.locator('form[data-passkey] input[name=csrf]').inputValue();
  const stolen = await theirs.request.post(`${addresses().accounts}/login/second-step`, {
    form: { csrf, passkey: sent.get('passkey') ?? '' },
    headers: { origin: addresses().accounts },
    maxRedirects: 0,
  });
  expect(stolen.status()).toBe(401);
});
