// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { defaultEdition } from '@wbn/content/editions';
import type { Product } from '@wbn/contract/shapes';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteContext } from '../site-context.ts';
import { en } from '../texts/en.ts';
import { ProductTile } from './ProductTile.tsx';

const settings = { edition: 'sa', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };
const site = { settings, edition: defaultEdition, locale: 'en', texts: en, words: undefined } as const;

function tile(product: Partial<Product>): HTMLElement {
  const whole = {
    productID: '0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b',
    name: 'Pump',
    businessProfile: { general: { companyName: 'A/B & Co' } },
    ...product,
  } as Product;
  return render(
    <SiteContext value={site}>
      <MemoryRouter>
        <ProductTile product={whole} />
      </MemoryRouter>
    </SiteContext>,
  ).container;
}

it.each([
  [200, 'x'.repeat(200)],
  [201, `${'x'.repeat(200)}…`],
])('R-298 shows of a description of %i characters at most 200', (length, shown) => {
  const text = tile({ description: 'x'.repeat(length) }).querySelector('.product-tile-text')?.textContent;
  expect(text).toBe(shown);
});

it('R-298 leads to the product by its double-encoded address, with its picture or one of its letters', () => {
  const pictured = tile({ mainImage: { url: 'http://files/pump.webp' } });
  expect(pictured.querySelector('a')?.getAttribute('href')).toBe(
    '/business-product/A%252FB-%2526-Co-Pump-0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b',
  );
  expect(pictured.querySelector('img')?.getAttribute('src')).toBe('http://files/pump.webp');
  const plain = tile({ mainImage: null });
  expect(plain.querySelector('img')).toBeNull();
  expect(plain.querySelector('.avatar')?.textContent).toBe('P');
});
