import Negotiator from 'negotiator';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import type { Texts } from './texts.ts';
import { zh } from './zh.ts';

export const locales = ['en', 'es', 'it', 'zh', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const texts: Record<Locale, Texts> = { en, es, it, zh, ar };
/** Names of the languages, each in its own language. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  zh: '中文',
  ar: 'العربية',
};
export type { Texts } from './texts.ts';

const known = (tag: string | undefined): Locale | undefined => {
  const language = tag?.trim().slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === language);
};

/** The requested language; otherwise the browser's first supported language; otherwise English. */
export function localeOf(asked: string | undefined, acceptLanguage: string | undefined): Locale {
  const headers = { 'accept-language': acceptLanguage ?? '' };
  return known(asked) ?? known(new Negotiator({ headers }).language([...locales])) ?? 'en';
}
