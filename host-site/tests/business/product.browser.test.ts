import { productPath } from '@wbn/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { newBusiness, newPerson, type TestPerson } from '../../../tests/support/api.ts';
import { complaints, isDefined, openPage, settled, signIn } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';

let owner: TestPerson;
let path: string;
let pricedPath: string;
beforeAll(async () => {
  owner = await newPerson();
  const business = await newBusiness(owner, 'Cedar Pumps');
  const make = (name: string) =>
    owner.ask<{ productID: string }>('product', {
      businessID: business,
      name,
      description: `${name}, made to order.`,
    });
  const { productID } = await make('Bilge pump');
  await make('Sump pump');
  const priced = await owner.ask<{ productID: string }>('product', {
    businessID: business,
    name: 'Priced pump',
    price: '12.50',
    currency: 'USD',
    priceSteps: [{ quantity: 100, price: '11' }],
    minimumOrder: 10,
    unit: 'piece',
  });
  pricedPath = productPath('Cedar Pumps', 'Priced pump', priced.productID);
  path = productPath('Cedar Pumps', 'Bilge pump', productID);
});

describe('the page of a product on the portal', () => {
  it('is the widget, whole and linked without script', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(portal(path));
    const widget = page.locator('wbn-product-page');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Bilge pump');
    expect(await widget.getByRole('heading', { level: 2 }).textContent()).toBe('Bilge pump');
    expect(await widget.getByRole('link', { name: 'Cedar Pumps' }).first().getAttribute('href')).toContain(
      '/business/',
    );
    expect(await widget.getByRole('link', { name: /Sump pump/ }).getAttribute('href')).toContain('/business-product/');
    const card = widget.locator('wbn-business-card');
    expect(await card.getByRole('heading', { name: 'Cedar Pumps' }).isVisible()).toBe(true);
    expect(await card.locator('[part=request]').getAttribute('href')).toContain('/send-request');
    expect(await page.content()).not.toContain('[object Object]');
  });

  it('shows price, steps and terms without script and to machines, or the way to ask for the price', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(portal(path));
    await page.getByText('Price on request').waitFor();
    expect(await page.getByRole('link', { name: 'Ask for the price' }).getAttribute('href')).toMatch(
      /\/send-request\?product=/,
    );
    expect(await page.content()).not.toContain('"Offer"');
    await page.goto(portal(pricedPath));
    expect(await page.locator('.offer-price').innerText()).toMatch(/^\$11\.00\s–\s\$12\.50 \/ piece$/);
    expect(await page.locator('.offer-steps tbody').innerText()).toMatch(
      /10 pieces\s+\$12\.50\s+100 pieces\s+\$11\.00/,
    );
    expect(await page.locator('.offer-facts').innerText()).toMatch(/Minimum order\s+10 pieces/);
    expect(await page.locator('wbn-product-page').locator('[part=price]').isVisible()).toBe(false);
    const graph = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(graph ?? '').offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '11',
      highPrice: '12.50',
    });
  });

  it('keeps its price when the widget takes it over, in Arabic too', async () => {
    const page = await openPage({ width: 360 });
    const heard = complaints(page);
    await visit(page, `${pricedPath}?lang=ar`);
    await page.locator('wbn-product-page').getByRole('button', { name: 'مشاركة' }).waitFor();
    expect(await page.locator('.offer-steps tbody tr').first().innerText()).toContain('10 قطع');
    expect(await page.locator('.offer-price').isVisible()).toBe(true);
    expect(heard).toEqual([]);
  });

  it('is taken over without a complaint and without asking for the product again', async () => {
    const page = await openPage();
    const heard = complaints(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, path);
    await page.locator('wbn-product-page').getByText('No comments yet').waitFor();
    expect(heard).toEqual([]);
    expect(asked.filter((one) => /^\/(product|business\/profile)\//.test(one))).toEqual([]);
  });

  it('says what it knows of the product once in its HTML', async () => {
    const html = await (await fetch(portal(path))).text();
    expect(html.split('Sump pump, made to order.')).toHaveLength(3);
    expect(html.match(/data-state="[^"]*"/g)).toEqual(['data-state="null"', 'data-state="null"']);
  });

  it('keeps its card where the search box is woken first, and asks for nothing that it has', async () => {
    const page = await openPage({ width: 360, height: 500 });
    await visit(page, path);
    await settled(page);
    const heard = complaints(page);
    await page.locator('wbn-search-box').first().dispatchEvent('touchstart');
    await page.waitForFunction(() => customElements.get('wbn-business-card'));
    await settled(page);
    expect(await isDefined(page, 'wbn-product-page')).toBe(false);
    const card = page.locator('wbn-product-page wbn-business-card');
    expect(await card.getByRole('heading', { name: 'Cedar Pumps' }).isVisible()).toBe(true);
    expect(heard).toEqual([]);
  });

  it('sleeps until its visitor acts or reads on', async () => {
    const open = async () => {
      const page = await openPage({ width: 360, height: 500 });
      await visit(page, path);
      await settled(page);
      expect(await isDefined(page, 'wbn-product-page')).toBe(false);
      return page.locator('wbn-product-page');
    };
    const touched = await open();
    expect(await touched.locator('[part=comments] wbn-comments').evaluate((one) => one.shadowRoot)).toBeNull();
    // The inner card is not hydrated either: it stays the same node when the page wakes it.
    const card = touched.locator('wbn-business-card [part=card]');
    const drawn = await card.elementHandle();
    await touched.locator('wbn-business-card').dispatchEvent('touchstart');
    await touched.page().waitForFunction(() => customElements.get('wbn-business-card'));
    await touched.getByText('No comments yet').waitFor();
    expect(await drawn?.evaluate((node) => node.isConnected)).toBe(true);

    const read = await open();
    await read.locator('[part=comments]').first().scrollIntoViewIfNeeded();
    await read.getByText('No comments yet').waitFor();

    const pressed = await open();
    await pressed.getByRole('button', { name: /^Like/ }).dispatchEvent('click');
    await pressed.page().waitForURL((url) => url.href.startsWith(addresses().accounts));
  });

  it('shows members of the business its requests, and a visitor the form', async () => {
    const visitor = await openPage();
    await visit(visitor, path);
    await visitor.locator('wbn-product-page').getByRole('link', { name: 'Send Request' }).waitFor();
    const page = await openPage();
    await signIn(page, owner.email, path, owner.password);
    await page.locator('wbn-product-page').getByRole('link', { name: 'Requests', exact: true }).waitFor();
  });
});
