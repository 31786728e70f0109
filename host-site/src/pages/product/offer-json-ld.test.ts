import type { Product } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import type { DescribedFact } from '../../product-facts/describe.ts';
import { offerJsonLd } from './offer-json-ld.ts';

const of = (facts: Partial<Product>) => JSON.parse(JSON.stringify(offerJsonLd({ stock: 0, ...facts } as Product)));

describe('the machine-readable offer of a product', () => {
  it('is absent without a price, because an Offer needs one', () => {
    expect(of({ minimumOrder: 10, hsCode: '848180' })).toEqual({
      additionalProperty: [{ '@type': 'PropertyValue', propertyID: 'HS', name: 'HS code', value: '848180' }],
    });
    expect(of({})).toEqual({});
  });

  const facts: readonly DescribedFact[] = [
    { field: 'minimumOrder', label: 'Minimum order', text: '500 pieces' },
    { field: 'incoterms', label: 'Delivery terms (Incoterms)', text: 'FOB, CIF' },
    { field: 'leadTimeDays', label: 'Lead time', text: '14 days' },
    { field: 'sample', label: 'Samples', text: 'Yes' },
    { field: 'samplePrice', label: 'Price of a sample', text: '$3.00' },
    { field: 'hsCode', label: 'HS code', text: '8481.80' },
    { field: 'model', label: 'Model', text: 'DN50' },
  ];
  const properties = (product: Partial<Product>) =>
    offerJsonLd({ stock: 0, ...product } as Product, facts).additionalProperty?.map(({ name, value }) => [name, value]);

  it('has Incoterms, samples and model as properties, in the words of the page, and the HS code once', () => {
    expect(properties({ price: '12.50', currency: 'USD', hsCode: '848180' })).toEqual([
      ['HS code', '848180'],
      ['Delivery terms (Incoterms)', 'FOB, CIF'],
      ['Samples', 'Yes'],
      ['Price of a sample', '$3.00'],
      ['Model', 'DN50'],
    ]);
  });

  it('keeps minimum order and lead time as properties where no price makes an Offer', () => {
    expect(properties({})?.slice(0, 3)).toEqual([
      ['Minimum order', '500 pieces'],
      ['Delivery terms (Incoterms)', 'FOB, CIF'],
      ['Lead time', '14 days'],
    ]);
  });

  it('names price, currency, unit and smallest quantity', () => {
    const { offers } = of({
      price: '12.50',
      currency: 'USD',
      minimumOrder: 10,
      unit: 'piece',
      leadTimeDays: 21,
      stock: 3,
    });
    const eligibleQuantity = { '@type': 'QuantitativeValue', minValue: 10, unitCode: 'H87' };
    expect(offers).toMatchObject({
      '@type': 'Offer',
      price: '12.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      deliveryLeadTime: { value: 21, unitCode: 'DAY' },
      eligibleQuantity,
      priceSpecification: { '@type': 'UnitPriceSpecification', price: '12.50', unitCode: 'H87', eligibleQuantity },
    });
  });

  it('says nothing of the stock of a product that is made to order', () => {
    expect(of({ price: '12.50', currency: 'USD', stock: 0 }).offers).not.toHaveProperty('availability');
  });

  it('is an AggregateOffer with one offer for each price step, whose quantities do not overlap', () => {
    const priceSteps = [
      { quantity: 100, price: '11' },
      { quantity: 500, price: '9.5' },
    ];
    const { offers } = of({ price: '12.50', currency: 'EUR', priceSteps });
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '9.5', highPrice: '12.50', offerCount: 3 });
    const ranges = offers.offers.map(
      (one: { price: string; eligibleQuantity: { minValue: number; maxValue?: number } }) => [
        one.price,
        one.eligibleQuantity.minValue,
        one.eligibleQuantity.maxValue,
      ],
    );
    expect(ranges).toEqual([
      ['12.50', 1, 99],
      ['11', 100, 499],
      ['9.5', 500, undefined],
    ]);
  });
});
