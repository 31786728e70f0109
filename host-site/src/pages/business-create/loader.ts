import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routing/page-route.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import type { CreateTexts } from './texts/en.ts';

const texts = pageTexts({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
interface CreateData {
  readonly texts: CreateTexts;
}

export const load = async ({ locale }: LoaderInput): Promise<CreateData> => ({ texts: await texts(locale) });

export const meta = ({ data }: MetaInput<CreateData>): PageMeta => ({
  title: `${data.texts.title} | WBN`,
  description: data.texts.lead,
  noIndex: true,
});
