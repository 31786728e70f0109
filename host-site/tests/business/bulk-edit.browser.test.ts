import { fill } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { inLanguage } from '../../../tests/support/portal-pages.ts';
import { ar } from '../../src/pages/products/texts/ar.ts';
import { en } from '../../src/pages/products/texts/en.ts';

describe('several products of a supplier', () => {
  it('are chosen, previewed and changed together by one call with one key, and a deleted one stays deleted', async () => {
    const owner = await newPerson();
    const business = await newBusiness(owner, 'Bulk Valves');
    const ids: string[] = [];
    for (const name of ['Ball valve', 'Gate valve', 'Angle valve']) {
      const { productID } = await owner.ask<OwnProduct>('product', {
        businessID: business,
        name,
        externalID: `${name}-1`,
      });
      ids.push(productID);
    }
    const { productID: plain } = await owner.ask<OwnProduct>('product', { businessID: business, name: 'Check valve' });
    const page = await openPage({ width: 390, height: 844 });
    await signIn(page, owner.email, `/business/${business}/products`, owner.password);
    const change = page.getByRole('button', { name: 'Change the chosen products' });
    await change.waitFor();
    expect(await change.isDisabled()).toBe(true);
    // By keyboard: all, but for one.
    await page.getByLabel('Choose all').press('Space');
    await page.getByLabel('Choose Gate valve').press('Space');
    await page.getByText('Chosen: 3').waitFor();
    await change.press('Enter');
    await page.getByRole('heading', { name: 'Change products: 3' }).waitFor();
    await page.getByRole('button', { name: 'Preview the changes' }).click();
    await page.getByText('Choose at least one change.').waitFor();
    const days = page.getByRole('textbox', { name: 'Lead time in days' });
    await days.fill('many');
    await page.getByRole('button', { name: 'Preview the changes' }).click();
    await page.getByText('Write whole days, from 0 to 1000.').waitFor();
    await days.fill('21');
    await page.getByRole('textbox', { name: 'Lead time', exact: true }).fill('3 weeks');
    await owner.ask(`product/${ids[2]}`, {}, 'DELETE');
    await page.getByRole('button', { name: 'Preview the changes' }).click();
    await page.getByText('Nothing is stored until you confirm.').waitFor();
    await page.getByRole('row', { name: /Ball valve.*Lead time.*Lead time in days/ }).waitFor();
    await page.getByRole('row', { name: /Angle valve.*This product no longer exists\./ }).waitFor();
    const before = await owner.ask<{ products: OwnProduct[] }>(`product/mine?bid=${business}`);
    expect(before.products.map(({ leadTime }) => leadTime)).toEqual([null, null, null]);

    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/product/import') && request.method() === 'POST')
        keys.push(request.headers()['idempotency-key'] ?? '');
    });
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await page.getByText('Done: 2 changed, 0 refused.').waitFor();
    expect(keys).toEqual([expect.stringMatching(/.{8}/)]);
    const { products } = await owner.ask<{ products: OwnProduct[] }>(`product/mine?bid=${business}`);
    const changed = products.filter(({ leadTimeDays }) => leadTimeDays === 21);
    expect(changed.map(({ productID }) => productID).toSorted()).toEqual([ids[0], plain].toSorted());
    expect(products).toHaveLength(3);
    await page.getByRole('button', { name: 'Back to the products' }).click();
    await page.getByRole('row', { name: /Gate valve/ }).waitFor();
    expect(await page.getByLabel('Choose all').isChecked()).toBe(false);
  });

  it.each([
    ['en', 1280],
    ['ar', 360],
  ] as const)(
    'have a field emptied together, and are deleted together, in %s, %i pixels wide',
    async (language, width) => {
      const texts = language === 'ar' ? ar : en;
      const { bulk } = texts;
      const owner = await newPerson();
      const business = await newBusiness(owner, 'Emptied Valves');
      const own = async () => (await owner.ask<{ products: OwnProduct[] }>(`product/mine?bid=${business}`)).products;
      const offer = { price: '12.50', currency: 'USD', priceSteps: [{ quantity: 100, price: '11' }], model: 'B-1' };
      for (const name of ['Ball valve', 'Gate valve', 'Angle valve'])
        await owner.ask('product', { businessID: business, name, ...offer });
      const page = await openPage({ width, height: 844 });
      await signIn(page, owner.email, inLanguage(`/business/${business}/products`, language), owner.password);
      const choose = async (...names: readonly string[]) => {
        for (const name of names) await page.getByLabel(fill(bulk.choose, { name })).check();
      };
      await choose('Ball valve', 'Gate valve');
      await page.getByRole('button', { name: bulk.change }).click();
      await page.getByRole('group', { name: bulk.empty }).locator('input').nth(2).check();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: bulk.check }).click();
      await page.getByText(fill(bulk.checked, { updated: 2, unchanged: 0, refused: 0 })).waitFor();
      await page.getByRole('button', { name: bulk.store }).click();
      await page.getByText(fill(bulk.done, { updated: 2, refused: 0 })).waitFor();
      const prices = new Map(
        (await own()).map(({ model, name, price, priceSteps }) => [name, [price, priceSteps, model]]),
      );
      expect(prices.get('Ball valve')).toEqual([undefined, undefined, 'B-1']);
      expect(prices.get('Gate valve')).toEqual([undefined, undefined, 'B-1']);
      expect(prices.get('Angle valve')).toEqual(['12.50', offer.priceSteps, 'B-1']);

      // One of the chosen products is gone already: the others still go.
      await page.getByRole('button', { name: texts.list.close }).click();
      await choose('Ball valve', 'Gate valve');
      const gone = (await own()).find(({ name }) => name === 'Gate valve');
      await owner.ask(`product/${gone!.productID}`, {}, 'DELETE');
      await page.getByRole('button', { name: bulk.remove }).click();
      const dialog = page.getByRole('dialog', { name: fill(bulk.removeTitle, { count: 2 }) });
      await dialog.getByRole('button', { name: texts.remove }).click();
      await page.getByText(fill(bulk.removed, { count: 2 })).waitFor();
      await page.getByRole('row', { name: /Ball valve/ }).waitFor({ state: 'detached' });
      expect((await own()).map(({ name }) => name)).toEqual(['Angle valve']);
      expect(await page.getByRole('button', { name: bulk.remove }).isDisabled()).toBe(true);
    },
  );
});
