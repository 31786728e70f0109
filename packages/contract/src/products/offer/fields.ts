/**
 * The commercial facts of a product, each with the kind of its value, in the order of forms, lists and pages. Everything else about a fact
 * follows from its kind. A product without a price is sold at a price on request.
 */
export const offerKinds = {
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
} as const;

export type OfferField = keyof typeof offerKinds;
export const offerFields = Object.keys(offerKinds) as OfferField[];

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

interface ValueOfKind {
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
}
export type OfferKind = keyof ValueOfKind;
export type Offer = { [Field in OfferField]?: ValueOfKind[(typeof offerKinds)[Field]] | undefined };

export const mostPriceSteps = 10;
export const largestQuantity = 1_000_000_000;
export const longestLeadTime = 1000;
export const moneyPattern = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,4})?$/;
export const hsCodePattern = /^(?:0[1-9]|[1-9]\d)\d{4}(?:\d{2}){0,2}$/;

let known: ReadonlySet<string> | undefined;
/** The currencies of ISO 4217 that this runtime knows, without test codes. */
export const currencies = (): readonly string[] =>
  Intl.supportedValuesOf('currency').filter((code) => code !== 'XXX' && code !== 'XTS');
export function isCurrency(code: string): boolean {
  known ??= new Set(currencies());
  return known.has(code);
}

/** The facts of an object that has others too. */
export const offerOf = (source: Offer): Offer =>
  Object.fromEntries(offerFields.flatMap((field) => (source[field] === undefined ? [] : [[field, source[field]]])));
