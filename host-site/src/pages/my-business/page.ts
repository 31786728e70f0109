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
export type MyBusinessTexts = Awaited<ReturnType<typeof texts>>;
interface MyBusinessData {
  readonly texts: MyBusinessTexts;
  /** The visitor wants to upgrade a business and has to choose which. */
  readonly choosing: boolean;
}

export { MyBusiness as Component } from './MyBusiness.tsx';

export const load = async ({ locale, url }: LoaderInput): Promise<MyBusinessData> => ({
  texts: await texts(locale),
  choosing: url.searchParams.get('membership') === 'choose-business',
});

export const meta = ({ data }: MetaInput<MyBusinessData>): PageMeta => ({
  title: `${data.texts.title} | WBN`,
  description: data.texts.title,
  noIndex: true,
});
