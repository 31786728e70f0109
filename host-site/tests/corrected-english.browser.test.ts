import { copyrightLine, productPath, sentences, technicalSpecifications } from '@wbn/contract';
import { inFixedEnglish } from '@wbn/contract/fixed-english';
import { expect, it } from 'vitest';
import { ask } from '../../tests/support/api.ts';
import { complaints, openPage, settled } from '../../tests/support/pages.ts';
import { portal } from './support.ts';

interface Found {
  readonly results: readonly {
    readonly productID: string;
    readonly name: string;
    readonly specs?: readonly unknown[];
  }[];
}

it('a page of an edition in corrected English is taken over by its script without a wrong word', async () => {
  const { results } = await ask<Found>('search/product', { textQuery: 'pump' });
  const { name, productID } = results[0]!;
  // A document of the test's own hand may ask loopback addresses only with a permission.
  const page = await openPage({ permissions: ['local-network-access'] });
  const heard = complaints(page);
  // Written as the server of such an edition writes it; the running one is of another.
  await page.route('**/business-product/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace('<html lang="en"', '<html lang="en-x-fixed"')
      .replace('"edition":{', '"edition":{"english":"en-x-fixed",')
      .replaceAll(copyrightLine, inFixedEnglish(copyrightLine))
      .replaceAll(technicalSpecifications, inFixedEnglish(technicalSpecifications));
    return route.fulfill({ response, body: html });
  });
  await page.goto(portal(productPath('x', name, productID)));
  await settled(page);
  const widget = page.locator('wbn-product-page').first();
  await widget.hover();
  await expect.poll(() => widget.locator('[part=technical]').innerText()).toContain('Technical Specifications');
  await page.locator('wbn-comments').first().scrollIntoViewIfNeeded();
  const prompt = page.locator('wbn-comments [part=prompt]').first();
  await prompt.waitFor();
  expect(await prompt.innerText()).toBe(inFixedEnglish(sentences.commentLogin));
  expect(await page.locator('footer').innerText()).toContain('© WBN. All rights reserved.');
  expect(heard).toEqual([]);
});
