import { madeForOthers } from '@wbn/content/trade-words';

/** Values that are the same in every language. */
export const currencies = ['USD', 'EUR', 'SAR', 'AED', 'CNY', 'GBP', 'JPY', 'INR', 'TRY', 'EGP', 'MXN', 'BRL'];
export const contractManufacturing = ['OEM', 'ODM', ...madeForOthers];
