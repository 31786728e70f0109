import type { BusinessProfile } from '@wbn/contract/shapes';

export type MissingPart = 'logo' | 'cover' | 'description' | 'contact' | 'factory' | 'trade' | 'terms' | 'certificates';

const isEmpty = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && !value.length);
const hasNone = (section: object): boolean => Object.values(section).every(isEmpty);

/** Empty parts of a profile, each with its editor tab. A country alone does not count as contact data. */
export function missingParts(profile: BusinessProfile): readonly (readonly [part: MissingPart, tab: string])[] {
  const { businessTerms, certificates, contactInfo, factory, general, tradeCapabilities } = profile;
  const { country: _, state: __, ...contact } = contactInfo;
  const found: readonly (readonly [MissingPart, string, boolean])[] = [
    ['logo', 'general', general.profilePhoto === null],
    ['cover', 'general', general.coverPhoto === null],
    ['description', 'general', isEmpty(general.generalDescription)],
    ['contact', 'contact', hasNone(contact)],
    ['factory', 'factory', hasNone(factory)],
    ['trade', 'trade', hasNone(tradeCapabilities)],
    ['terms', 'terms', hasNone(businessTerms)],
    ['certificates', 'certificates', certificates.length === 0],
  ];
  return found.flatMap(([part, tab, isMissing]) => (isMissing ? [[part, tab] as const] : []));
}
