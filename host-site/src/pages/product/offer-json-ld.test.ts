import type { Product } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { offerJsonLd } from './offer-json-ld.ts';

const of = (facts: Partial<Product>) => JSON.parse(JSON.stringify(offerJsonLd({ stock: 0, ...facts } as Product)));

describe('the machine-readable offer of a product', () => {
  it('is absent without a price, because an Offer needs one', () => {
    expect(of({ minimumOrder: 10, hsCode: '848180' })).toEqual({
      additionalProperty: [{ '@type': 'PropertyValue', propertyID: 'HS', name: 'HS code', value: '848180' }],
    });
    expect(of({})).toEqual({});
    const model = { field: 'model', label: 'Model', text: 'DN50' } as const;
    const named = { field: 'sample', label: 'Samples', text: 'Yes' } as const;
    expect(offerJsonLd({ stock: 0 } as Product, [model, named]).additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Model', value: 'DN50' },
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
