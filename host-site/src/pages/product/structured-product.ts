import type { Edition } from '@wbn/content/editions';
import { businessPath, productPath } from '@wbn/contract';
import type { ProductPage } from '@wbn/core';
import { breadcrumbs } from '../../document/meta.ts';
import type { offerJsonLd } from './offer-json-ld.ts';

interface Place {
  readonly portal: string;
  readonly edition: Edition;
}

/** A product, its offer and its place in the portal in schema.org's words. */
export function structuredProduct(
  found: ProductPage,
  { additionalProperty, offers }: ReturnType<typeof offerJsonLd>,
  { edition, portal }: Place,
) {
  const { businessID, businessProfile, category, dataSheets, images, industry, mainImage, name, productID } = found;
  const company = businessProfile.general.companyName;
  const path = productPath(company, name, productID);
  const manufacturer = { '@type': 'Organization', name: company, url: portal + businessPath(company, businessID) };
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': portal + path,
    name,
    description: found.description ?? name,
    image: [mainImage, ...images].flatMap((picture) => (picture ? [picture.url] : [])),
    category: [industry, category].flatMap((part) => (part ? [part.name] : [])).join(' > ') || undefined,
    brand: { '@type': 'Brand', name: company },
    manufacturer,
    additionalProperty,
    subjectOf: dataSheets?.map((sheet) => ({
      '@type': 'DigitalDocument',
      name: sheet.name,
      url: sheet.url,
      encodingFormat: 'application/pdf',
    })),
    offers: offers && { ...offers, url: portal + path, seller: manufacturer },
  };
  return [
    product,
    breadcrumbs(portal, [
      [`WBN ${edition.countryName}`, '/'],
      [company, businessPath(company, businessID)],
      [name, path],
    ]),
  ];
}
