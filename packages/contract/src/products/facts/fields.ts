/**
 * The plain fields of a product, each with the kind of its value, in the order of forms, lists and pages. Everything else about a fact
 * follows from its kind: shape, column of a list, control of the form, line of the page. CONTRIBUTING.md says how to add one. A product
 * without a price is sold at a price on request.
 */
export const factKinds = {
  price: 'money',
  currency: 'currency',
  priceSteps: 'steps',
  minimumOrder: 'quantity',
  unit: 'unit',
  incoterms: 'incoterms',
  leadTimeDays: 'days',
  sample: 'yesNo',
  samplePrice: 'money',
  hsCode: 'hsCode',
  /** The maker's name of the type, such as `DN50-PN16`. */
  model: 'text',
} as const;

export type FactName = keyof typeof factKinds;
export const factNames = Object.keys(factKinds) as FactName[];

/** A lower price from a quantity on. Prices are decimal texts: a binary number cannot hold 0.1. */
export interface PriceStep {
  readonly quantity: number;
  readonly price: string;
}

/** Units of orders, with their codes of UN/CEFACT recommendation 20 and 21 for machine-readable data. */
export const units = {
  piece: 'H87',
  set: 'SET',
  pair: 'PR',
  dozen: 'DZN',
  kilogram: 'KGM',
  gram: 'GRM',
  tonne: 'TNE',
  litre: 'LTR',
  metre: 'MTR',
  squareMetre: 'MTK',
  cubicMetre: 'MTQ',
  roll: 'RO',
  sheet: 'ST',
  bag: 'BG',
  box: 'BX',
  carton: 'CT',
  pallet: 'PF',
  container: 'CH',
} as const;
export type Unit = keyof typeof units;
export const unitNames = Object.keys(units) as Unit[];

/** Incoterms 2020. */
export const incoterms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;
export type Incoterm = (typeof incoterms)[number];

export interface ValueOfKind {
  /** A decimal text with a point, such as `12.50`; at most 12 digits before and 4 after it. */
  money: string;
  /** ISO 4217, such as `USD`. */
  currency: string;
  steps: PriceStep[];
  quantity: number;
  unit: Unit;
  incoterms: Incoterm[];
  days: number;
  yesNo: boolean;
  /** 6, 8 or 10 digits of the Harmonized System. */
  hsCode: string;
  /** Of at most `productLengths.fact` characters. */
  text: string;
}
export type FactKind = keyof ValueOfKind;
export type ProductFacts = { [Field in FactName]?: ValueOfKind[(typeof factKinds)[Field]] | undefined };

export const maxPriceSteps = 10;
export const largestQuantity = 1_000_000_000;
export const longestLeadTime = 1000;
export const largestStock = 999_999_999;
/**
 * An amount as it crosses the wire: at most 12 digits before the point and 4 after it.
 *
 * @example ['12.50', '12,50', '1e3'].map((text) => moneyPattern.test(text)) // [true, false, false]
 */
export const moneyPattern = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,4})?$/;
/**
 * A code of the Harmonized System: 6, 8 or 10 digits.
 *
 * @example ['848180', '84818'].map((text) => hsCodePattern.test(text)) // [true, false]
 */
export const hsCodePattern = /^(?:0[1-9]|[1-9]\d)\d{4}(?:\d{2}){0,2}$/;

let known: ReadonlySet<string> | undefined;
/**
 * The currencies of ISO 4217 that this runtime knows, without test codes.
 *
 * @example currencies().includes('EUR') // true
 */
export const currencies = (): readonly string[] =>
  Intl.supportedValuesOf('currency').filter((code) => code !== 'XXX' && code !== 'XTS');
/**
 * Whether a text is the code of a currency of ISO 4217.
 *
 * @example isCurrency('USD') // true
 * @example isCurrency('US$') // false
 */
export function isCurrency(code: string): boolean {
  known ??= new Set(currencies());
  return known.has(code);
}

/**
 * The facts of an object that has others too.
 *
 * @example factsOf({ name: 'Valve', price: '12.50', currency: 'USD' }) // { price: '12.50', currency: 'USD' }
 */
export const factsOf = (source: ProductFacts): ProductFacts =>
  Object.fromEntries(factNames.flatMap((field) => (source[field] === undefined ? [] : [[field, source[field]]])));
