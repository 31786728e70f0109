import { expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { hrefs, portal, texts, visit } from '../support.ts';

const tiers = ['standard', 'gold', 'premium', 'platinum'] as const;
const paid = [
  ['gold', 'US$ 1850', 20, 3, 0],
  ['premium', 'US$ 2650', 50, 10, 6],
  ['platinum', 'US$ 3650', 100, 20, 12],
] as const;

it('R-284 the prices block has four cards that lead to the four pages', async () => {
  const page = await openPage();
  await visit(page, '/our-network');
  expect(await hrefs(page, '.packages .package')).toEqual(tiers.map((tier) => `/membership-${tier}`));
});

it.each(tiers)('R-285 R-286 the page of %s describes, lists, compares, and sells what is sold', async (tier) => {
  const page = await openPage();
  await visit(page, `/membership-${tier}`);
  const main = page.locator('main');
  expect((await main.locator('.content-body > p').nth(1).innerText()).length).toBeGreaterThan(60);
  expect(await main.locator('.content-body > ul:not(.packages) li').count()).toBeGreaterThan(3);
  expect(await main.locator(`img[src*="mascot-${tier}"]`).isVisible()).toBe(true);
  expect(await main.locator('table.comparison').isVisible()).toBe(true);
  const buy = main.getByRole('link', { name: 'Buy now!' });
  expect(await buy.count()).toBe(tier === 'standard' ? 0 : 1);
  if (tier !== 'standard') expect(await buy.getAttribute('href')).toBe('/my-business?membership=choose-business');
});

it.each(paid)('R-279 R-280 R-281 R-282 %s costs %s a year, with %i products, %i boosts, %i hours', async (...tier) => {
  const [name, price, products, boosts, hours] = tier;
  const page = await openPage();
  await page.goto(portal(`/membership-${name}`));
  const said = await page.locator('main article').innerText();
  expect(said).toContain(`${price} per year`);
  expect(said).toMatch(new RegExp(`up to ${products} products`, 'i'));
  expect(said).toMatch(new RegExp(`${boosts} (advertising )?boosts a month`));
  if (hours) expect(said).toContain(`${hours} hours of professional B2B support`);
});

it('R-279 R-280 R-366 Standard is free, with seven products and all that a registered user has', async () => {
  const page = await openPage();
  await page.goto(portal('/membership-standard'));
  const said = await page.locator('main article').innerText();
  for (const part of [
    /registration is free/i,
    /up to 7 products/i,
    /user profile/i,
    /sending and receiving business requests/i,
    /news feed/i,
    /Business Profile, Request Center, Products, Membership and Company Members/,
    /defining company members/i,
    /like, follow and contact/i,
    /open and private business groups/i,
    /full social features/i,
    /online support/i,
  ]) {
    expect(said).toMatch(part);
  }
});

it('R-283 Gold adds verification and priority ranking, Premium high priority', async () => {
  const page = await openPage();
  await page.goto(portal('/membership-gold'));
  const gold = await page.locator('main .content-body > ul:not(.packages)').innerText();
  expect(gold).toMatch(/verification by WBN or by an independent third party/);
  expect(gold).toMatch(/priority search ranking/i);
  await page.goto(portal('/membership-premium'));
  expect(await page.locator('main .content-body > ul:not(.packages)').innerText()).toMatch(
    /high-priority search ranking/i,
  );
});

it('an owner finds the package that their business has marked, on its page and beside the others', async () => {
  const person = await newPerson();
  const businessID = await newBusiness(person, `Marked ${Date.now()}`);
  const page = await openPage();
  await visit(page, '/membership-standard');
  const marked = () => texts(page, '.packages li:has(.package-mark) .badge, .comparison thead [data-own]');
  expect(await marked()).toEqual([]);
  await signIn(page, person.email, '/membership-standard', person.password);
  await expect.poll(marked).toEqual(['Standard: Current package', 'STANDARD']);
  expect(await texts(page, '.package-mark')).toEqual(['Current package']);
  expect(await hrefs(page, '.package-owners a')).toEqual([`/business/${businessID}/membership`]);
  await visit(page, '/membership-gold');
  await expect.poll(marked).toEqual(['Standard: Current package', 'STANDARD']);
  expect(await hrefs(page, '.package-owners a')).toEqual([]);
});
