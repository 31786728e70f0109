import { businessPath, productPath } from '@wbn/contract';
import type { BusinessCard, BusinessProfile, Product } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ask, asNewcomer } from '../../../tests/support/api.ts';
import { openPage, signIn, takenOver } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';

/** Navigates within the page, so that the browser calls the API. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

const draft = {
  categories: ['0006.01'],
  businessType: 'MA',
  country: 'SA',
  state: 'SA-01',
  shortDescription: 'Bearings for heavy conveyors',
};

it('R-011 takes the last 36 characters of a slug for the id, whatever stands before', async () => {
  const { results } = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', { textQuery: '' });
  const { businessID, general } = results[0]!.businessProfile;
  const page = await openPage();
  await visit(page, '/about-us');
  const asked = page.waitForRequest(/\/business\/profile\//);
  await goWithin(page, `/business/Any%20Name-${businessID}/`);
  expect(new URL((await asked).url()).pathname).toBe(`/business/profile/${businessID}`);
  await page.getByRole('heading', { level: 1, name: general.companyName }).waitFor();
});

it('R-010 opens my-business and business/create without asking for a business of that name', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/business\/profile\/(create|my-business)$/.test(request.url())) asked.push(request.url());
  });
  await signIn(page, 'buyer@demo.example');
  await visit(page, '/my-business');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/my-business');
  const own = await page.locator('h1').innerText();
  await visit(page, '/business/create');
  await page.getByRole('button', { name: 'Create your Business Profile' }).waitFor();
  expect(await page.locator('h1').innerText()).not.toBe(own);
  expect(asked).toEqual([]);
});

it.each(['A/B & Co 100% شركة', '100%', '#1? ..'])(
  'R-012 R-014 "%s" and its product have addresses that come back whole',
  async (companyName) => {
    const newcomer = await asNewcomer();
    const { businessID } = await newcomer<BusinessProfile>('business/profile/create', { ...draft, companyName });
    const product = { businessID, name: 'Pump 1/2" & 50% شبك', description: 'Lifts water.' };
    const { productID } = await newcomer<Product>('product', product);

    const page = await openPage();
    const address = businessPath(companyName, businessID);
    expect(address).toBe(
      `/business/${encodeURIComponent(encodeURIComponent(`${companyName.replaceAll(' ', '-')}-${businessID}`))}/`,
    );
    const answer = await page.goto(portal(address));
    expect(answer?.status()).toBe(200);
    expect(page.url()).toBe(portal(address));
    expect(await page.locator('h1').innerText()).toContain(companyName);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(portal(address));

    const link = page.locator(`main a[href*="${productID}"]`).first();
    expect(await link.getAttribute('href')).toBe(productPath(companyName, product.name, productID));
    await takenOver(page);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `/product/${productID}`);
    await link.click();
    await asked;
    await page.getByRole('heading', { name: product.name }).first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: product.name }).first().waitFor();
  },
);

it.each([
  [64, 64],
  [65, 64],
])('R-082 R-305 of a description of %i characters the titles have %i', async (length, shown) => {
  const text = `${'Ball bearings, taper bearings and pillow blocks for conveyors '.padEnd(length - 1, '-')}X`;
  expect(text).toHaveLength(length);
  const newcomer = await asNewcomer();
  const { businessID } = await newcomer<BusinessProfile>('business/profile/create', {
    ...draft,
    companyName: 'Title Bearings',
    shortDescription: text,
  });
  const { productID } = await newcomer<Product>('product', { businessID, name: 'Bearing', description: text });
  const page = await openPage();
  await page.goto(portal(businessPath('Title Bearings', businessID)));
  expect(await page.title()).toBe(text.slice(0, shown));
  await page.goto(portal(productPath('Title Bearings', 'Bearing', productID)));
  expect(await page.title()).toBe(text.slice(0, shown));
});
