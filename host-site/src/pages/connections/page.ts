import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routes/page-route.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import type { Widen } from '../../texts/texts.ts';
import type { en } from './texts/en.ts';

export { ConnectionsPage as Component } from './ConnectionsPage.tsx';

export type ConnectionsTexts = Widen<typeof en>;
export interface ConnectionsData {
  readonly texts: ConnectionsTexts;
}

const loadTexts = pageTexts({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

export const load = async ({ locale }: LoaderInput): Promise<ConnectionsData> => ({ texts: await loadTexts(locale) });

export const meta = ({ data: { texts }, edition }: MetaInput<ConnectionsData>): PageMeta => ({
  title: `${texts.title} | WBN ${edition.countryName}`,
  description: texts.description,
  noIndex: true,
});
