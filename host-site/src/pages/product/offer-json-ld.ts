import { type FactName, factKinds, units } from '@wbn/contract';
import type { Product } from '@wbn/contract/shapes';
import type { DescribedFact } from '../../product-facts/describe.ts';

const quantity = (unit: Product['unit'], minValue: number, maxValue?: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: unit && units[unit],
});

/**
 * Whether facts of a kind become properties by their labels. schema.org has no term for Incoterms and samples. The others have terms of their
 * own below, which stand in an Offer; without one, `elsewhere` makes them properties too.
 */
const isProperty: Readonly<Record<(typeof factKinds)[keyof typeof factKinds], boolean>> = {
  text: true,
  money: false,
  currency: false,
  steps: false,
  quantity: false,
  unit: false,
  incoterms: true,
  days: false,
  yesNo: true,
  hsCode: false,
};

/** An Offer has no place for the price of a sample. */
const always: ReadonlySet<FactName> = new Set(['samplePrice']);
/** Terms of an Offer, which needs a price. */
const elsewhere: ReadonlySet<FactName> = new Set(['minimumOrder', 'leadTimeDays']);

/**
 * The terms of schema.org for the sale of a product: an Offer, or an AggregateOffer with one for each price step. The page adds its address
 * and the seller to the whole.
 */
export function offerJsonLd(product: Product, facts: readonly DescribedFact[] = []) {
  const { currency, hsCode, leadTimeDays, minimumOrder = 1, price, priceSteps = [], stock, unit } = product;
  const properties = [
    ...(hsCode ? [{ '@type': 'PropertyValue', propertyID: 'HS', name: 'HS code', value: hsCode }] : []),
    ...facts
      .filter(
        ({ field }) =>
          isProperty[factKinds[field]] || always.has(field) || (price === undefined && elsewhere.has(field)),
      )
      .map(({ label, text }) => ({ '@type': 'PropertyValue', name: label, value: text })),
  ];
  const additionalProperty = properties.length > 0 ? properties : undefined;
  if (price === undefined) return { additionalProperty };
  const steps = [{ quantity: minimumOrder, price }, ...priceSteps];
  const shared = {
    priceCurrency: currency,
    availability: stock ? 'https://schema.org/InStock' : undefined,
    deliveryLeadTime:
      leadTimeDays === undefined ? undefined : { '@type': 'QuantitativeValue', value: leadTimeDays, unitCode: 'DAY' },
  };
  const offers = steps.map((step, index) => {
    const next = steps[index + 1];
    const eligibleQuantity = quantity(unit, step.quantity, next && next.quantity - 1);
    return {
      '@type': 'Offer',
      price: step.price,
      ...shared,
      eligibleQuantity,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: step.price,
        priceCurrency: currency,
        unitCode: unit && units[unit],
        eligibleQuantity,
      },
    };
  });
  const [only] = offers;
  if (offers.length === 1) return { additionalProperty, offers: only };
  const aggregate = { lowPrice: steps.at(-1)?.price, highPrice: price, offerCount: offers.length, offers };
  return { additionalProperty, offers: { '@type': 'AggregateOffer', ...shared, ...aggregate } };
}
