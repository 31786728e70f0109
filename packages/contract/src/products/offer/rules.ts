import { type Offer, type OfferField, offerFields } from './fields.ts';

/** A mistake in an offer. The name of a field alone means that its value cannot be read. */
export type OfferProblem =
  | OfferField
  | 'priceMissing'
  | 'currencyMissing'
  | 'stepsOrder'
  | 'stepsRising'
  | 'sampleMissing';

const fieldOf: Readonly<Partial<Record<OfferProblem, OfferField>>> = {
  priceMissing: 'price',
  currencyMissing: 'currency',
  stepsOrder: 'priceSteps',
  stepsRising: 'priceSteps',
  sampleMissing: 'sample',
};

/** The field to correct. */
export const problemField = (problem: OfferProblem): OfferField => fieldOf[problem] ?? (problem as OfferField);

const scale = 10_000n;
/** Compares decimal texts exactly: money in ten-thousandths. */
export function exactMoney(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole) * scale + BigInt(part.padEnd(4, '0').slice(0, 4));
}

const isFree = (text: string | undefined) => text === undefined || exactMoney(text) === 0n;

/** Mistakes between the facts of one offer, in the order of its fields. */
export function offerProblems(offer: Offer): OfferProblem[] {
  const { currency, minimumOrder, price, priceSteps = [], sample, samplePrice } = offer;
  const steps = [{ quantity: Math.max(1, minimumOrder ?? 1), price: price ?? '' }, ...priceSteps];
  const later = steps.slice(1).map((step, index) => ({ step, before: steps[index] ?? step }));
  const problems: Readonly<Record<string, boolean>> = {
    price: price !== undefined && isFree(price),
    priceMissing: price === undefined && priceSteps.length > 0,
    currencyMissing: currency === undefined && (price !== undefined || !isFree(samplePrice)),
    stepsOrder: later.some(({ before, step }) => step.quantity <= before.quantity),
    stepsRising:
      price !== undefined && later.some(({ before, step }) => exactMoney(step.price) >= exactMoney(before.price)),
    priceSteps: priceSteps.some((step) => isFree(step.price)),
    sampleMissing: samplePrice !== undefined && sample !== true,
  };
  const found = Object.keys(problems).filter((one) => problems[one]) as OfferProblem[];
  return found.sort((left, right) => place(left) - place(right));
}

const place = (problem: OfferProblem) => offerFields.indexOf(problemField(problem));
