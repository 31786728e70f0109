import {
  businessPath,
  followSummary,
  idFromParameter,
  isUuid,
  productsByBusiness,
  readBusiness,
  titleFrom,
} from '@wbn/contract';
import type { BusinessProfile, Product } from '@wbn/contract/shapes';
import { data, redirect } from 'react-router';
import type { SectionFields } from '../../business-facts/fields.ts';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import { type LoaderInput, optional, statusOf } from '../../routing/page-route.ts';
import { isOldSlug, rawSlug } from '../../routing/slug.ts';
import { laterManageBar } from './manage/later-bar.ts';
import type { ManageTexts } from './manage/texts/en.ts';
import type { ProofFact } from './proof-facts.ts';
import { structuredBusiness } from './structured-business.ts';
import type { BusinessTexts } from './texts/en.ts';

export type BusinessData =
  | {
      readonly state: 'ready';
      readonly texts: BusinessTexts['page'];
      readonly facts: readonly ProofFact[];
      readonly profile: BusinessProfile;
      readonly fields: SectionFields;
      readonly followers: number;
      readonly products: readonly Product[] | undefined;
      /** Loaded only if the address requests the edit mode. */
      readonly manage: ManageTexts | undefined;
      /** The date of loading, to compare with certificate dates. */
      readonly today: string;
    }
  | { readonly state: 'missing' | 'gone' | 'failed' };

/** `?editMode=1`. */
const wantsEditing = (url: URL): boolean => url.searchParams.get('editMode') === '1';

/** The edit mode's texts; its bar is there too, so that it is drawn with the page. */
async function editModeTexts(locale: LoaderInput['locale']): Promise<ManageTexts> {
  const [{ manageTexts }] = await Promise.all([import('./manage/texts/index.ts'), laterManageBar.preload()]);
  return manageTexts(locale);
}

/** The code of a bar that the server has drawn: without it, the first update would take the bar away until the code comes. */
export const beforeHydration = async (url: URL): Promise<void> => {
  if (wantsEditing(url)) await laterManageBar.preload();
};

export async function load({ call, language, locale, url }: LoaderInput) {
  const id = idFromParameter(rawSlug(url));
  if (id === '') return data({ state: 'missing' } satisfies BusinessData, { status: 404 });
  try {
    const [answer, follow, products, manage, words] = await Promise.all([
      call(readBusiness, { params: { id } }),
      optional(call(followSummary, { params: { id } })),
      isUuid(id) ? optional(call(productsByBusiness, { query: { bid: id } })) : undefined,
      wantsEditing(url) ? editModeTexts(locale) : undefined,
      import('./words.ts').then(({ businessWords }) => businessWords(locale, language)),
    ]);
    const profile = words.spoken(answer.data);
    const today = new Date().toISOString().slice(0, 10);
    const canonical = businessPath(profile.general.companyName, profile.businessID);
    if (isOldSlug(url, canonical)) throw redirect(canonical + url.search, 301);
    return {
      state: 'ready',
      texts: words.texts,
      facts: words.proof(profile, today),
      profile,
      fields: words.fields(profile),
      followers: follow?.data.followersCount ?? 0,
      products: products?.data.data,
      manage,
      today,
    } satisfies BusinessData;
  } catch (error) {
    if (error instanceof Response) throw error;
    const status = statusOf(error);
    const state = status === 404 ? 'missing' : status === 410 ? 'gone' : 'failed';
    return data({ state } satisfies BusinessData, { status });
  }
}

export function meta({ data: found, edition, portal, texts }: MetaInput<BusinessData>): PageMeta {
  if (found.state !== 'ready') {
    const titles = {
      missing: texts.business.missingTitle,
      gone: texts.business.goneTitle,
      failed: texts.errors.title,
    };
    return { title: `${titles[found.state]} | WBN`, description: texts.errors.text, noIndex: true };
  }
  const { businessID, contactInfo, general } = found.profile;
  const { companyName, industry, profilePhoto, shortDescription } = general;
  return {
    title: titleFrom(shortDescription),
    description: `${companyName}: ${shortDescription}`,
    keywords: [companyName, general.businessType.name, industry?.name, contactInfo.country?.countryName].filter(
      (word) => word !== undefined,
    ),
    canonical: businessPath(companyName, businessID),
    image: profilePhoto?.url,
    type: 'profile' as const,
    isEmbeddable: true,
    jsonLd: import.meta.env.SSR
      ? structuredBusiness(found.profile, { portal, edition, industries: texts.shell.industries })
      : undefined,
  };
}
