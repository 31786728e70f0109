import { fill, idFromParameter, readBusiness } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { data } from 'react-router';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import { type LoaderInput, statusOf } from '../../routing/page-route.ts';
import { rawSlug } from '../../routing/slug.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import type { en, MembershipTexts } from './texts/en.ts';

const texts = pageTexts<typeof en>({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

export type MembershipData =
  | { readonly state: 'ready'; readonly texts: MembershipTexts; readonly profile: BusinessProfile }
  | { readonly state: 'missing' | 'gone' | 'failed' };

export async function load({ call, locale, url }: LoaderInput) {
  const id = idFromParameter(rawSlug(url));
  try {
    const [said, profile] = await Promise.all([texts(locale), call(readBusiness, { params: { id } })]);
    return { state: 'ready', texts: said, profile: profile.data } satisfies MembershipData;
  } catch (error) {
    const status = statusOf(error);
    const state = status === 404 ? 'missing' : status === 410 ? 'gone' : 'failed';
    return data({ state } satisfies MembershipData, { status });
  }
}

export function meta({ data: found, texts: site }: MetaInput<MembershipData>): PageMeta {
  if (found.state !== 'ready') {
    return { title: `${site.errors.title} | WBN`, description: site.errors.title, noIndex: true };
  }
  const title = fill(found.texts.title, { company: found.profile.general.companyName });
  return { title: `${title} | WBN`, description: title, noIndex: true };
}
