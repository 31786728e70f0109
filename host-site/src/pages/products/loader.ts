import { businessPath, fill, idFromParameter, productsByBusiness, readBusiness } from '@wbn/contract';
import type { BusinessProfile, Product } from '@wbn/contract/shapes';
import { data } from 'react-router';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { FactWords } from '../../product-facts/texts/en.ts';
import { loadFactTexts } from '../../product-facts/texts/index.ts';
import { type LoaderInput, optional, statusOf } from '../../routing/page-route.ts';
import { rawSlug } from '../../routing/slug.ts';
import type { ProductsTexts } from './texts/en.ts';
import { productsTexts } from './texts/index.ts';

/** The public products of a company; managers load more in the browser. */
export type ProductsData =
  | {
      readonly state: 'ready';
      readonly texts: ProductsTexts;
      readonly words: FactWords;
      readonly profile: BusinessProfile;
      readonly products: readonly Product[] | undefined;
    }
  | { readonly state: 'missing' | 'gone' | 'failed' };

export async function load({ call, locale, url }: LoaderInput) {
  const id = idFromParameter(rawSlug(url));
  try {
    const [texts, words, profile, products] = await Promise.all([
      productsTexts(locale),
      loadFactTexts(locale),
      call(readBusiness, { params: { id } }),
      optional(call(productsByBusiness, { query: { bid: id } })),
    ]);
    return {
      state: 'ready',
      texts,
      words,
      profile: profile.data,
      products: products?.data.data,
    } satisfies ProductsData;
  } catch (error) {
    const status = statusOf(error);
    const state = status === 404 ? 'missing' : status === 410 ? 'gone' : 'failed';
    return data({ state } satisfies ProductsData, { status });
  }
}

export function meta({ data: found, texts }: MetaInput<ProductsData>): PageMeta {
  if (found.state !== 'ready') {
    return { title: `${texts.errors.title} | WBN`, description: texts.errors.text, noIndex: true };
  }
  const { businessID, general } = found.profile;
  const title = fill(found.texts.companyTitle, { company: general.companyName });
  return {
    title: `${title} | WBN`,
    description: `${title}. ${general.shortDescription}`,
    canonical: `${businessPath(general.companyName, businessID)}products`,
    image: general.profilePhoto?.url,
  };
}
