import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { ask } from '../../../tests/support/api.ts';
import { openPage, settled, signIn } from '../../../tests/support/pages.ts';
import { noteSent, portal, visit } from '../support.ts';

const path = '/contact-us/form';
const names = [
  'firstName lastName jobPosition email mobilePhone',
  'businessName businessType website companyPhone companyFax totalEmployees salesEmployees',
  'address city zipcode country usaState',
  'buyProduct1 buyProduct2 buyProduct3 buyProduct4 moreInfoBuy',
  'sellProduct1 sellProduct2 sellProduct3 sellProduct4 moreInfoSell',
].flatMap((line) => line.split(' '));
const field = (page: Page, name: string) => page.locator(`#enquiry-${name}`);
const optionsOf = (page: Page, name: string) => field(page, name).locator('option').allInnerTexts();

const sent = 'Request sent successfully, you will be contact soon!';
const failed = 'There was an error processing your request, please try again in a few hours!';

it('R-022 R-327 is titled, and can be sent and reset', async () => {
  const page = await openPage();
  await visit(page, path);
  expect(await page.locator('h1').innerText()).toBe('NEED BUSINESS HELP?');
  expect(await page.getByRole('button', { name: 'Submit' }).getAttribute('type')).toBe('submit');
  await field(page, 'firstName').fill('Lina');
  await field(page, 'country').selectOption('SA');
  await page.getByRole('button', { name: 'Reset Form' }).click();
  await expect.poll(() => field(page, 'firstName').inputValue()).toBe('');
  await expect.poll(() => field(page, 'country').inputValue()).toBe('');
});

it('R-328 R-332 has 27 controls, each with its label; two carry an asterisk', async () => {
  const page = await openPage();
  await visit(page, path);
  const controls = page.locator('.enquiry-form').locator('input, select, textarea');
  expect(await controls.count()).toBe(27);
  for (const name of names) {
    const label = page.locator(`label[for=enquiry-${name}]`);
    expect((await label.innerText()).length).toBeGreaterThan(3);
    expect(await field(page, name).isVisible()).toBe(true);
  }
  const labels = await page.locator('.enquiry-form label').allInnerTexts();
  const starred = labels.filter((label) => label.includes('*'));
  expect(starred.sort()).toEqual(['Company Telephone *', 'Email *']);
});

it('R-329 R-330 its dropdowns begin with nothing chosen; the states are fifty and the capital', async () => {
  const countries = await ask<unknown[]>('ref-data/country');
  const page = await openPage();
  await visit(page, path);
  const selects = page.locator('.enquiry-form select');
  expect(await selects.count()).toBe(12);
  for (const select of await selects.all()) {
    const first = select.locator('option').first();
    expect(await first.innerText()).toMatch(/^Select/);
    expect(await first.getAttribute('value')).toBe('');
    expect(await select.inputValue()).toBe('');
  }
  expect(await optionsOf(page, 'country')).toHaveLength(countries.length + 1);
  expect(await optionsOf(page, 'businessType')).toHaveLength(10);
  expect(await optionsOf(page, 'buyProduct4')).toHaveLength(16);
  const states = await optionsOf(page, 'usaState');
  expect(states[0]).toBe('Select one state');
  expect(states).toHaveLength(52);
  expect(states).toContain('District of Columbia');
});

it('R-331 R-357 takes 512 characters in its text boxes, counts them, and lets no more in', async () => {
  const page = await openPage();
  await visit(page, path);
  for (const name of ['moreInfoBuy', 'moreInfoSell']) {
    const area = field(page, name);
    expect(await area.getAttribute('rows')).toBe('6');
    await area.fill('x'.repeat(511));
    await area.press('End');
    await area.pressSequentially('yz');
    expect(await area.inputValue()).toBe(`${'x'.repeat(511)}y`);
    expect(await page.locator('.field:has(textarea)', { has: area }).locator('.field-count').innerText()).toMatch(
      /^512\/512/,
    );
  }
});

it('R-333 R-334 R-335 R-330 sends what was filled in and nothing else, disabled and loading meanwhile', async () => {
  const page = await openPage();
  const sentBodies = await noteSent(page);
  await visit(page, path);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/needhelp/send', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await field(page, 'firstName').fill('لينا');
  await field(page, 'email').fill('lina@haddad.example');
  await field(page, 'businessType').selectOption({ label: 'Importers' });
  await field(page, 'sellProduct1').selectOption({ index: 11 });
  await field(page, 'moreInfoSell').fill('Dates <b>& more</b>');
  const button = page.getByRole('button', { name: 'Submit' });
  await button.click();
  await expect.poll(() => button.isDisabled()).toBe(true);
  expect(await button.getAttribute('aria-busy')).toBe('true');
  expect(await button.locator('.spinner').isVisible()).toBe(true);
  release();
  await page.getByText(sent, { exact: true }).waitFor();
  await expect.poll(() => button.isDisabled()).toBe(false);
  await expect.poll(() => field(page, 'moreInfoSell').inputValue()).toBe('');
  const bodies = (await sentBodies()).filter((one) => one.path === '/needhelp/send').map(({ body }) => body);
  expect(bodies).toEqual([
    {
      firstName: 'لينا',
      email: 'lina@haddad.example',
      businessType: 'IM',
      sellProduct1: '0011',
      moreInfoSell: 'Dates <b>& more</b>',
    },
  ]);
});

it.each([
  [500, { success: false, code: 500, name: 'InternalError', message: 'x' }],
  [200, { success: false, code: 200, name: 'InternalError', message: 'x' }],
])('R-336 says so when it fails (%i), and keeps what was typed', async (status, json) => {
  const page = await openPage();
  await visit(page, path);
  await page.route('**/needhelp/send', (route) =>
    route.fulfill({ status, headers: { 'access-control-allow-origin': addresses().portal }, json }),
  );
  await field(page, 'businessName').fill('Haddad Trading');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(failed, { exact: true }).waitFor();
  expect(await field(page, 'businessName').inputValue()).toBe('Haddad Trading');
  await expect.poll(() => page.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(false);
});

it('keeps what was typed over a reload, and in another language', async () => {
  const page = await openPage();
  await visit(page, path);
  await field(page, 'city').fill('Jeddah');
  await visit(page, `${path}?lang=ar`);
  await expect.poll(() => field(page, 'city').inputValue()).toBe('Jeddah');
  expect(await page.locator('h1').innerText()).toBe('هل تحتاج إلى مساعدة في أعمالك؟');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it('does not bring back what was deleted again', async () => {
  const page = await openPage();
  await visit(page, path);
  await field(page, 'city').fill('Jeddah');
  await field(page, 'city').fill('');
  await visit(page, path);
  await settled(page);
  expect(await field(page, 'city').inputValue()).toBe('');
});

it('keeps what was typed before the script of the page came', async () => {
  const page = await openPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(portal(path), { waitUntil: 'commit' });
  await field(page, 'city').fill('Jeddah');
  await field(page, 'country').selectOption('SA');
  release();
  await page.waitForFunction(() => sessionStorage.getItem('wbn:enquiry:help')?.includes('Jeddah'));
  expect(await field(page, 'city').inputValue()).toBe('Jeddah');
  expect(await field(page, 'country').inputValue()).toBe('SA');
  await field(page, 'zipcode').fill('21411');
  expect(await field(page, 'city').inputValue()).toBe('Jeddah');
});

it('R-043 is where Need help? leads, and the contact page', async () => {
  const page = await openPage();
  await signIn(page, 'member@demo.example', '/industries');
  await page.locator('header .account .menu-button').click();
  await page.locator('header').getByRole('link', { name: 'Need help?' }).click();
  await page.waitForURL(portal(path));
  await page.getByRole('heading', { level: 1, name: 'NEED BUSINESS HELP?' }).waitFor();
  await visit(page, '/contact-us');
  await page.locator('main').getByRole('link', { name: 'Need Help', exact: true }).click();
  await page.waitForURL(portal(path));
});

it('says without script how else we can be reached', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(portal(path));
  expect(await page.locator('main').innerText()).toMatch(/needs JavaScript[\s\S]*@wbn\.example[\s\S]*Europe \+/);
  await page.goto(portal(`${path}?lang=es`));
  expect(await page.locator('main').innerText()).toMatch(/EE\. UU\. \+1[\s\S]*Europa \+/);
});
