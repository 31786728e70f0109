import { resultKind } from '@wbn/contract';
import { type ResultsQuery, readQuery } from '@wbn/core/search';
import { personalPage } from '../../personal/personal-page.ts';
import type { en, SavedSearchesTexts } from './texts/en.ts';

export interface SavedSearchesData {
  readonly texts: SavedSearchesTexts;
  /** The search to save: the address has the fields of the results page that led here. */
  readonly query?: ResultsQuery | undefined;
}

export const { load, meta } = personalPage<typeof en, Pick<SavedSearchesData, 'query'>>(
  {
    en: async () => (await import('./texts/en.ts')).en,
    es: async () => (await import('./texts/es.ts')).es,
    it: async () => (await import('./texts/it.ts')).it,
    zh: async () => (await import('./texts/zh.ts')).zh,
    ar: async () => (await import('./texts/ar.ts')).ar,
  },
  ({ url }) => {
    const query = url.searchParams.has('business') ? readQuery(url.search) : undefined;
    // Searches for people cannot be saved.
    return { query: query && resultKind(query.business) !== 'user' ? query : undefined };
  },
);
