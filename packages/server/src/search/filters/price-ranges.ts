import { exactMoney } from '@wbn/contract';

const mostExpensive = 1_000_000_000;
/** 0, 1, 2, 5, 10, 20, 50 … : fine enough for screws in dollars and for machines in rupiahs. */
const edges: readonly number[] = [
  0,
  ...[1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000].flatMap((ten) => [ten, 2 * ten, 5 * ten]),
  mostExpensive,
];

/** The range of a price, such as `USD 10-20`: from the first amount up to below the second. */
export function priceRangeOf(price: string, currency: string): string {
  const exact = exactMoney(price);
  const above = edges.findIndex((edge) => exact < exactMoney(String(edge)));
  return above < 0 ? `${currency} ${mostExpensive}+` : `${currency} ${edges[above - 1]}-${edges[above]}`;
}

/** The amounts of such a range; `to` is absent in the last one. */
export function readPriceRange(value: string): { currency: string; from: number; to: number | undefined } | undefined {
  const [, currency, from, to] = /^([A-Z]{3}) (\d{1,10})(?:-(\d{1,10})|\+)$/.exec(value) ?? [];
  return currency && from ? { currency, from: Number(from), to: to === undefined ? undefined : Number(to) } : undefined;
}
