import type { PageLoaders } from '../page-loaders.ts';

/** Each page is a separate file, so that a reader loads only one. */
export const pages: PageLoaders = {
  'about-us': async () => (await import('./about-us.ts')).aboutUs,
  'mission-vision': async () => (await import('./mission-vision.ts')).missionVision,
  'privacy-policy': async () => (await import('./privacy-policy.ts')).privacyPolicy,
  'terms-and-conditions': async () => (await import('./terms-and-conditions.ts')).termsAndConditions,
  industries: async () => (await import('./industries.ts')).industriesPage,
  'our-network': async () => (await import('./our-network.ts')).ourNetwork,
  'why-wbn': async () => (await import('./why-wbn.ts')).whyWbn,
  'contact-us': async () => (await import('./contact-us.ts')).contactUs,
  'advertise-with-us': async () => (await import('./advertise-with-us.ts')).advertiseWithUs,
  'free-marketing': async () => (await import('./free-marketing.ts')).freeMarketing,
  'message-center': async () => (await import('./message-center.ts')).messageCenter,
  'work-with-wbn': async () => (await import('./work-with-wbn.ts')).workWithWbn,
  'membership-standard': async () => (await import('./memberships.ts')).membershipStandard,
  'membership-gold': async () => (await import('./memberships.ts')).membershipGold,
  'membership-premium': async () => (await import('./memberships.ts')).membershipPremium,
  'membership-platinum': async () => (await import('./memberships.ts')).membershipPlatinum,
  'tip-0': async () => (await import('../../tips/ar/export-to-the-world-tip-0.ts')).exportToTheWorld,
  'tip-1': async () => (await import('../../tips/ar/how-to-create-export-system-tip-1.ts')).howToCreateExportSystem,
  'tip-2': async () => (await import('../../tips/ar/industrial-marketing-tip-2.ts')).industrialMarketing,
  'tip-3': async () => (await import('../../tips/ar/distribution-network-tip-3.ts')).distributionNetwork,
  'tip-4': async () => (await import('../../tips/ar/international-buyers-tip-4.ts')).internationalBuyers,
  'tip-5': async () =>
    (await import('../../tips/ar/qualified-exporting-companies-tip-5.ts')).qualifiedExportingCompanies,
  'tip-6': async () => (await import('../../tips/ar/best-products-for-export-tip-6.ts')).bestProductsForExport,
};
