import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { asPerson, newBusiness, newPerson, type TestPerson } from '../support/api.ts';
import { openPage } from '../support/pages.ts';
import { logInFrom } from './steps.ts';

const names = ['Atlas Gears', 'Basra Valves', 'Cairo Pumps', 'Dammam Seals'] as const;
let owner: TestPerson;
let businesses: Record<(typeof names)[number], string>;

beforeAll(async () => {
  owner = await newPerson('Samir', 'Aziz');
  const ids: string[] = [];
  for (const name of names) ids.push(await newBusiness(owner, name));
  businesses = Object.fromEntries(names.map((name, index) => [name, ids[index]])) as typeof businesses;
  const buyer = await asPerson('buyer@demo.example');
  await buyer('business/request', { to: businesses['Basra Valves'], subject: 'Samples', message: 'Ten ball valves' });
  await buyer('social/connect', { to: businesses['Cairo Pumps'] });
});

const open = async (path: string, size?: { width: number; height: number }): Promise<Page> => {
  const page = await openPage();
  if (size) await page.setViewportSize(size);
  await logInFrom(page, path, owner);
  return page;
};
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname + url.search === path);

it('the messages badge leads to the inbox of the business that has the unread message', async () => {
  const page = await open('/industries');
  const messages = page.locator('header').getByRole('link', { name: 'Messages' });
  await messages.getByText('1', { exact: true }).waitFor();
  await messages.click();
  await at(page, `/business/${businesses['Basra Valves']}/requests`);
  await page.getByRole('button', { name: 'Basra Valves', pressed: true }).waitFor();
  await page.getByRole('option', { name: /Samples/ }).waitFor();
});

it('a notification names its business and opens as that business', async () => {
  const page = await open('/industries');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const request = page.getByRole('link', { name: /wants to connect.*Cairo Pumps/ });
  await page.getByRole('link', { name: /sent an inquiry.*Basra Valves/ }).waitFor();
  await request.click();
  await at(page, `/connections?as=${businesses['Cairo Pumps']}`);
  await page.getByRole('region', { name: 'Requests to you' }).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('region', { name: 'Connected' }).waitFor();
  // The list of another business has an address of its own, and Back leads here.
  const side = page.getByLabel('Connections of');
  await side.selectOption({ label: 'Atlas Gears' });
  await at(page, `/connections?as=${businesses['Atlas Gears']}`);
  await page.getByRole('heading', { name: 'No connections yet' }).waitFor();
  await page.goBack();
  await page.getByRole('region', { name: 'Connected' }).waitFor();
});

it('the account menu chooses a business: header, post box and inquiry form follow, also after a reload', async () => {
  const page = await open('/newsfeed');
  const account = page.locator('header .account').getByRole('button', { name: /Account$/ });
  await account.click();
  const choices = page.getByRole('group', { name: 'Acting as' });
  await expect.poll(() => choices.getByRole('radio').count()).toBe(names.length + 1);
  await choices.getByRole('radio', { name: /Dammam Seals/ }).check();
  const speaker = page.getByRole('form', { name: 'Create Post' }).getByRole('combobox');
  await expect.poll(() => speaker.inputValue()).toBe(businesses['Dammam Seals']);
  await page.reload();
  await page
    .locator('header .account')
    .getByRole('button', { name: /Acting as Dammam Seals/ })
    .waitFor();
  await expect.poll(() => speaker.inputValue()).toBe(businesses['Dammam Seals']);

  const receiver = await newBusiness(await newPerson('Rima', 'Saleh'), 'Erbil Motors');
  await page.goto(`${addresses().portal}/business/${receiver}/send-request`);
  const sender = page.locator('wbn-inquiry-form').getByRole('combobox', { name: 'Send as' });
  await expect.poll(() => sender.inputValue()).toBe(businesses['Dammam Seals']);
});

it('on a phone the menu has the same choice', async () => {
  const page = await open('/industries', { width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const choices = page.getByRole('dialog').getByRole('group', { name: 'Acting as' });
  await choices.getByRole('radio', { name: /Atlas Gears/ }).check();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page
    .locator('header .account')
    .getByRole('button', { name: /Acting as Atlas Gears/ })
    .waitFor();
});
