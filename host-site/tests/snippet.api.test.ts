import { businessCard } from '@wbn/widgets/business-card/element';
import { comments } from '@wbn/widgets/comments/element';
import { inquiryForm } from '@wbn/widgets/inquiry-form/element';
import { membershipCheckout } from '@wbn/widgets/membership-checkout/element';
import { messageCenter } from '@wbn/widgets/message-center/element';
import { productPage } from '@wbn/widgets/product-page/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import { expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { ask } from '../../tests/support/api.ts';
import { portal } from './support.ts';

interface Found {
  readonly results: { readonly productID: string; readonly businessID: string; readonly name: string }[];
}
const widgets = [businessCard, comments, inquiryForm, membershipCheckout, messageCenter, productPage, searchBox];

async function snippet(name: string, query: Record<string, string> = {}) {
  const response = await fetch(portal(`/snippet/${name}?${new URLSearchParams(query)}`));
  return { response, text: await response.text() };
}

it.each(widgets.map(({ tag }) => tag))(
  'the snippet of %s is the element with a link, and text to copy',
  async (tag) => {
    const [product] = (await ask<Found>('search/product', { textQuery: 'pump', size: 1 })).results;
    const { businessID, productID } = product!;
    const ids = { 'business-id': businessID, 'product-id': productID, 'resource-id': productID };
    const { response, text } = await snippet(tag.replace('wbn-', ''), {
      ...ids,
      'resource-type': 'product',
      locale: 'es',
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(text).toMatch(new RegExp(`^<${tag} [^>]*locale="es"`));
    expect(text).toContain(`<a href="${addresses().portal}/`);
    expect(text.includes('<template shadowrootmode="open">')).toBe(tag !== messageCenter.tag);
    expect(text).not.toContain('<script');
  },
);

it('a key adds the tag of the script, and nothing else in the address gets into the markup', async () => {
  const { text } = await snippet('search-box', { key: 'pk_demo', search: '"><script>alert(1)</script>', other: 'no' });
  const tag = `<script async type="module" src="${addresses().cdn}/v1/search-box.js" data-key="pk_demo"></script>`;
  expect(text.startsWith(`${tag}\n<wbn-search-box`)).toBe(true);
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text).not.toContain('no"');
  expect((await snippet('search-box', { key: '"><script>' })).text).not.toContain('<script');
});

it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  'a form of a snippet leads to no address that is not a page: %j',
  async (action) => {
    expect((await snippet('search-box', { action })).text).toContain(`action="${addresses().portal}/search-result"`);
  },
);

it('a form of a snippet leads where its site wants, also by a path', async () => {
  for (const action of ['https://shop.example/results', '/results'])
    expect((await snippet('search-box', { action })).text).toContain(
      `<form class="box" part="box" role="search" action="${action}"`,
    );
});

it('says what is missing for unknown widgets and ids', async () => {
  expect((await snippet('nothing')).response.status).toBe(404);
  expect((await snippet('business-card')).response.status).toBe(404);
  const gone = await snippet('business-card', { 'business-id': '0b7c1b1a-0000-4000-8000-000000000001' });
  expect([gone.response.status, gone.response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
