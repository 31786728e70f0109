import type { ProductFacts } from './fields.ts';

type Amount = `${number}`;

/**
 * A formatted amount whose sign keeps its order. In Arabic `$` and `£` would be drawn before the letters of `US$` and `UK£`, so a mark
 * (U+200E) after them says that they belong to the letters.
 *
 * @example keepSign('\u200f10 US$') // '\u200f10 US$\u200e'
 * @example keepSign('$10') // '$10'
 */
export const keepSign = (amount: string): string => amount.replace(/^\u200f.*[A-Z]\W$/, '$&\u200e');

/**
 * An exact amount in a currency, in the reader's language.
 *
 * @example money('1250.5', 'USD', 'en') // '$1,250.50'
 */
export const money = (amount: string, currency: string | undefined, locale: string, low = amount): string => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 4 });
  return keepSign(
    low === amount ? format.format(amount as Amount) : format.formatRange(low as Amount, amount as Amount),
  );
};

/**
 * From the price of the largest quantity to that of the smallest. Undefined if the price is on request.
 *
 * @example priceRange({ currency: 'USD', price: '12.50', priceSteps: [{ quantity: 500, price: '10' }] }, 'en') // '$10.00 – $12.50'
 * @example priceRange({ leadTimeDays: 21 }, 'en') // undefined
 */
export const priceRange = ({ currency, price, priceSteps }: ProductFacts, locale: string): string | undefined =>
  price && money(price, currency, locale, priceSteps?.at(-1)?.price);
