import { errorText } from '@wbn/contract/error-texts';
import type { UserProfile } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { answer, apiCalls, hold, portal } from '../support.ts';

/** The editor of a new person's profile, with its alerts and saved values. */
async function editor() {
  const person = await newPerson();
  const page = await openPage();
  await signIn(page, person.email, undefined, person.password);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'alert') alerts.push(dialog.message());
    dialog.accept();
  });
  const saved: Record<string, unknown>[] = [];
  await page.route(`${addresses().api}/user/profile`, (route) => {
    if (route.request().method() === 'PUT') saved.push(route.request().postDataJSON());
    return route.fallback();
  });
  await page.goto(portal('/profile/edit'));
  await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  return { ...person, page, alerts, saved };
}
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
/** The search in the bar also has a country field. */
const field = (page: Page, label: string) => page.locator('.profile-form').getByLabel(label, { exact: true });
const choose = async (page: Page, label: string, option: string) => {
  await field(page, label).click();
  await page.getByRole('option', { name: option }).click();
};
const png = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

describe('the form', () => {
  it('R-133 has a control for all that a person says of themself, the e-mail address to be read only', async () => {
    const { email, page } = await editor();
    for (const name of [
      'Profile photo',
      'Cover photo',
      'First name',
      'Last name',
      'Country',
      'State',
      'City',
      'E-mail',
      'Gender',
      'Preferred language',
      'Country code',
      'Phone number',
      'Brief description',
      'Date of birth',
      'Profession',
      'Business type',
      'Industry',
      'Business name',
      'Job position',
    ]) {
      expect(await field(page, name).count(), name).toBe(1);
    }
    for (const name of ['Show my date of birth to everybody', 'Show my profession to everybody']) {
      expect(await page.getByRole('group', { name }).getByRole('radio').count(), name).toBe(2);
    }
    expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
    expect(await page.getByLabel('E-mail').getAttribute('readonly')).not.toBeNull();
    await page.getByLabel('Country code').fill('966');
    await expect.poll(() => page.locator('.form-phone-flag').innerText()).toBe('🇸🇦');
  });

  it('R-136 asks for the states of the country that is chosen', async () => {
    const { page } = await editor();
    const calls = apiCalls(page);
    await choose(page, 'Country', 'Saudi Arabia');
    await expect.poll(() => calls.map(({ path }) => path)).toContain('ref-data/country/SA/state');
    await choose(page, 'State', 'Makkah');
    await choose(page, 'Country', 'Spain');
    await expect.poll(() => calls.map(({ path }) => path)).toContain('ref-data/country/ES/state');
    await expect.poll(() => field(page, 'State').inputValue()).toBe('');
  });

  it('R-142 R-216 takes 512 characters of brief description in six rows, and counts them', async () => {
    const { page } = await editor();
    const area = page.getByLabel('Brief description');
    expect(await area.getAttribute('maxlength')).toBe('512');
    expect(await area.getAttribute('rows')).toBe('6');
    await area.focus();
    await page.keyboard.insertText('a'.repeat(512));
    await page.keyboard.press('b');
    expect((await area.inputValue()).length).toBe(512);
    await page.getByText('512/512', { exact: true }).waitFor();
  });

  it('R-138 alerts when the phone number is invalid, and saves a valid one', async () => {
    const { alerts, page, saved } = await editor();
    const message = 'Invalid phone number, please check the format (e.g. + 1 12345678)';
    const phone = async (code: string, number: string) => {
      await page.getByLabel('Country code').fill(code);
      await page.getByLabel('Phone number').fill(number);
      await save(page);
    };
    await phone('+966', '1234567');
    await phone('+0', '12345678');
    await phone('abc', '12345678');
    await expect.poll(() => alerts).toEqual([message, message, message]);
    expect(saved).toEqual([]);
    await phone('966', '12345678');
    await page.waitForURL((url) => url.pathname === '/profile');
    expect(saved[0]?.mobilePhone).toEqual({ countryCode: '+966', phoneNumber: '12345678' });
    await page.goto(portal('/profile/edit'));
    await phone('+966', '');
    await page.waitForURL((url) => url.pathname === '/profile');
    expect(saved[1]).not.toHaveProperty('mobilePhone');
    expect(alerts).toHaveLength(3);
  });

  it('R-141 alerts when the date is invalid, and takes four separators', async () => {
    const { alerts, page, saved } = await editor();
    const date = async (text: string) => {
      await page.getByLabel('Date of birth', { exact: true }).fill(text);
      await save(page);
    };
    const wrong = ['1899-01-01', '2100-01-01', '1970-00-10', '1970-13-10', '1970-10-00', '1970-10-32'];
    for (const text of wrong) await date(text);
    await expect.poll(() => alerts).toEqual(wrong.map(() => 'Invalid date format, please check it (e.g. 1970-10-24)'));
    expect(saved).toEqual([]);
    for (const text of ['1900-10-24', '2099-10-24', '1970.10.24', '1970/10/24', '1970 10 24']) {
      await date(text);
      await page.waitForURL((url) => url.pathname === '/profile');
      await page.goto(portal('/profile/edit'));
      await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    }
    expect(saved.map(({ birthDate }) => birthDate)).toEqual([
      '1900-10-24',
      '2099-10-24',
      '1970-10-24',
      '1970-10-24',
      '1970-10-24',
    ]);
    expect(alerts).toHaveLength(wrong.length);
  });
});

describe('saving', () => {
  it('R-134 loads and is disabled meanwhile; R-143 then says so and leads back to the profile', async () => {
    const { ask, page, saved } = await editor();
    await page.getByLabel('City').fill('Jeddah');
    const release = await hold(page, 'user/profile');
    await save(page);
    const button = page.getByRole('button', { name: 'Save Changes' });
    await expect.poll(() => button.isDisabled()).toBe(true);
    expect(await button.getAttribute('aria-busy')).toBe('true');
    expect(await page.getByRole('button', { name: 'Cancel' }).count()).toBe(1);
    release();
    await page.getByText('Profile data updated successfully.', { exact: true }).waitFor();
    await page.waitForURL((url) => url.pathname === '/profile');
    expect(saved).toHaveLength(1);
    expect((await ask<UserProfile>('user/profile')).city).toBe('Jeddah');
  });

  it('R-144 says why it failed, keeps what was typed, and marks the field', async () => {
    const { page } = await editor();
    await page.getByLabel('City').fill('Jeddah');
    await page.getByLabel('Date of birth', { exact: true }).fill('1970-02-31');
    await save(page);
    await page.getByText(/^An error has ocurred when trying to update: ./).waitFor();
    expect(await page.getByLabel('City').inputValue()).toBe('Jeddah');
    expect(await page.getByLabel('Date of birth', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('link', { name: 'This was not accepted. Please check it.' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('birthDate');
    await answer(page, 'user/profile', undefined, 500);
    await save(page);
    await page.getByText('An error has ocurred when trying to update', { exact: true }).waitFor();
  });

  it('says why it failed in the language of the page', async () => {
    const { page } = await editor();
    await page.goto(portal('/profile/edit?lang=ar'));
    await page.locator('#birthDate').fill('1970-02-31');
    await page.locator('.profile-form [type=submit]').click();
    await page.getByText(errorText('ValidationError', 'ar')).waitFor();
    expect(await page.locator('#birthDate').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText(errorText('ValidationError')).count()).toBe(0);
  });

  it('leaves a field empty that was emptied', async () => {
    const { ask, page } = await editor();
    await page.getByLabel('City').fill('Jeddah');
    await save(page);
    await page.waitForURL((url) => url.pathname === '/profile');
    await page.goto(portal('/profile/edit'));
    await page.getByLabel('City').fill('');
    await save(page);
    await page.waitForURL((url) => url.pathname === '/profile');
    expect((await ask<UserProfile>('user/profile')).city).toBeNull();
  });

  it('Cancel leads back without saving', async () => {
    const { page, saved } = await editor();
    await page.getByLabel('City').fill('Jeddah');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL((url) => url.pathname === '/profile');
    expect(saved).toEqual([]);
    await page.goto(portal('/profile/edit'));
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    expect(await page.getByLabel('City').inputValue()).toBe('');
  });
});

describe('pictures', () => {
  it('of the person and of the cover are sent at once, each by its own calls', async () => {
    const { ask, page, saved } = await editor();
    const calls = apiCalls(page);
    await page.getByLabel('Profile photo').setInputFiles(png);
    await expect.poll(() => calls.some(({ path }) => path === 'user/profile-photo/upload-validate')).toBe(true);
    await expect.poll(async () => (await ask<UserProfile>('user/profile')).profilePhoto?.url).toBeTruthy();
    await page.getByLabel('Cover photo').setInputFiles(png);
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]).toEqual({ coverPhoto: { token: expect.any(String) } });
    await expect.poll(async () => (await ask<UserProfile>('user/profile')).coverPhoto?.url).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      'user/profile-photo/upload-request',
      'files/upload',
      'user/profile-photo/upload-validate',
      'files/upload-request/user',
      'files/upload',
    ]);
  });

  it('R-147 that do not arrive are said, and can be sent again', async () => {
    const { page } = await editor();
    await answer(page, 'files/upload', undefined, 500);
    await page.getByLabel('Profile photo').setInputFiles(png);
    await page
      .getByText('An error has ocurred when we tried to upload your profile picture', { exact: true })
      .waitFor();
    await page.unroute(`${addresses().api}/files/upload`);
    const calls = apiCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => calls.some(({ path }) => path === 'user/profile-photo/upload-validate')).toBe(true);
  });
});
