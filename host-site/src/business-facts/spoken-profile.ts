import type { SayTradeWord } from '@wbn/content/trade-words';
import type { BusinessProfile } from '@wbn/contract/shapes';

/** Translates the trade words of a profile, which are stored in English. */
export function spokenProfile(profile: BusinessProfile, say: SayTradeWord): BusinessProfile {
  const { businessTerms, factory, tradeCapabilities } = profile;
  return {
    ...profile,
    factory: {
      ...factory,
      contractManufacturing: factory.contractManufacturing.map(({ code }) => ({ code: say(code) })),
    },
    tradeCapabilities: {
      ...tradeCapabilities,
      markets: tradeCapabilities.markets.map(({ name }) => ({ name: say(name) })),
      spokenLanguages: tradeCapabilities.spokenLanguages.map(say),
    },
    businessTerms: {
      ...businessTerms,
      packagingTypes: businessTerms.packagingTypes.map(say),
      acceptedPaymentTypes: businessTerms.acceptedPaymentTypes.map(say),
    },
  };
}
