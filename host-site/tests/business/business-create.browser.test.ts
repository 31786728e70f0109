import type { BusinessProfile } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { asNewcomer, asPerson } from '../../../tests/support/api.ts';
import { loginAs, openPage, signIn } from '../../../tests/support/pages.ts';
import { newEmail } from '../../../tests/support/sessions.ts';
import { fillNewBusiness, pictureFile } from '../form.ts';
import { texts, visit } from '../support.ts';

type Mine = readonly Pick<BusinessProfile, 'businessID' | 'general'>[];
const createCall = '**/business/profile/create';
const password = 'demo-password-1';

async function newcomerAt(path: string, enter: (page: Page, email: string) => Promise<void> = signIn) {
  const email = newEmail();
  await asNewcomer(email);
  const page = await openPage();
  await enter(page, email);
  await visit(page, path);
  await page.getByLabel('Company Name').waitFor();
  return { page, email, mine: async () => (await asPerson(email, password))<Mine>('business/profile/my-list') };
}

const send = (page: Page) => page.getByRole('button', { name: 'Create your Business Profile' }).click();

describe('the form of a new business', () => {
  it('R-160 R-161 R-162 R-169 R-170 has its fields, its pictures with their hints, and two buttons', async () => {
    const { page } = await newcomerAt('/business/create');
    expect(await page.locator('main h1').innerText()).toBe('Create your Business profile');
    const labels = await texts(page, '.form label.field-label');
    expect(labels).toEqual([
      'Cover',
      'Logo',
      'Company Name',
      'Main Industry',
      'Main Categories',
      'Business Type',
      'Country',
      'State',
      'Company short description',
    ]);
    const hints = await texts(page, '.form .picture-field ~ .field-hint');
    expect(hints).toEqual(['Maximum 500 KB, recommended proportion 200 x 800', 'Maximum 500 KB']);
    const inputs = page.locator('input[type=file]');
    expect(await inputs.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('accept')))).toEqual([
      'image/*',
      'image/*',
    ]);
    expect(await texts(page, '.form-actions > *')).toEqual(['Cancel', 'Create your Business Profile']);
  });

  it('R-354 R-357 R-392 has lists of rows of 35 px, at most 140 px, that typing narrows, and a text that is counted', async () => {
    const { page } = await newcomerAt('/business/create');
    const control = (name: string) => page.locator('main').getByRole('combobox', { name });
    const country = control('Country');
    for (const name of ['Business Type', 'Country']) {
      await control(name).click();
      await expect.poll(async () => (await page.getByRole('listbox').boundingBox())?.height).toBe(140);
      expect((await page.getByRole('option').first().boundingBox())?.height).toBe(35);
      await page.keyboard.press('Escape');
    }
    await country.click();
    const all = await page.getByRole('option').count();
    await country.fill('oma');
    const isNarrowed = (some: readonly string[]) => some.length < all && some.every((name) => /oma/i.test(name));
    await expect.poll(async () => isNarrowed(await texts(page, '[role=option]'))).toBe(true);
    await page.keyboard.press('Escape');
    const about = page.getByLabel('Company short description');
    await about.fill('ten digits');
    await page.getByText('10/512').waitFor();
    expect([await about.getAttribute('rows'), await about.getAttribute('maxlength')]).toEqual(['6', '512']);
  });

  it('R-163 R-165 R-171 makes a business with its pictures, and leads to my businesses', async () => {
    const { mine, page } = await newcomerAt('/business/create');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByLabel('Cover').setInputFiles(pictureFile);
    await page.getByText('The picture is ready. Save to keep it.').waitFor();
    await fillNewBusiness(page, 'Muscat Bearings');
    expect(asked).toContain('/catsys/industry/0006/category');
    expect(asked).toContain('/files/upload-request/business');
    await send(page);
    await page.waitForURL((url) => url.pathname === '/my-business');
    await page.getByRole('link', { name: 'Create another Business profile' }).waitFor();
    const [made] = await mine();
    expect(made?.general.companyName).toBe('Muscat Bearings');
    // The next form starts empty.
    await visit(page, '/business/create');
    expect(await page.getByLabel('Company Name').inputValue()).toBe('');
  });

  it('R-168 R-167 says what is missing beside each field and on top, and keeps what was typed', async () => {
    const { mine, page } = await newcomerAt('/business/create');
    await page.getByLabel('Company Name').fill('Muscat Bearings');
    await send(page);
    const summary = page.locator('.form-summary');
    await summary.waitFor();
    expect(await summary.innerText()).toContain(
      'Complete all the information required to create your business profile.',
    );
    await expect.poll(() => summary.evaluate((node) => node === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Choose a country.' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('country');
    expect(await page.locator('#country').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Company Name').inputValue()).toBe('Muscat Bearings');
    expect(await mine()).toEqual([]);
  });

  it.each([400, 500])('R-167 says the same of any other failure: %s', async (status) => {
    const { page } = await newcomerAt('/business/create');
    await page.route(createCall, (route) =>
      route.fulfill({
        status,
        headers: { 'access-control-allow-origin': '*' },
        json: { success: false, code: status, name: 'InternalError', message: 'x' },
      }),
    );
    await fillNewBusiness(page, 'Muscat Bearings');
    await send(page);
    await page.getByText('Complete all the information required to create your business profile.').waitFor();
    expect(await page.getByLabel('Company Name').inputValue()).toBe('Muscat Bearings');
  });

  it('says why a name was refused, and not that it is missing', async () => {
    const { page } = await newcomerAt('/business/create');
    await fillNewBusiness(page, 'WBN Support');
    await send(page);
    await page
      .locator('.form-summary')
      .getByRole('link', { name: 'This name reads as the name of this network.' })
      .waitFor();
    expect(await page.locator('#companyName-error').innerText()).toContain('Choose another.');
    expect(await page.getByText('Write the name of your company.').count()).toBe(0);
  });

  it('says that the connection was lost, and not that something is missing, when no answer comes', async () => {
    const { page } = await newcomerAt('/business/create');
    await page.route(createCall, (route) => route.abort());
    await fillNewBusiness(page, 'Muscat Bearings');
    await send(page);
    await page.locator('.form-summary').getByText('The connection was lost. Check it and try again.').waitFor();
    expect(await page.getByText('Complete all the information').count()).toBe(0);
  });

  it.each([
    [401, { success: false, code: 401, name: 'Unauthorized', message: 'x' }],
    [200, { success: false, code: 401, message: 'x' }],
  ])('R-166 leads to the login on %s with code 401, and back to the form as it was', async (status, json) => {
    const { page } = await newcomerAt('/business/create', loginAs);
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(createCall, (route) => route.fulfill({ status, headers, json }));
    await fillNewBusiness(page, 'Muscat Bearings');
    const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/login');
    await send(page);
    const { searchParams } = new URL((await left).url());
    expect(decodeURIComponent(searchParams.get('continue') ?? '')).toContain('/business/create');
    // Still logged in at the account site: they return at once.
    await page.getByText('What you had typed before is back.').waitFor();
    expect(await page.getByLabel('Company Name').inputValue()).toBe('Muscat Bearings');
    await expect.poll(() => page.locator('#state').inputValue()).toMatch(/Riyadh/);
  });

  it('R-173 R-376 says when a picture could not be sent, offers it again, and then it arrives', async () => {
    const { page } = await newcomerAt('/business/create');
    const storage = '**/files/upload';
    await page.route(storage, (route) =>
      route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: '' }),
    );
    await page.getByLabel('Logo').setInputFiles(pictureFile);
    const failed = page.getByText('An error has ocurred when we tried to upload your picture');
    await failed.waitFor();
    await page.unroute(storage);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The picture is ready. Save to keep it.').waitFor();
    await failed.waitFor({ state: 'detached' });
    expect(await page.locator('.picture-square img').getAttribute('src')).toMatch(/^data:image/);
  });

  it('R-170 asks for a grant for 600 KB too, and says that the server refused it', async () => {
    const { page } = await newcomerAt('/business/create');
    const grant = page.waitForRequest('**/files/upload-request/business');
    await page
      .getByLabel('Logo')
      .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(600_000) });
    await grant;
    await page.getByText('An error has ocurred when we tried to upload your picture').waitFor();
    await page.getByText('This file is not an image we can use: PNG, JPEG or WebP of at most 500 KB.').waitFor();
  });

  it('sends the form once, however often the button is pressed', async () => {
    const { mine, page } = await newcomerAt('/business/create');
    await fillNewBusiness(page, 'Muscat Bearings');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(createCall, async (route) => {
      await held;
      await route.continue();
    });
    const button = page.getByRole('button', { name: 'Create your Business Profile' });
    await button.click();
    await expect.poll(() => button.isDisabled()).toBe(true);
    await button.click({ force: true });
    release();
    await page.waitForURL((url) => url.pathname === '/my-business');
    expect(await mine()).toHaveLength(1);
  });
});
