import type { Edition } from '@wbn/content/editions';
import { businessPath } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { breadcrumbs } from '../../document/meta.ts';

interface Place {
  readonly portal: string;
  readonly edition: Edition;
  /** The page of all industries, in the reader's words. */
  readonly industries: string;
}

/** A business and its place in the portal in schema.org's words. */
export function structuredBusiness(profile: BusinessProfile, { edition, industries, portal }: Place) {
  const { businessID, contactInfo, general } = profile;
  const { companyName, profilePhoto, shortDescription, yearStablished } = general;
  const path = businessPath(companyName, businessID);
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': portal + path,
    name: companyName,
    description: shortDescription,
    url: portal + path,
    logo: profilePhoto?.url,
    foundingDate: yearStablished === null ? undefined : String(yearStablished),
    sameAs: contactInfo.website ? [contactInfo.website] : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contactInfo.legalAddressEnglish ?? undefined,
      addressLocality: contactInfo.city ?? undefined,
      postalCode: contactInfo.zipcode ?? undefined,
      addressCountry: contactInfo.country?.code,
    },
  };
  return [
    organization,
    breadcrumbs(portal, [
      [`WBN ${edition.countryName}`, '/'],
      [industries, '/industries'],
      [companyName, path],
    ]),
  ];
}
