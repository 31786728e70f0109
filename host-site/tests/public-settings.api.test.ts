import { expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { ask } from '../../tests/support/api.ts';
import { embedForms } from '../src/embed/forms.ts';
import { snippetForms } from '../src/embed/snippet-forms.ts';
import { notedApi, otherEdition } from './other-edition.ts';

interface Found {
  readonly results: { readonly productID: string; readonly businessID: string }[];
}

it('frames, snippets and oEmbed answers, and their refusals, hold settings that are public, and no other', async () => {
  const secret = { internalKey: 'an-internal-key-of-this-test', apiInternal: (await notedApi()).origin };
  // Every page's policy names these two; code for pages of others does not need them.
  const ours = { payments: 'https://payments-of-this-test.example', uploads: 'https://uploads-of-this-test.example' };
  const portal = await otherEdition('sa', { ...secret, ...ours });
  const [product] = (await ask<Found>('search/product', { textQuery: 'pump', size: 1 })).results;
  const { businessID, productID } = product!;
  const ids = `business-id=${businessID}&product-id=${productID}&resource-id=${productID}&resource-type=product&key=pk_demo`;
  const answered = [
    ...Object.keys(embedForms).map((name) => `/embed/${name}?${ids}`),
    ...Object.keys(snippetForms).map((name) => `/snippet/${name}?${ids}`),
    ...[`/business/x-${businessID}/`, `/business-product/x-${productID}`, '/search-result?search=pump'].map(
      (page) => `/oembed?url=${encodeURIComponent(addresses().portal + page)}`,
    ),
  ];
  const refused = ['/embed/none', '/snippet/none', '/oembed', '/oembed?format=xml'];
  for (const page of [...answered, ...refused]) {
    const answer = await fetch(portal + page);
    const headers = JSON.stringify([...answer.headers]);
    const text = await answer.text();
    expect(answer.ok, page).toBe(answered.includes(page));
    const told = [
      ...Object.values(secret).filter((value) => (headers + text).includes(value)),
      ...Object.values(ours).filter((value) => answer.ok && text.includes(value)),
    ];
    expect(told, page).toEqual([]);
  }
});
