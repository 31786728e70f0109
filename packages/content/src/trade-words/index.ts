import type { TranslatedLocale } from '../locales/types.ts';
import { languages } from '../reference/languages.ts';
import type { TradeWords } from './words.ts';

export { madeForOthers, markets, packaging, payments } from './words.ts';

const sources: Readonly<Partial<Record<TranslatedLocale, () => Promise<TradeWords>>>> = {
  es: async () => (await import('./es.ts')).es,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
  ar: async () => (await import('./ar.ts')).ar,
};

/** The languages of businesses, stored in English in a profile. */
export const spokenLanguages: readonly string[] = languages.map(({ name }) => name);
const codes = new Map(languages.map(({ code, name }) => [name, code]));

/** Translates a trade word of a profile, or a language's English name. Words of the owner's own stay unchanged. */
export type SayTradeWord = (word: string) => string;

export async function tradeWordsIn(locale: string): Promise<SayTradeWord> {
  const load = Object.hasOwn(sources, locale) ? sources[locale as TranslatedLocale] : undefined;
  if (!load) return (word) => word;
  const words = new Map<string, string>(Object.entries(await load()));
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return (word) => {
    const code = codes.get(word);
    return words.get(word) ?? (code && names.of(code)) ?? word;
  };
}
