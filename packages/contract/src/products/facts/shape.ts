import * as z from 'zod/mini';
import { name } from '../../primitives.ts';
import { productLengths } from '../lengths.ts';
import {
  type FactKind,
  type FactName,
  factKinds,
  factNames,
  hsCodePattern,
  incoterms,
  isCurrency,
  largestQuantity,
  longestLeadTime,
  maxPriceSteps,
  moneyPattern,
  unitNames,
  type ValueOfKind,
} from './fields.ts';

const money = z.string().check(z.regex(moneyPattern));
const quantity = z.number().check(z.int(), z.gte(1), z.lte(largestQuantity));

const shapeOfKind = {
  money,
  currency: z.string().check(z.refine(isCurrency, 'must be a currency code of ISO 4217')),
  steps: z.array(z.strictObject({ quantity, price: money })).check(z.maxLength(maxPriceSteps)),
  quantity,
  unit: z.enum(unitNames),
  incoterms: z.array(z.enum(incoterms)).check(z.maxLength(incoterms.length)),
  days: z.number().check(z.int(), z.gte(0), z.lte(longestLeadTime)),
  yesNo: z.boolean(),
  hsCode: z.string().check(z.regex(hsCodePattern)),
  text: name(productLengths.fact).check(z.trim()),
} satisfies { readonly [Kind in FactKind]: z.ZodMiniType<ValueOfKind[Kind]> };

/** The commercial facts of a product as they cross the wire. */
export const factShape = Object.fromEntries(factNames.map((field) => [field, shapeOfKind[factKinds[field]]])) as {
  [Field in FactName]: (typeof shapeOfKind)[(typeof factKinds)[Field]];
};

/** The facts by which buyers compare the goods of suppliers. */
export const pricedFacts = z.pick(z.partial(z.strictObject(factShape)), {
  price: true,
  currency: true,
  priceSteps: true,
  minimumOrder: true,
  unit: true,
  leadTimeDays: true,
});
