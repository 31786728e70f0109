import { fill, money, type Offer, type OfferField, type OfferKind, offerFields, offerKinds } from '@wbn/contract';
import type { OfferWords } from './texts/en.ts';

interface Reader {
  readonly words: OfferWords;
  readonly locale: string;
}

/** `500 pieces`; the number alone if the unit is unknown. */
export function quantityText(quantity: number, { unit }: Offer, { locale, words }: Reader): string {
  const count = new Intl.NumberFormat(locale).format(quantity);
  return unit ? fill(words.quantities[unit], { quantity, count }) : count;
}

/** `$12.50 / piece`. */
export const unitPrice = (price: string, { unit }: Offer, { words }: Reader): string =>
  unit ? fill(words.perUnit, { price, unit: words.units[unit] }) : price;

type Shown = (value: never, offer: Offer, reader: Reader) => string;

/** How a fact is written; kinds that stand beside the price have no line of their own. */
const shown: Readonly<Partial<Record<OfferKind, Shown>>> = {
  money: (amount: string, { currency }, { locale, words }) =>
    Number(amount) === 0 ? words.free : money(amount, currency, locale),
  quantity: (quantity: number, offer, reader) => quantityText(quantity, offer, reader),
  incoterms: (terms: readonly string[]) => terms.join(', '),
  days: (days: number, _, { locale, words }) =>
    fill(words.days, { quantity: days, count: new Intl.NumberFormat(locale).format(days) }),
  yesNo: (answer: boolean, _, { words }) => (answer ? words.yes : words.no),
  hsCode: (code: string) =>
    code.replace(/^(\d{4})(\d\d)(\d\d)?(\d\d)?$/, (_, ...parts: string[]) => {
      return parts.slice(0, 4).filter(Boolean).join('.');
    }),
};

/** The facts besides the price and its steps, with their names, in the reader's language. */
export function offerFacts(offer: Offer, reader: Reader): { field: OfferField; label: string; text: string }[] {
  return offerFields.flatMap((field) => {
    const value = offer[field];
    const write = field === 'price' ? undefined : shown[offerKinds[field]];
    if (value === undefined || !write) return [];
    const short: Readonly<Partial<Record<OfferField, string>>> = reader.words.short;
    return [{ field, label: short[field] ?? reader.words.labels[field], text: write(value as never, offer, reader) }];
  });
}
