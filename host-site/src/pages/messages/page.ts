import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routes/page-route.ts';
import { pageTexts } from '../../texts/page-texts.ts';

const texts = pageTexts({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
type MessagesTexts = Awaited<ReturnType<typeof texts>>;
export interface MessagesData {
  readonly texts: MessagesTexts;
}

export { Messages as Component } from './Messages.tsx';

export const load = async ({ locale }: LoaderInput): Promise<MessagesData> => ({ texts: await texts(locale) });

export const meta = ({ data }: MetaInput<MessagesData>): PageMeta => ({
  title: `${data.texts.title} | WBN`,
  description: data.texts.title,
  noIndex: true,
});
