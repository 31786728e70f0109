import type { Locale } from '@wbn/content/editions';
import { tradeWordsIn } from '@wbn/content/trade-words';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { sectionFields } from '../../business-facts/fields.ts';
import { spokenProfile } from '../../business-facts/spoken-profile.ts';
import type { TextLocale } from '../../settings.ts';
import { loadTexts } from '../../texts/texts.ts';
import { proofFacts } from './proof-facts.ts';
import { businessTexts } from './texts/index.ts';

/** The loader's words in the reader's language. The server runs it for a first page, so the browser loads it only for later ones. */
export async function businessWords(locale: TextLocale, language: Locale) {
  const [texts, site, sayTradeWord] = await Promise.all([
    businessTexts(locale),
    loadTexts(locale),
    tradeWordsIn(language),
  ]);
  return {
    texts: texts.page,
    spoken: (profile: BusinessProfile) => spokenProfile(profile, sayTradeWord),
    fields: (profile: BusinessProfile) => sectionFields(profile, site, locale),
    proof: (profile: BusinessProfile, today: string) => proofFacts(profile, { texts: texts.facts, locale, today }),
  };
}
