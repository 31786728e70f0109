import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routing/page-route.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import type { MessagesTexts } from './texts/en.ts';

const texts = pageTexts({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
export interface MessagesData {
  readonly texts: MessagesTexts;
}

export const load = async ({ locale }: LoaderInput): Promise<MessagesData> => ({ texts: await texts(locale) });

export const meta = ({ data }: MetaInput<MessagesData>): PageMeta => ({
  title: `${data.texts.title} | WBN`,
  description: data.texts.title,
  noIndex: true,
});
