import * as z from 'zod/mini';
import {
  hsCodePattern,
  incoterms,
  isCurrency,
  largestQuantity,
  longestLeadTime,
  moneyPattern,
  mostPriceSteps,
  type OfferField,
  offerFields,
  offerKinds,
  unitNames,
} from './fields.ts';

const money = z.string().check(z.regex(moneyPattern));
const quantity = z.number().check(z.int(), z.gte(1), z.lte(largestQuantity));

const shapeOfKind = {
  money,
  currency: z.string().check(z.refine(isCurrency, 'must be a currency code of ISO 4217')),
  steps: z.array(z.strictObject({ quantity, price: money })).check(z.maxLength(mostPriceSteps)),
  quantity,
  unit: z.enum(unitNames),
  incoterms: z.array(z.enum(incoterms)).check(z.maxLength(incoterms.length)),
  days: z.number().check(z.int(), z.gte(0), z.lte(longestLeadTime)),
  yesNo: z.boolean(),
  hsCode: z.string().check(z.regex(hsCodePattern)),
};

/** The commercial facts of a product as they cross the wire. */
export const offerShape = Object.fromEntries(offerFields.map((field) => [field, shapeOfKind[offerKinds[field]]])) as {
  [Field in OfferField]: (typeof shapeOfKind)[(typeof offerKinds)[Field]];
};
