import {
  type FactKind,
  type FactName,
  factKinds,
  factNames,
  fill,
  money,
  type ProductFacts,
  type ValueOfKind,
} from '@wbn/contract';
import type { FactWords } from './texts/en.ts';

interface Reader {
  readonly words: FactWords;
  readonly locale: string;
}

/** `500 pieces`; the number alone if the unit is unknown. */
export function quantityText(quantity: number, { unit }: ProductFacts, { locale, words }: Reader): string {
  const count = new Intl.NumberFormat(locale).format(quantity);
  return unit ? fill(words.quantities[unit], { quantity, count }) : count;
}

/** `$12.50 / piece`. */
export const unitPrice = (price: string, { unit }: ProductFacts, { words }: Reader): string =>
  unit ? fill(words.perUnit, { price, unit: words.units[unit] }) : price;

type Shown<Value> = (value: Value, facts: ProductFacts, reader: Reader) => string;

/** How a fact of each kind is written; undefined: it stands beside the price. */
const shown: { readonly [Kind in FactKind]: Shown<ValueOfKind[Kind]> | undefined } = {
  money: (amount, { currency }, { locale, words }) =>
    Number(amount) === 0 ? words.free : money(amount, currency, locale),
  currency: undefined,
  steps: undefined,
  unit: undefined,
  quantity: (quantity, facts, reader) => quantityText(quantity, facts, reader),
  incoterms: (terms) => terms.join(', '),
  days: (days, _, { locale, words }) =>
    fill(words.days, { quantity: days, count: new Intl.NumberFormat(locale).format(days) }),
  yesNo: (answer, _, { words }) => (answer ? words.yes : words.no),
  hsCode: (code) =>
    code.replace(/^(\d{4})(\d\d)(\d\d)?(\d\d)?$/, (_, ...parts: string[]) => {
      return parts.slice(0, 4).filter(Boolean).join('.');
    }),
  text: (text) => text,
};

/** The facts besides the price and its steps, with their names, in the reader's language. */
export function factRows(facts: ProductFacts, reader: Reader): { field: FactName; label: string; text: string }[] {
  return factNames.flatMap((field) => {
    const value = facts[field];
    const write = field === 'price' ? undefined : shown[factKinds[field]];
    if (value === undefined || !write) return [];
    const short: Readonly<Partial<Record<FactName, string>>> = reader.words.short;
    return [
      {
        field,
        label: short[field] ?? reader.words.labels[field],
        text: (write as Shown<never>)(value as never, facts, reader),
      },
    ];
  });
}
