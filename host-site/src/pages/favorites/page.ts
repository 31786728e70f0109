import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routes/page-route.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import type { Widen } from '../../texts/texts.ts';
import type { en } from './texts/en.ts';

export { FavoritesPage as Component } from './FavoritesPage.tsx';

export type FavoritesTexts = Widen<typeof en>;
export interface FavoritesData {
  readonly texts: FavoritesTexts;
}

const loadTexts = pageTexts({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

export const load = async ({ locale }: LoaderInput): Promise<FavoritesData> => ({ texts: await loadTexts(locale) });

export const meta = ({ data: { texts }, edition }: MetaInput<FavoritesData>): PageMeta => ({
  title: `${texts.title} | WBN ${edition.countryName}`,
  description: texts.description,
  noIndex: true,
});
