// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/react';
import { defaultEdition } from '@wbn/content/editions';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { summarizeFacts } from '../../product-facts/describe.ts';
import { SiteContext } from '../../site-context.ts';
import { en } from '../../texts/en.ts';
import { CompareTable } from './CompareTable.tsx';
import { en as texts } from './texts/en.ts';

afterEach(cleanup);

const settings = { edition: 'sa', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };
const site = { settings, edition: defaultEdition, locale: 'en', texts: en, words: undefined } as const;

const supplier = (
  businessID: string,
  averageLeadTime: number | null,
  answers: object | null,
  products: object[] = [],
) =>
  ({
    businessID,
    verified: false,
    verification: null,
    general: {
      companyName: `Works ${businessID}`,
      shortDescription: 'Valves',
      businessType: { code: 'MA', name: 'Manufacturer' },
      categories: [],
      industry: null,
      profilePhoto: null,
      yearStablished: null,
    },
    contactInfo: { city: 'Jubail', country: { code: 'SA', countryName: 'Saudi Arabia', emoji: '' } },
    factory: { contractManufacturing: [], factorySize: null, city: 'Elsewhere' },
    tradeCapabilities: { markets: [], spokenLanguages: [], averageLeadTime },
    businessTerms: {
      acceptedDeliveryTerms: [],
      acceptedPaymentCurrencies: [],
      packagingTypes: [],
      acceptedPaymentTypes: [],
    },
    certificates: [],
    highlights: { products, certificates: [], answers },
  }) as unknown as BusinessProfile;

it('sets the facts of each supplier below its name, and leaves out those that none of them states', () => {
  const profiles = [supplier('a', 30, { rate: 92, hours: 6 }), supplier('b', null, null)];
  const { container } = render(
    <SiteContext value={site}>
      <MemoryRouter>
        <CompareTable profiles={profiles} offers={{}} ids={['a', 'b']} texts={texts} />
      </MemoryRouter>
    </SiteContext>,
  );
  const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['Actions', 'Send RequestRemove', 'Send RequestRemove'],
    ['Products', '–Not stated', '–Not stated'],
    ['About', 'Valves', 'Valves'],
    ['Country', 'Jubail, Saudi Arabia', 'Jubail, Saudi Arabia'],
    ['Verification', 'Not Verified', 'Not Verified'],
    ['Typical time to answer', '6 hours', '–Not stated'],
    ['Inquiries answered', '92%', '–Not stated'],
    ['Business type', 'Manufacturer', 'Manufacturer'],
    ['Average lead time', '30 days', '–Not stated'],
  ]);
});

it('says at each shown product what it costs, how much must be ordered, and when it leaves', async () => {
  const offer = { price: '12.50', currency: 'USD', unit: 'piece', minimumOrder: 100, leadTimeDays: 21 };
  const products = [
    { productID: 'p', name: 'Gate valve', picture: '/p.svg', ...offer },
    { productID: 'q', name: 'Ball valve', picture: '/q.svg' },
  ];
  const profiles = [supplier('a', null, null, products)];
  const offers = await summarizeFacts(profiles[0]!.highlights.products, 'en');
  const { container } = render(
    <SiteContext value={site}>
      <MemoryRouter>
        <CompareTable profiles={profiles} offers={offers} ids={['a']} texts={texts} />
      </MemoryRouter>
    </SiteContext>,
  );
  const lines = [...container.querySelectorAll('.compare-products > li')].map((product) =>
    [...product.querySelectorAll('a, li')].map((line) => line.textContent),
  );
  expect(lines).toEqual([
    ['Gate valve', '$12.50 / piece', 'Minimum order: 100 pieces', 'Lead time: 21 days'],
    ['Ball valve'],
  ]);
});
