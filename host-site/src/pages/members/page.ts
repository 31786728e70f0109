import { idFromParameter } from '@wbn/contract';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routes/page-route.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import { rawSlug } from '../business/page.ts';

const texts = pageTexts({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
export type MembersTexts = Awaited<ReturnType<typeof texts>>;
interface MembersData {
  readonly texts: MembersTexts;
  readonly businessID: string;
}

export { Members as Component } from './Members.tsx';

export const load = async ({ locale, url }: LoaderInput): Promise<MembersData> => ({
  texts: await texts(locale),
  businessID: idFromParameter(rawSlug(url)),
});

export const meta = ({ data }: MetaInput<MembersData>): PageMeta => ({
  title: `${data.texts.title} | WBN`,
  description: data.texts.title,
  noIndex: true,
});
