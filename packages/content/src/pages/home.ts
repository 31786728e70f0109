import type { Page } from './blocks.ts';

/** Hero and meta texts of the home page; its lists come from the API. */
export const home: Page = {
  id: 'home',
  path: '/',
  title: 'Where {demonym} industry meets the world',
  lead: 'Find manufacturers, distributors, importers and exporters, see who they are, and write to them directly. Joining is free.',
  meta: {
    title: 'WBN {country}: B2B supplier directory and industrial network',
    description:
      'Find verified manufacturers, exporters and distributors from {theCountry} and the world. A free B2B network for {demonym} companies that buy and sell across borders.',
    keywords: [
      '{demonym} suppliers',
      '{demonym} manufacturers',
      'exporters in {theCountry}',
      'B2B network {country}',
      'supplier directory',
    ],
  },
  layout: 'marketing',
  blocks: [],
};
