import { type FreePrice, freePriceValue, isPriceLimit, isUpsideDown, readFreePrice } from '@wbn/contract';

/** Names of the fields of the price form, which a page sends without a script. */
export const priceFields = { currency: 'unit', min: 'min', max: 'max' } as const;

/** Limits as they were entered, and why they cannot be searched: `amount` cannot be read, `order` has the minimum above the maximum. */
export interface PriceEntry {
  readonly currency: string;
  readonly min: string;
  readonly max: string;
  readonly problem: 'amount' | 'order';
}

type Entered = { readonly filter: FreePrice } | { readonly refused: PriceEntry };

/** The sent price form; undefined if it was not sent or has no limits. */
export function readPriceForm(fields: URLSearchParams): Entered | undefined {
  const of = (name: keyof typeof priceFields) => (fields.get(priceFields[name]) ?? '').trim().slice(0, 20);
  const [currency, min, max] = [of('currency').toUpperCase(), of('min'), of('max')];
  if (!/^[A-Z]{3}$/.test(currency) || (!min && !max)) return undefined;
  if ([min, max].some((limit) => limit !== '' && !isPriceLimit(limit)))
    return { refused: { currency, min, max, problem: 'amount' } };
  const filter = { currency, ...(min && { min }), ...(max && { max }) };
  return isUpsideDown(filter) ? { refused: { currency, min, max, problem: 'order' } } : { filter };
}

/**
 * The price filter of a search, if it has free limits.
 *
 * @example freePriceOf({ price: ['USD 10-20', 'USD 30..'] }) // { currency: 'USD', min: '30' }
 */
export const freePriceOf = (filters: { readonly price?: readonly string[] | undefined } = {}): FreePrice | undefined =>
  filters.price?.map(readFreePrice).find((one) => one !== undefined);

/** Filters with free limits, which replace other prices; they cover one currency. */
export const withPrice = <F extends object>(filters: F | undefined, price: FreePrice) => ({
  ...filters,
  currency: [price.currency],
  price: [freePriceValue(price)],
});
