import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import type { ReceiptTexts } from './texts.ts';

/** Chinese is missing because the fonts lack its characters (docs/decisions/006). */
export const receiptTexts = { en, es, it, ar } satisfies Record<string, ReceiptTexts>;
type ReceiptLocale = keyof typeof receiptTexts;
/** The requested language without its region; English if receipts do not support it. */
export const receiptLocaleOf = (locale: string | undefined): ReceiptLocale => {
  const language = locale?.slice(0, 2).toLowerCase();
  return (Object.keys(receiptTexts) as ReceiptLocale[]).find((one) => one === language) ?? 'en';
};
