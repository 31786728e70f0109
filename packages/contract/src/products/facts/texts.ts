import { latinDigits, plainNumber, readWholeNumber } from '../../writing/written-numbers.ts';
import { productLengths } from '../lengths.ts';
import {
  type FactKind,
  type FactName,
  factKinds,
  factNames,
  hsCodePattern,
  type Incoterm,
  incoterms,
  isCurrency,
  largestQuantity,
  longestLeadTime,
  maxPriceSteps,
  moneyPattern,
  type PriceStep,
  type ProductFacts,
  type Unit,
  unitNames,
  type ValueOfKind,
} from './fields.ts';
import { type FactProblem, factProblems } from './rules.ts';

/** The facts as texts, as forms and lists hold them. */
export type FactTexts = Readonly<Record<FactName, string>>;
export const noFactTexts = Object.fromEntries(factNames.map((field) => [field, ''])) as FactTexts;

/** A value of a fixed list by a name that a person wrote, which may be `constructor`. */
const knownValue = <Value>(list: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined;

/**
 * A decimal text of an amount as people write it: `12.50`, `12,50`, `1,250.50`, `1.250,50`. `1,250` and `1.250` mean different amounts in
 * different countries, so they are not guessed.
 */
function readMoney(written: string): string | undefined {
  const text = plainNumber(written);
  const [, whole = '', part = ''] = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,4}))?$/.exec(text) ?? [];
  const separators = text.match(/[.,]/g) ?? [];
  const isGuess = separators.length === 1 && /[.,]\d{3}$/.test(text);
  const isMixed = part !== '' && separators.length > 1 && separators.at(-1) === separators[0];
  if (whole === '' || isGuess || isMixed) return undefined;
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  // The fourth decimal that `moneyText` adds.
  const money = part ? `${digits}.${part.replace(/^(\d{3})0$/, '$1')}` : digits;
  return moneyPattern.test(money) ? money : undefined;
}

/** Three decimals would be a guess when they are read again. */
const moneyText = (money: string): string => (/\.\d{3}$/.test(money) ? `${money}0` : money);

/**
 * Rows of a text such as `100: 11.50; 500: 10`, also while a person is still typing them.
 *
 * @example stepRows('100: 11.50; 500:') // [{ quantity: '100', price: '11.50' }, { quantity: '500', price: '' }]
 */
export const stepRows = (text: string): { quantity: string; price: string }[] =>
  text === ''
    ? []
    : text.split(';').map((row) => {
        const [quantity = '', price = ''] = row.split(':');
        return { quantity: quantity.trim(), price: price.trim() };
      });
/**
 * The text of rows; `stepRows` reads it back.
 *
 * @example stepsText([{ quantity: '100', price: '11.50' }, { quantity: '500', price: '10' }]) // '100: 11.50; 500: 10'
 */
export const stepsText = (rows: readonly { quantity: string; price: string }[]): string =>
  rows.map(({ price, quantity }) => `${quantity}: ${price}`).join('; ');

function readSteps(text: string): PriceStep[] | undefined {
  const rows = stepRows(text).filter(({ price, quantity }) => price !== '' || quantity !== '');
  if (rows.length > maxPriceSteps) return undefined;
  const steps = rows.flatMap((row): PriceStep[] => {
    const [quantity, price] = [readWholeNumber(row.quantity, largestQuantity), readMoney(row.price)];
    return quantity === undefined || price === undefined ? [] : [{ quantity, price }];
  });
  return steps.length === rows.length ? steps : undefined;
}

const unitAliases: Readonly<Record<string, Unit>> = {
  ...{ pc: 'piece', kg: 'kilogram', g: 'gram', t: 'tonne', ton: 'tonne', l: 'litre', liter: 'litre', m: 'metre' },
  ...{ meter: 'metre', m2: 'squareMetre', 'm²': 'squareMetre', m3: 'cubicMetre', 'm³': 'cubicMetre', boxe: 'box' },
};
function readUnit(text: string): Unit | undefined {
  const word = text.trim().toLowerCase();
  const one = word.replace(/s$/, '');
  return (
    knownValue(unitAliases, word) ??
    knownValue(unitAliases, one) ??
    unitNames.find((unit) => [word, one].includes(unit.toLowerCase()))
  );
}

function readIncoterms(text: string): Incoterm[] | undefined {
  const words = text
    .toUpperCase()
    .split(/[\s,;/]+/)
    .filter((word) => word !== '');
  const found = incoterms.filter((term) => words.includes(term));
  return words.every((word) => (incoterms as readonly string[]).includes(word)) ? found : undefined;
}

const answers: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  1: true,
  no: false,
  false: false,
  0: false,
};

/** Reads the text of a kind; undefined means that it cannot be read. The text is not blank. */
const readers: { readonly [Kind in FactKind]: (text: string) => ValueOfKind[Kind] | undefined } = {
  money: readMoney,
  currency: (text) => (isCurrency(text.trim().toUpperCase()) ? text.trim().toUpperCase() : undefined),
  steps: readSteps,
  quantity: (text) => readWholeNumber(text, largestQuantity) || undefined,
  unit: readUnit,
  incoterms: readIncoterms,
  days: (text) => readWholeNumber(text, longestLeadTime),
  yesNo: (text) => knownValue(answers, text.trim().toLowerCase()),
  hsCode: (text) => {
    const digits = latinDigits(text).replace(/[.٫\s]/g, '');
    return hsCodePattern.test(digits) ? digits : undefined;
  },
  text: (text) => (text.trim().length <= productLengths.fact ? text.trim() : undefined),
};

/** Characters of the longest text of a fact: price steps with long numbers and many spaces. */
const longestText = 2_000;

/**
 * Reads the facts of a form or of a line of a list, with all mistakes. A blank text is an absent fact.
 *
 * @example readFacts({ price: '1.250,50', currency: 'eur' }).facts // { price: '1250.50', currency: 'EUR' }
 * @example readFacts({ price: 'on request', leadTimeDays: '3 weeks' }).problems // ['price', 'leadTimeDays']
 */
export function readFacts(texts: Partial<FactTexts>): { facts: ProductFacts; problems: FactProblem[] } {
  const facts: Partial<Record<FactName, unknown>> = {};
  const unread: FactProblem[] = [];
  for (const field of factNames) {
    const text = texts[field] ?? '';
    if (text.length <= longestText && text.trim() === '') continue;
    // Thousands of lines of a hostile list can share one long text.
    const value = text.length > longestText ? undefined : readers[factKinds[field]](text);
    if (value === undefined) unread.push(field);
    else if (!Array.isArray(value) || value.length > 0) facts[field] = value;
  }
  // Rules between facts that could not be read would repeat the same mistake.
  return { facts: facts as ProductFacts, problems: unread.length > 0 ? unread : factProblems(facts as ProductFacts) };
}

/** Writes a value of a kind as the text that its reader understands. */
const writers: { readonly [Kind in FactKind]: (value: ValueOfKind[Kind]) => string } = {
  money: moneyText,
  currency: String,
  steps: (steps) =>
    stepsText(steps.map(({ price, quantity }) => ({ quantity: String(quantity), price: moneyText(price) }))),
  quantity: String,
  unit: String,
  incoterms: (terms) => terms.join(', '),
  days: String,
  yesNo: (isYes) => (isYes ? 'yes' : 'no'),
  hsCode: String,
  text: String,
};

/**
 * The texts of facts, which read back as the same facts.
 *
 * @example factTexts({ incoterms: ['EXW', 'FOB'], sample: true }) // { ...noFactTexts, incoterms: 'EXW, FOB', sample: 'yes' }
 */
export const factTexts = (facts: ProductFacts): FactTexts => ({
  ...noFactTexts,
  ...Object.fromEntries(
    factNames.flatMap((field) => {
      const value = facts[field];
      return value === undefined ? [] : [[field, writers[factKinds[field]](value as never)]];
    }),
  ),
});
