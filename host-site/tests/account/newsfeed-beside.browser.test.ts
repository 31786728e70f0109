import { businessPath, fill, isolated, productPath } from '@wbn/contract';
import type { MemberHome, Product } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { newBusiness, newPerson, type TestPerson } from '../../../tests/support/api.ts';
import { openPage, settled, signIn, takenOver } from '../../../tests/support/pages.ts';
import { es } from '../../src/pages/newsfeed/texts/es.ts';
import { answer, apiCalls, hrefs, portal, visit } from '../support.ts';

/** A person who follows a business with a new product. Businesses of the same industry are suggestions. */
async function newFollower() {
  const seller = await newPerson();
  const company = `Followed Works ${crypto.randomUUID().slice(0, 8)}`;
  const businessID = await newBusiness(seller, company);
  const { productID } = await seller.ask<Product>('product', { businessID, name: 'Cobalt bar' });
  const reader = await newPerson();
  await reader.ask('social/follow/business', { resourceID: businessID });
  return { company, reader, product: productPath(company, 'Cobalt bar', productID) };
}

async function openNewsfeed({ email, password }: TestPerson, width: number, language = 'en'): Promise<Page> {
  const page = await openPage({ width });
  await signIn(page, email, undefined, password);
  await visit(page, `/newsfeed?lang=${language}`);
  return page;
}

const isHome = ({ path }: { readonly path: string }) => path.startsWith('user/home');

it('a wide newsfeed shows new products of followed businesses, and other businesses with the reason', async () => {
  const { company, product, reader } = await newFollower();
  const { suggestions } = await reader.ask<MemberHome>('user/home');
  expect(suggestions.length).toBeGreaterThan(1);
  const page = await openNewsfeed(reader, 1280);
  const beside = page.locator('.feed-beside');
  await beside.getByRole('heading', { name: 'Suggestions for you' }).waitFor();
  expect(await hrefs(page, '.feed-beside .product-tile')).toEqual([product]);
  expect(await beside.locator('li > p').allInnerTexts()).toEqual(
    suggestions.slice(0, 4).map(() => expect.stringContaining(company)),
  );
  const cards = beside.locator('wbn-business-card');
  expect(await cards.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('business-id')))).toEqual(
    suggestions.slice(0, 4).map(({ business }) => business.businessID),
  );
  // Posts and the second column stand beside each other.
  const [posts, second] = await Promise.all([page.locator('.feed-posts').boundingBox(), beside.boundingBox()]);
  expect(posts!.x + posts!.width).toBeLessThan(second!.x);

  const { businessID, general } = suggestions[0]!.business;
  await cards.first().locator('a').first().click();
  await page.waitForURL(portal(businessPath(general.companyName, businessID)));
  await page.goBack();
  await beside.locator('.product-tile').click();
  await page.waitForURL(portal(product));
});

it('the second column of the newsfeed is in the language of the reader, and its links keep it', async () => {
  const { company, product, reader } = await newFollower();
  const page = await openNewsfeed(reader, 1280, 'es');
  const beside = page.locator('.feed-beside');
  await beside.locator('wbn-business-card').first().waitFor();
  expect(await beside.locator('h2').allInnerTexts()).toEqual([es.newProducts, es.suggestions]);
  expect(await beside.locator('li > p').first().innerText()).toContain(
    fill(es.reasons.follows, { name: isolated(company) }),
  );
  await beside.locator('.product-tile').click();
  await page.waitForURL((url) => url.href.startsWith(portal(product)));
  await takenOver(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
});

it('a narrow newsfeed does not load the second column until the window becomes wide', async () => {
  const { reader } = await newFollower();
  const page = await openPage({ width: 1199 });
  await signIn(page, reader.email, undefined, reader.password);
  const calls = apiCalls(page);
  await visit(page, '/newsfeed');
  await page.getByRole('textbox', { name: 'Create your post' }).waitFor();
  await settled(page);
  expect(calls.filter(isHome)).toEqual([]);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.locator('.feed-beside .product-tile').waitFor();
  expect(calls.filter(isHome)).toHaveLength(1);
});

it('a second column that cannot be loaded stays empty beside the posts, without a word', async () => {
  const { reader } = await newFollower();
  const page = await openPage({ width: 1280 });
  await signIn(page, reader.email, undefined, reader.password);
  await answer(page, 'user/home*', undefined, 500);
  const calls = apiCalls(page);
  await visit(page, '/newsfeed');
  await page.getByRole('textbox', { name: 'Create your post' }).waitFor();
  await expect.poll(() => calls.filter(isHome).length).toBe(1);
  await settled(page);
  expect(await page.locator('.feed-beside').innerText()).toBe('');
  expect(await page.locator('[role=alert]:visible').allInnerTexts()).toEqual([]);
});
