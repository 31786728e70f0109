import { productPath } from '@wbn/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { openPage, settled, signIn } from '../../tests/support/pages.ts';
import { complaints, newBusiness, newPerson, portal, type TestPerson, visit } from './support.ts';

let owner: TestPerson;
let path: string;
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
    expect(await page.content()).not.toContain('[object Object]');
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

  it('sleeps until its visitor acts or reads on', async () => {
    const open = async () => {
      const page = await openPage({ width: 360, height: 500 });
      await visit(page, path);
      await settled(page);
      expect(await page.evaluate(() => customElements.get('wbn-product-page'))).toBeUndefined();
      return page.locator('wbn-product-page');
    };
    const touched = await open();
    expect(await touched.locator('[part=comments] wbn-comments').evaluate((one) => one.shadowRoot)).toBeNull();
    // The card inside sleeps as well. It is the page that wakes it, and gives it its data.
    await touched.locator('wbn-business-card').dispatchEvent('touchstart');
    await touched.locator('wbn-business-card [part=card][aria-busy=false]').waitFor();

    const read = await open();
    await read.locator('[part=comments]').first().scrollIntoViewIfNeeded();
    await read.getByText('No comments yet').waitFor();

    const pressed = await open();
    await pressed.getByRole('button', { name: /^Like/ }).dispatchEvent('click');
    await pressed.page().waitForURL((url) => url.href.startsWith(addresses().accounts));
  });

  it('shows whoever answers for the business its requests, and a visitor the form', async () => {
    const visitor = await openPage();
    await visit(visitor, path);
    await visitor.locator('wbn-product-page').getByRole('link', { name: 'Send Request' }).waitFor();
    const page = await openPage();
    await signIn(page, owner.email, path, owner.password);
    await page.locator('wbn-product-page').getByRole('link', { name: 'Requests', exact: true }).waitFor();
  });
});
