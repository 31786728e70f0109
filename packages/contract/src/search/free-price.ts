/** A price filter with the reader's own limits, both included; at least one is given. */
export interface FreePrice {
  /** ISO 4217; prices in other currencies are neither found nor converted. */
  readonly currency: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Most price filters with free limits in one search: the index looks for each by up to 230 marks. */
export const maxFreePrices = 3;

/**
 * Whether a text is an amount of a price filter: up to ten digits and four decimals.
 *
 * @example isPriceLimit('12.50') // true
 * @example isPriceLimit('12,50') // false
 */
export const isPriceLimit = (text: string): boolean => /^\d{1,10}(?:\.\d{1,4})?$/.test(text);

/**
 * The value of the filter `price`.
 *
 * @example freePriceValue({ currency: 'USD', min: '10', max: '20.5' }) // 'USD 10..20.5'
 * @example freePriceValue({ currency: 'USD', max: '20' }) // 'USD ..20'
 */
export const freePriceValue = ({ currency, max = '', min = '' }: FreePrice): string => `${currency} ${min}..${max}`;

/**
 * Reads such a value; undefined for any other, such as a range of the facet.
 *
 * @example readFreePrice('USD 10..') // { currency: 'USD', min: '10' }
 * @example readFreePrice('USD 10-20') // undefined
 */
export function readFreePrice(value: string): FreePrice | undefined {
  const currency = value.slice(0, 3);
  const [min, max, ...more] = value.slice(4).split('..');
  const limits = [min, max].filter((limit) => limit !== undefined && limit !== '');
  const isWritten = value[3] === ' ' && /^[A-Z]{3}$/.test(currency) && max !== undefined && more.length === 0;
  if (!isWritten || limits.length === 0 || !limits.every((limit) => isPriceLimit(limit ?? ''))) return undefined;
  return { currency, ...(min && { min }), ...(max && { max }) };
}

/**
 * Whether a minimum lies above its maximum, so that nothing can be found.
 *
 * @example isUpsideDown({ min: '20', max: '10' }) // true
 */
export const isUpsideDown = ({ max, min }: Pick<FreePrice, 'max' | 'min'>): boolean =>
  min !== undefined && max !== undefined && Number(min) > Number(max);
