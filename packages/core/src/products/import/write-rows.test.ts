import type { OwnProduct } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { readRows } from './read-rows.ts';
import { catalogueRows } from './write-rows.ts';

const own = (part: object) =>
  ({
    externalID: 'V-1',
    name: 'Ball valve',
    stock: 0,
    specs: [],
    state: 'published',
    ...part,
  }) as unknown as OwnProduct;
const place = { industry: { id: '0001' }, category: { id: '0001.02' }, subCategory: { id: '0001.02.03' } };

it('a written catalogue reads back as the same products, with their facts and specifications', () => {
  const facts = {
    price: '12.505',
    currency: 'KWD',
    priceSteps: [{ quantity: 100, price: '11' }],
    minimumOrder: 10,
    unit: 'piece',
    incoterms: ['EXW', 'FOB'],
    leadTimeDays: 0,
    sample: true,
    samplePrice: '0',
    hsCode: '848180',
    model: 'DN50-PN16',
  };
  const text = { description: 'Two\nlines, "quoted"', keywords: 'tap, cock', leadTime: '3 weeks' };
  const specs = [
    { key: 'Size', value: '2 in' },
    { key: 'Use', value: 'water' },
    { key: 'Use', value: 'oil' },
  ];
  const products = [
    own({ ...facts, ...text, ...place, specs }),
    own({ externalID: null, productID: 'p-2', state: 'draft' }),
  ];
  const { refused, rows } = readRows(catalogueRows(products), (id) => ({ subCategory: id }));
  expect(refused).toEqual([]);
  expect(rows.map(({ row }) => row)).toEqual([
    {
      externalID: 'V-1',
      name: 'Ball valve',
      stock: 0,
      state: 'published',
      subCategory: '0001.02.03',
      ...text,
      ...facts,
      specs,
    },
    { externalID: 'p-2', name: 'Ball valve', stock: 0, state: 'draft' },
  ]);
});

it('a written catalogue names the pictures of each product, the main one first, as the import reads them', () => {
  const [main, more] = ['https://files.example/1.webp', 'https://files.example/2.webp'];
  const products = [
    own({ mainImage: { url: main }, images: [{ url: more }] }),
    own({ externalID: 'V-2', mainImage: null }),
  ];
  const { rows } = readRows(catalogueRows(products), () => undefined);
  expect(rows.map(({ pictures }) => pictures)).toEqual([[main, more], undefined]);
});
