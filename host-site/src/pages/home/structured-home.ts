import type { Edition } from '@wbn/content/editions';

/** The network and its search in schema.org's words. */
export const structuredHome = (portal: string, { countryName }: Edition): readonly object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: `WBN ${countryName}`,
    url: `${portal}/`,
    logo: `${portal}/favicon.svg`,
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: `WBN ${countryName}`,
    url: `${portal}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${portal}/search-result?business=MA&countries=global&search={query}`,
      'query-input': 'required name=query',
    },
  },
];
