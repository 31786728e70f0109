/** What owners mostly choose; anything else can be typed. The network's own words, the same in every language. */
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
];
export const deliveryTerms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];
export const currencies = ['USD', 'EUR', 'SAR', 'AED', 'CNY', 'GBP', 'JPY', 'INR', 'TRY', 'EGP', 'MXN', 'BRL'];
export const packaging = ['Carton', 'Pallet', 'Wooden crate', 'Bag', 'Big bag', 'Drum', 'Barrel', 'Bulk', 'Container'];
export const payments = [
  'Bank transfer',
  'Letter of credit',
  'Cash against documents',
  'Open account',
  'Escrow',
  'Credit card',
];
export const contractManufacturing = ['OEM', 'ODM', 'Private label', 'Toll manufacturing'];
