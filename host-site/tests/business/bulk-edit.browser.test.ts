import type { OwnProduct } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';

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
    await page.getByLabel('Lead time in days').fill('many');
    await page.getByRole('button', { name: 'Preview the changes' }).click();
    await page.getByText('Write whole days, from 0 to 1000.').waitFor();
    await page.getByLabel('Lead time in days').fill('21');
    await page.getByLabel('Lead time', { exact: true }).fill('3 weeks');
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
});
