import { type FactName, factNames, type ProductFacts } from './fields.ts';

/** A mistake in the facts. The name of a field alone means that its value cannot be read. */
export type FactProblem =
  | FactName
  | 'priceMissing'
  | 'currencyMissing'
  | 'stepsOrder'
  | 'stepsRising'
  | 'sampleMissing';

const fieldOf: Readonly<Partial<Record<FactProblem, FactName>>> = {
  priceMissing: 'price',
  currencyMissing: 'currency',
  stepsOrder: 'priceSteps',
  stepsRising: 'priceSteps',
  sampleMissing: 'sample',
};

/**
 * The field to correct.
 *
 * @example problemField('currencyMissing') // 'currency'
 */
export const problemField = (problem: FactProblem): FactName => fieldOf[problem] ?? (problem as FactName);

const scale = 10_000n;
/**
 * Compares decimal texts exactly: money in ten-thousandths.
 *
 * @example exactMoney('0.3') === exactMoney('0.1') + exactMoney('0.20') // true
 */
export function exactMoney(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole) * scale + BigInt(part.padEnd(4, '0').slice(0, 4));
}

const isFree = (text: string | undefined) => text === undefined || exactMoney(text) === 0n;

/**
 * Mistakes between the facts of one product, in the order of its fields.
 *
 * @example factProblems({ price: '12.50', samplePrice: '5' }) // ['currencyMissing', 'sampleMissing']
 */
export function factProblems(facts: ProductFacts): FactProblem[] {
  const { currency, minimumOrder, price, priceSteps = [], sample, samplePrice } = facts;
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
  const found = Object.keys(problems).filter((one) => problems[one]) as FactProblem[];
  return found.sort((left, right) => place(left) - place(right));
}

const place = (problem: FactProblem) => factNames.indexOf(problemField(problem));
