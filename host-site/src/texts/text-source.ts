import type { Locale } from '@wbn/content/editions';
import type { TextLocale } from '../settings.ts';

/** A fixed English text, corrected where the edition asks for it. The corrections are loaded by their readers only. */
export const inTextLocale = async <T>(english: T, locale: TextLocale): Promise<T> =>
  locale === 'en-x-fixed' ? (await import('@wbn/contract/fixed-english')).inFixedEnglish(english) : english;

/** Loads the texts of a language. */
export const textsFrom = async <T>(
  sources: Readonly<Record<Locale, () => Promise<T>>>,
  locale: TextLocale,
): Promise<T> => inTextLocale(await sources[locale === 'en-x-fixed' ? 'en' : locale](), locale);
