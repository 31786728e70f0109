import { expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { portal } from '../support.ts';
import { openMembership } from './membership-page.ts';

it.each(['en', 'ar'])('shows all parts of the console above a narrow column, none cut off: %s', async (lang) => {
  const { page } = await openMembership({ width: 1440, lang });
  const links = page.locator('.console-nav a');
  await expect.poll(() => links.count()).toBe(9);
  const frame = (await page.locator('.console-nav').boundingBox())!;
  for (const link of await links.all()) {
    const box = (await link.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(frame.x - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
  }
});

it('the navigation of a business stays in its place from part to part, in one row on a desktop', async () => {
  const owner = await newPerson('Olga', 'Owner');
  const id = await newBusiness(owner, 'Steady Bearings');
  const page = await openPage({ width: 1440 });
  await signIn(page, owner.email, undefined, owner.password);
  const places: string[] = [];
  for (const part of ['console', 'edit', 'boosts', 'members', 'membership', 'verification', 'audit']) {
    await page.goto(portal(`/business/${id}/${part}`));
    await expect.poll(() => page.locator('.console-nav a').count()).toBe(9);
    const { x, width, height } = (await page.locator('.console-nav').boundingBox())!;
    places.push([x, width, height].map(Math.round).join());
  }
  expect(new Set(places).size, places.join(' ')).toBe(1);
  expect(Number(places[0]?.split(',')[2])).toBeLessThan(80);
});

it.each(['en', 'ar'])('a long name beside the arrow that leads back wraps on the reader’s side: %s', async (lang) => {
  const owner = await newPerson('Olga', 'Owner');
  const id = await newBusiness(owner, 'Long and Winding Hygiene Products Supply Company');
  const page = await openPage({ width: 360 });
  await signIn(page, owner.email, `/business/${id}/boosts?lang=${lang}`, owner.password);
  const name = page.locator('.back-link bdi');
  expect(await name.evaluate((bdi) => getComputedStyle(bdi).textAlign)).toBe(lang === 'ar' ? 'right' : 'left');
  expect((await name.boundingBox())!.height).toBeGreaterThan(30);
});

it.each([
  ['en', 'products', 'Skip to content: Products', 'table'],
  ['ar', 'products', 'انتقل إلى المحتوى: المنتجات', 'table'],
  ['en', 'members', 'Skip to content: Members', 'region'],
] as const)(
  'two presses of Tab find a way from the start of a part past its navigation to its list: %s, %s',
  async (lang, part, name, list) => {
    const owner = await newPerson('Olga', 'Owner');
    const businessID = await newBusiness(owner, 'Keyed Bearings');
    await owner.ask('product', { businessID, name: 'Roller bearing' });
    const page = await openPage();
    await signIn(page, owner.email, `/business/${businessID}/${part}?lang=${lang}`, owner.password);
    const skip = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect.poll(() => page.locator('.console-nav a').count()).toBe(9);
    await page.locator('#content').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await skip.evaluate((link) => link.matches(':focus'))).toBe(true);
    expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const ownList = page.getByRole('main').getByRole(list).first();
    expect(await ownList.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  },
);

it('the inbox of a business leads its owner back to the console, and a person’s inbox has no such link', async () => {
  const owner = await newPerson('Olga', 'Owner');
  const id = await newBusiness(owner, 'Answered Bearings');
  const page = await openPage({ width: 390 });
  await signIn(page, owner.email, `/business/${id}/console`, owner.password);
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Requests' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Console', exact: true }).click();
  await page.waitForURL((url) => url.pathname === `/business/${id}/console`);
  await page.goto(portal('/business/me/requests'));
  await page.getByRole('link', { name: 'All conversations' }).waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: 'Console', exact: true }).count()).toBe(0);
});
