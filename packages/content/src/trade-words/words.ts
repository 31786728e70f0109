/** Common trade words. A profile stores them in English, whichever language they were chosen in. */
export const markets = [
  'the Gulf',
  'North Africa',
  'West Africa',
  'East Africa',
  'Southern Africa',
  'Western Europe',
  'Eastern Europe',
  'North America',
  'Latin America',
  'South Asia',
  'South-East Asia',
  'East Asia',
  'Central Asia',
  'Oceania',
] as const;
export const packaging = [
  'Carton',
  'Carton on pallet',
  'Pallet',
  'Retail box',
  'Wooden case',
  'Wooden crate',
  'Bag',
  'Big bag',
  'Drum',
  'Barrel',
  'Bulk',
  'Container',
  'Reefer container',
] as const;
export const payments = [
  'Bank transfer',
  'Letter of credit',
  'Cash against documents',
  'Open account',
  'Escrow',
  'Credit card',
] as const;
export const madeForOthers = ['Private label', 'Toll manufacturing'] as const;

export type TradeWord = (typeof markets | typeof packaging | typeof payments | typeof madeForOthers)[number];
export type TradeWords = Readonly<Record<TradeWord, string>>;
