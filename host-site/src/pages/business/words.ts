import type { Locale } from '@wbn/content/editions';
import { tradeWordsIn } from '@wbn/content/trade-words';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { spokenProfile } from '../../business-facts/spoken-profile.ts';
import { proofFacts } from './proof-facts.ts';
import { businessTexts } from './texts/index.ts';

/** The loader's words in the reader's language. The server runs it for a first page, so the browser loads it only for later ones. */
export async function businessWords(locale: Locale) {
  const [texts, sayTradeWord] = await Promise.all([businessTexts(locale), tradeWordsIn(locale)]);
  return {
    texts: texts.page,
    spoken: (profile: BusinessProfile) => spokenProfile(profile, sayTradeWord),
    proof: (profile: BusinessProfile, today: string) => proofFacts(profile, { texts: texts.facts, locale, today }),
  };
}
