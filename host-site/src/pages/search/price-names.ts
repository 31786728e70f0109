import { fill, money, readFreePrice } from '@wbn/contract';
import type { Filters } from '@wbn/core/search';
import type { SearchTexts } from './texts/en.ts';

/** Free price limits in words, by the values of the filter: `$10.00 – $20.00`, `From $10.00`. */
export function namesOfPrices(
  { price = [] }: Filters = {},
  texts: Pick<SearchTexts, 'atLeast' | 'atMost'>,
  locale: string,
): Readonly<Record<string, string>> {
  const named = price.flatMap((value) => {
    const free = readFreePrice(value);
    if (!free) return [];
    const { currency, max, min } = free;
    if (max === undefined)
      return [[value, fill(texts.atLeast, { price: money(min ?? '', currency, locale) })] as const];
    const upTo = money(max, currency, locale, min);
    return [[value, min === undefined ? fill(texts.atMost, { price: upTo }) : upTo] as const];
  });
  return Object.fromEntries(named);
}
