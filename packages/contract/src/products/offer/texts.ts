import {
  hsCodePattern,
  type Incoterm,
  incoterms,
  isCurrency,
  largestQuantity,
  longestLeadTime,
  moneyPattern,
  mostPriceSteps,
  type Offer,
  type OfferField,
  type OfferKind,
  offerFields,
  offerKinds,
  type PriceStep,
  type Unit,
  unitNames,
} from './fields.ts';
import { type OfferProblem, offerProblems } from './rules.ts';

/** The facts as texts, as forms and lists hold them. */
export type OfferTexts = Readonly<Record<OfferField, string>>;
export const noOfferTexts = Object.fromEntries(offerFields.map((field) => [field, ''])) as OfferTexts;

/** Arabic and Persian digits and the decimal separator as ASCII. */
const plainDigits = (text: string): string =>
  text
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/٫/g, '.');

/** Also without the signs between thousands. Between other digits they stay, and no number is read: `12 50` may be two numbers. */
const plainNumber = (text: string): string =>
  plainDigits(text).replace(/^\d{1,3}([\s٬'’])\d{3}(?:\1\d{3})*(?![\d\s٬'’])/, (whole) => whole.replace(/\D/g, ''));

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

function readWhole(written: string, largest: number): number | undefined {
  const text = plainNumber(written);
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/.test(text)) return undefined;
  const number = Number(text.replace(/[.,]/g, ''));
  return number <= largest ? number : undefined;
}

/** Rows of a text such as `100: 11.50; 500: 10`, also while a person is still typing them. */
export const stepRows = (text: string): { quantity: string; price: string }[] =>
  text === ''
    ? []
    : text.split(';').map((row) => {
        const [quantity = '', price = ''] = row.split(':');
        return { quantity: quantity.trim(), price: price.trim() };
      });
export const stepsText = (rows: readonly { quantity: string; price: string }[]): string =>
  rows.map(({ price, quantity }) => `${quantity}: ${price}`).join('; ');

function readSteps(text: string): PriceStep[] | undefined {
  const rows = stepRows(text).filter(({ price, quantity }) => price !== '' || quantity !== '');
  const steps = rows.flatMap((row): PriceStep[] => {
    const [quantity, price] = [readWhole(row.quantity, largestQuantity), readMoney(row.price)];
    return quantity === undefined || price === undefined ? [] : [{ quantity, price }];
  });
  return steps.length === rows.length && steps.length <= mostPriceSteps ? steps : undefined;
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
const readers: { readonly [Kind in OfferKind]: (text: string) => unknown } = {
  money: readMoney,
  currency: (text) => (isCurrency(text.trim().toUpperCase()) ? text.trim().toUpperCase() : undefined),
  steps: readSteps,
  quantity: (text) => readWhole(text, largestQuantity) || undefined,
  unit: readUnit,
  incoterms: readIncoterms,
  days: (text) => readWhole(text, longestLeadTime),
  yesNo: (text) => knownValue(answers, text.trim().toLowerCase()),
  hsCode: (text) => {
    const digits = plainDigits(text).replace(/[.\s]/g, '');
    return hsCodePattern.test(digits) ? digits : undefined;
  },
};

/** Reads the facts of a form or of a line of a list, with all mistakes. A blank text is an absent fact. */
export function readOffer(texts: Partial<OfferTexts>): { offer: Offer; problems: OfferProblem[] } {
  const offer: Partial<Record<OfferField, unknown>> = {};
  const unread: OfferProblem[] = [];
  for (const field of offerFields) {
    const text = texts[field] ?? '';
    if (text.trim() === '') continue;
    const value = readers[offerKinds[field]](text);
    if (value === undefined) unread.push(field);
    else if (!Array.isArray(value) || value.length > 0) offer[field] = value;
  }
  // Rules between facts that could not be read would repeat the same mistake.
  return { offer: offer as Offer, problems: unread.length > 0 ? unread : offerProblems(offer as Offer) };
}

/** The texts of an offer, which read back as the same offer. */
export const offerTexts = (offer: Offer): OfferTexts => ({
  ...noOfferTexts,
  ...Object.fromEntries(offerFields.map((field) => [field, textOf(offerKinds[field], offer[field])])),
});

function textOf(kind: OfferKind, value: Offer[OfferField]): string {
  if (value === undefined) return '';
  if (kind === 'money') return moneyText(value as string);
  if (kind === 'steps')
    return stepsText(
      (value as PriceStep[]).map(({ price, quantity }) => ({ quantity: String(quantity), price: moneyText(price) })),
    );
  if (kind === 'incoterms') return (value as Incoterm[]).join(', ');
  if (kind === 'yesNo') return value ? 'yes' : 'no';
  return String(value);
}
