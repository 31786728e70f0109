import { expect, it } from 'vitest';
import { asNewcomer, newBusiness } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { newEmail } from '../../../tests/support/sessions.ts';
import { hrefs, portal, visit } from '../support.ts';

const cards = 'wbn-business-card';

it('R-010 R-149 R-150 shows somebody without a business so, with the way to the first one', async () => {
  const email = newEmail();
  await asNewcomer(email);
  const page = await openPage();
  await signIn(page, email);
  await visit(page, '/my-business');
  await page.getByRole('heading', { name: "You don't have any business registered yet" }).waitFor();
  const link = page.getByRole('link', { name: 'Create your Business profile' });
  expect(await link.getAttribute('href')).toBe('/business/create');
  expect(await page.locator(cards).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/my-business');
});

it('R-149 R-156 R-377 shows a card for each business, with the ways to manage it and to see it as a buyer', async () => {
  const email = newEmail();
  const newcomer = await asNewcomer(email);
  const made: string[] = [];
  for (const name of ['Muscat Bearings', 'Nizwa Bearings', 'Sohar Bearings']) {
    made.push(await newBusiness({ ask: newcomer }, name));
  }
  const page = await openPage();
  await signIn(page, email);
  await visit(page, '/my-business');
  await page.getByRole('link', { name: 'Create another Business profile' }).waitFor();
  await expect.poll(() => page.locator(cards).count()).toBe(3);
  await page.getByRole('link', { name: 'Manage Business' }).nth(2).waitFor();
  expect(await hrefs(page, `${cards} a[part=manage]`)).toEqual(made.map((id) => portal(`/business/${id}/?editMode=1`)));
  expect(await hrefs(page, `${cards} a[part=view]`)).toEqual(made.map((id) => portal(`/business/${id}/`)));
  expect(await page.getByText("You don't have any business registered yet").count()).toBe(0);
});

it.each([360, 1440])('lets an owner press the console link of each business, in every row at %i px', async (width) => {
  const page = await openPage({ width });
  await signIn(page, 'owner@demo.example');
  await visit(page, '/my-business');
  await page.locator(`${cards} a[part=manage]`).nth(4).waitFor();
  const links = page.getByRole('link', { name: /^Console: / });
  expect(await links.count()).toBeGreaterThan(4);
  // A trial click fails where something else lies over the link.
  for (const link of await links.all()) await link.click({ trial: true, timeout: 5000 });
});

it('leads a plain member to the requests, and to the page where they can leave', async () => {
  const page = await openPage();
  await signIn(page, 'member@demo.example');
  await visit(page, '/my-business');
  const main = page.locator('main');
  await main
    .getByRole('link', { name: /^Requests: / })
    .first()
    .waitFor();
  await main
    .getByRole('link', { name: /^Members: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Leave' }).waitFor();
  await expect.poll(() => page.locator('.console-nav a').allInnerTexts()).toEqual(['Requests', 'Members']);
});

it('R-151 sends a member who wants an upgrade to Manage and its Membership tab', async () => {
  const page = await openPage();
  await signIn(page, 'owner@demo.example', '/industries');
  const note = page.getByRole('note').filter({ hasText: /Manage.*Membership tab/ });
  await visit(page, '/my-business?membership=choose-business');
  await note.waitFor();
  await visit(page, '/my-business');
  await page.locator(cards).first().waitFor();
  expect(await note.count()).toBe(0);
});

it('R-121 leads a visitor to the login and back', async () => {
  const page = await openPage();
  await page.goto(portal('/my-business'));
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('continue')).toContain('/my-business');
});
