import type { BusinessProfile } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ask, asNewcomer } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { newEmail } from '../../../tests/support/sessions.ts';
import { choose, pictureFile } from '../form.ts';
import { portal, texts, visit } from '../support.ts';

const draft = {
  companyName: 'Najd Valves',
  categories: ['0006.01'],
  businessType: 'MA',
  country: 'SA',
  state: 'SA-01',
  shortDescription: 'Valves for water.',
};

/** A logged-in person with a business. */
async function owner() {
  const email = newEmail();
  const newcomer = await asNewcomer(email);
  const { businessID } = await newcomer<{ businessID: string }>('business/profile/create', draft);
  const page = await openPage();
  await signIn(page, email);
  return { page, email, id: businessID, read: () => ask<BusinessProfile>(`business/profile/${businessID}`) };
}
const selected = (page: Page) => page.getByRole('tab', { selected: true }).innerText();
const saved = (page: Page) => page.getByText('All changes are saved.').waitFor();
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved(page);
};
const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true });

describe('the edit mode of a business', () => {
  it('R-013 R-183 R-178 is on for its owner when the address asks for it, and only then', async () => {
    const { id, page } = await owner();
    await visit(page, `/business/${id}/?editMode=1`);
    await page.getByRole('region', { name: 'You are managing this profile' }).waitFor();
    expect(await page.getByRole('link', { name: 'Edit: Factory' }).getAttribute('href')).toBe(
      `/business/${id}/edit/factory`,
    );
    await expect.poll(() => page.locator('.side-button[aria-current]').innerText()).toBe('Manage Profile');
    await visit(page, `/business/${id}/`);
    await page.getByRole('link', { name: 'Edit profile' }).waitFor();
    await expect.poll(() => page.getByText('You are managing this profile').count()).toBe(0);
  });

  it('R-183 is off for a visitor and for an admin', async () => {
    const page = await openPage();
    await visit(page, '/search-result?business=MA');
    const id = await page.locator('wbn-business-card').first().getAttribute('business-id');
    for (const query of ['', '?editMode=1']) {
      await visit(page, `/business/${id}/${query}`);
      await expect
        .poll(() => texts(page, '.side-button'))
        .toEqual(['Business Profile', 'Send Request', 'Company Products']);
      await expect
        .poll(() => page.getByText(/You are managing this profile|Loading your business\.\.\./).count())
        .toBe(0);
      expect(await page.locator('main').getByRole('link', { name: /^Edit/ }).count()).toBe(0);
    }
    const admin = await openPage();
    await signIn(admin, 'admin@demo.example');
    await visit(admin, '/my-business');
    const card = admin.locator('wbn-business-card').first();
    await card.waitFor();
    const theirs = await card.getAttribute('business-id');
    for (const query of ['', '?editMode=1']) {
      await visit(admin, `/business/${theirs}/${query}`);
      await admin.locator('.side-button', { hasText: 'Members' }).waitFor();
      await expect
        .poll(() => admin.getByText(/You are managing this profile|Loading your business\.\.\./).count())
        .toBe(0);
    }
  });

  it('R-053 says Loading your business... while it asks, in the edit mode and in the editor', async () => {
    const { id, page } = await owner();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/business/profile/${id}`, async (route) => {
      await held;
      await route.continue();
    });
    for (const path of [`/business/${id}/?editMode=1`, `/business/${id}/edit`]) {
      await visit(page, path);
      await page.getByRole('status').filter({ hasText: 'Loading your business...' }).waitFor();
    }
    release();
    await page.getByRole('tab').first().waitFor();
  });
});

describe('the editor of a business', () => {
  it('R-371 R-020 opens with and without a tab, the first one for an unknown, and has no footer', async () => {
    const { id, page } = await owner();
    const opened: string[] = [];
    for (const tab of ['', '/', '/contact', '/certificates', '/no-such-tab']) {
      await visit(page, `/business/${id}/edit${tab}`);
      opened.push(await selected(page));
      await page.getByRole('contentinfo').waitFor({ state: 'detached' });
    }
    const first = 'General Information';
    expect(opened).toEqual([first, first, 'Contact Information', 'Certificates', first]);
    expect(await texts(page, '[role=tab]')).toEqual([
      'General Information',
      'Contact Information',
      'Factory',
      'Trade Capabilities',
      'Business Terms',
      'Certificates',
    ]);
  });

  it('R-185 R-186 R-187 R-188 R-189 R-190 R-355 writes fields of all its tabs in one save, and empties them again', async () => {
    const { id, page, read } = await owner();
    await visit(page, `/business/${id}/edit`);
    await field(page, 'Description').fill('Valves since 1990.');
    await field(page, 'Year established').fill('1990');
    await page.getByLabel('Logo').setInputFiles(pictureFile);
    await page.getByText('The picture is ready. Save to keep it.').waitFor();
    await page.getByRole('tab', { name: 'Contact Information' }).click();
    await field(page, 'Website').fill('www.najd.example');
    await field(page, 'City').fill('Riyadh');
    await page.getByRole('tab', { name: 'Factory' }).click();
    await field(page, 'Factory size').fill('12,500');
    await page.getByRole('tab', { name: 'Trade Capabilities' }).click();
    await choose(page, 'Markets', 'Oceania');
    await choose(page, 'Markets', 'the Moon');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Business Terms' }).click();
    await choose(page, 'Delivery terms', 'FOB');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Certificates' }).click();
    await page.getByRole('button', { name: 'Add a certificate' }).click();
    await field(page, 'Name of the certificate').fill('ISO 9001');
    const issued = page.getByRole('group', { name: 'Issued' });
    await issued.getByRole('combobox').first().click();
    const years = await texts(page, '[role=option]');
    const now = new Date().getFullYear();
    expect(years).toEqual(Array.from({ length: 21 }, (_, index) => String(now - 10 + index)));
    await page.getByRole('option', { name: String(now) }).click();
    await issued.getByRole('combobox').last().click();
    await page.getByRole('option', { name: 'March' }).click();
    await page.getByText('You have changes that are not saved.').waitFor();
    await save(page);
    const now1 = await read();
    expect(now1.general).toMatchObject({ generalDescription: 'Valves since 1990.', yearStablished: 1990 });
    expect(now1.general.profilePhoto?.url).toMatch(/^http/);
    expect(now1.contactInfo).toMatchObject({ website: 'https://www.najd.example', city: 'Riyadh' });
    expect(now1.factory.factorySize).toBe(12_500);
    expect(now1.tradeCapabilities.markets).toEqual([{ name: 'Oceania' }, { name: 'the Moon' }]);
    expect(now1.businessTerms.acceptedDeliveryTerms).toEqual(['FOB']);
    expect(now1.certificates).toMatchObject([{ name: 'ISO 9001', issueDate: `${now}-03-01`, expireDate: null }]);

    await page.getByRole('button', { name: 'Remove this certificate' }).click();
    await page.getByRole('tab', { name: 'General Information' }).click();
    await field(page, 'Description').fill('');
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByRole('tab', { name: 'Trade Capabilities' }).click();
    await page.getByRole('button', { name: 'Remove the Moon' }).click();
    await save(page);
    const then = await read();
    expect([then.general.generalDescription, then.general.profilePhoto, then.certificates]).toEqual([null, null, []]);
    expect(then.tradeCapabilities.markets).toEqual([{ name: 'Oceania' }]);
    expect(then.general.yearStablished).toBe(1990);
  });

  it('offers the words of trade in the page’s language, keeps them in English, and the business page says them in the reader’s', async () => {
    const { id, page, read } = await owner();
    await visit(page, `/business/${id}/edit/trade?lang=ar`);
    await choose(page, 'الأسواق', 'شرق أفريقيا');
    await page.keyboard.press('Escape');
    await choose(page, 'اللغات', 'الإنجليزية');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'حفظ التغييرات' }).click();
    await page.getByText('كل التغييرات محفوظة.').waitFor();
    const { markets, spokenLanguages } = (await read()).tradeCapabilities;
    expect([markets, spokenLanguages]).toEqual([[{ name: 'East Africa' }], ['English']]);
    for (const [lang, said] of [
      ['ar', 'شرق أفريقيا'],
      ['es', 'África oriental'],
    ]) {
      await visit(page, `/business/${id}/?lang=${lang}`);
      expect(await page.locator('#trade').getByText(said!, { exact: true }).count()).toBe(1);
    }
  });

  it('leads from the summary to a field on another tab, and says there what to write', async () => {
    const { id, page } = await owner();
    await visit(page, `/business/${id}/edit/contact`);
    await field(page, 'E-mail').fill('no address');
    await page.getByRole('tab', { name: 'Certificates' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('tab', { name: 'Contact Information: 1 to check' }).waitFor();
    await page
      .locator('.form-summary')
      .getByRole('link', { name: 'Write an e-mail address, such as sales@company.com.' })
      .click();
    await expect.poll(() => selected(page)).toMatch(/^Contact Information/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contactInfo-email');
    expect(await field(page, 'E-mail').inputValue()).toBe('no address');
  });

  it('says why a name was refused', async () => {
    const { id, page } = await owner();
    await visit(page, `/business/${id}/edit`);
    await field(page, 'Company Name').fill('WBN Support');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page
      .locator('.form-summary')
      .getByRole('link', { name: 'This name reads as the name of this network.' })
      .waitFor();
  });

  it('keeps what two of an owner’s tabs wrote, the later one on top', async () => {
    const { id, page, read } = await owner();
    const other = await page.context().newPage();
    await visit(page, `/business/${id}/edit`);
    await field(page, 'Company Name').waitFor();
    await visit(other, `/business/${id}/edit`);
    await field(other, 'Year established').fill('1985');
    await save(other);
    await field(page, 'Company Name').fill('Hejaz Valves');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Somebody else saved this business in the meantime.', { exact: false }).waitFor();
    await expect.poll(() => field(page, 'Year established').inputValue()).toBe('1985');
    expect(await field(page, 'Company Name').inputValue()).toBe('Hejaz Valves');
    await save(page);
    expect((await read()).general).toMatchObject({ companyName: 'Hejaz Valves', yearStablished: 1985 });
  });

  it('asks before unsaved changes are left, and has them again after a reload', async () => {
    const { id, page } = await owner();
    await visit(page, `/business/${id}/edit`);
    await field(page, 'Year established').fill('1977');
    await page.getByRole('link', { name: 'My Business' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    expect(new URL(page.url()).pathname).toBe(`/business/${id}/edit`);
    page.on('dialog', (asked) => asked.accept());
    await visit(page, `/business/${id}/edit`);
    await expect.poll(() => field(page, 'Year established').inputValue()).toBe('1977');
    await page.getByRole('link', { name: 'My Business' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(portal('/my-business'));
  });

  it('is not for somebody else', async () => {
    const { id } = await owner();
    const page = await openPage();
    await signIn(page, 'buyer@demo.example');
    await visit(page, `/business/${id}/edit`);
    await page.getByText('Only the owner of a business edits its profile.').waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});
