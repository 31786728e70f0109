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
export type InvitationTexts = Awaited<ReturnType<typeof texts>>;
interface InvitationData {
  readonly texts: InvitationTexts;
  readonly hasToken: boolean;
}

export { Invitation as Component } from './Invitation.tsx';

export const load = async ({ locale, url }: LoaderInput): Promise<InvitationData> => ({
  texts: await texts(locale),
  hasToken: url.searchParams.has('token'),
});

export const meta = ({ data }: MetaInput<InvitationData>): PageMeta => ({
  title: `${data.texts.title} | WBN`,
  description: data.texts.title,
  noIndex: true,
});
