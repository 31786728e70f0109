import type { MetaInput, PageMeta } from '../../document/meta.ts';
import { loadPostTexts, type WithPostTexts } from '../../posts/texts/index.ts';
import type { LoaderInput } from '../../routing/page-route.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import type { NewsfeedTexts } from './texts/en.ts';

export interface NewsfeedPage extends WithPostTexts {
  readonly texts: NewsfeedTexts;
}

const loadTexts = pageTexts({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

export async function load({ locale }: LoaderInput): Promise<NewsfeedPage> {
  const [texts, postTexts] = await Promise.all([loadTexts(locale), loadPostTexts(locale)]);
  return { texts, postTexts };
}

export const meta = ({ data: { texts }, edition }: MetaInput<NewsfeedPage>): PageMeta => ({
  title: `${texts.title} | WBN ${edition.countryName}`,
  description: texts.description,
  noIndex: true,
});
