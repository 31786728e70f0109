import { describe, expect, it } from 'vitest';
import { draftOf, problemsOf, productBody } from './product-draft.ts';

const valve = {
  productID: 'p-1',
  name: 'Ball valve',
  externalID: 'V-1',
  description: 'Brass',
  keywords: 'tap, cock',
  leadTime: null,
  stock: 0,
  specs: [{ key: 'Size', value: '2 in' }],
  mainImage: { url: 'https://files.example/a' },
  images: [{ url: 'https://files.example/b' }],
  price: '12.50',
  currency: 'USD',
  priceSteps: [{ quantity: 100, price: '11' }],
  sample: false,
  videos: [],
  industry: { id: '0001', name: 'A' },
  category: { id: '0001.02', name: 'B' },
  subCategory: null,
  state: 'draft',
} as never;

describe('the form of a product', () => {
  it('begins with what the product has, and sends it back as it was', () => {
    const draft = draftOf(valve);
    expect(draft).toMatchObject({ name: 'Ball valve', stock: '0', categoryID: '0001.02', published: false });
    expect(productBody(draft, valve)).toEqual({
      name: 'Ball valve',
      state: 'draft',
      externalID: 'V-1',
      description: 'Brass',
      keywords: 'tap, cock',
      category: '0001.02',
      stock: 0,
      specs: [{ key: 'Size', value: '2 in' }],
      mainImage: { url: 'https://files.example/a' },
      images: [{ url: 'https://files.example/b' }],
      price: '12.50',
      currency: 'USD',
      priceSteps: [{ quantity: 100, price: '11' }],
      sample: false,
    });
  });

  it.each([
    ['1,500', 1500],
    ['٤٠', 40],
    ['', undefined],
  ])('reads the stock %j as people write numbers', (stock, sent) => {
    expect(productBody({ ...draftOf(), name: 'Pump', stock }).stock).toBe(sent);
  });

  it('names what was emptied, and nothing that was empty before', () => {
    const draft = { ...draftOf(valve), description: ' ', specs: [], mainImage: {}, categoryID: '0001' };
    expect(productBody(draft, valve)).toMatchObject({
      industry: '0001',
      clear: ['description', 'industry', 'specs', 'mainImage'],
    });
    expect(productBody({ ...draftOf(), name: 'Pump' })).toEqual({ name: 'Pump', state: 'published' });
    const onRequest = { ...draftOf(valve), facts: { ...draftOf(valve).facts, price: ' ', priceSteps: '' } };
    expect(productBody(onRequest, valve).clear).toEqual(['price', 'priceSteps']);
  });

  it.each([
    [{ name: ' ' }, ['name']],
    [{ stock: '-1' }, ['stock']],
    [{ stock: '1.5' }, ['stock']],
    [{ stock: '1000000000' }, ['stock']],
    [{ stock: '١٬٥٠٠' }, []],
    [{ specs: [{ key: 'Size', value: '' }] }, ['specs']],
    [{ specs: [{ key: '', value: '' }] }, []],
    [{ video: 'http://video.example/1' }, ['video']],
    [{ video: 'https://video.example/1' }, []],
    [{ facts: { ...draftOf(valve).facts, price: '1,250' } }, ['price']],
    [{ name: '', video: 'x', facts: { ...draftOf(valve).facts, currency: '' } }, ['name', 'currencyMissing', 'video']],
    [{ facts: { ...draftOf(valve).facts, priceSteps: '100: 12.50' } }, ['stepsRising']],
  ])('finds in %o the problems %o', (part, problems) => {
    expect(problemsOf({ ...draftOf(valve), ...part })).toEqual(problems);
  });
});
