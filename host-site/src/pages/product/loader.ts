import { idFromParameter, productPath, removedByOperator, titleFrom } from '@wbn/contract';
import type { ProductPage } from '@wbn/core';
import { data, redirect } from 'react-router';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { DescribedFacts } from '../../product-facts/describe.ts';
import { readProductPage } from '../../product-facts/read-product-page.ts';
import { type LoaderInput, statusOf } from '../../routing/page-route.ts';
import { isOldSlug, rawSlug } from '../../routing/slug.ts';
import type { offerJsonLd } from './offer-json-ld.ts';
import { structuredProduct } from './structured-product.ts';

export type ProductData =
  | {
      readonly state: 'ready';
      /** All data of the widget, so that it sends no request. */
      readonly product: ProductPage;
      readonly offer: DescribedFacts;
      readonly offerJsonLd: ReturnType<typeof offerJsonLd>;
    }
  | { readonly state: 'missing' | 'gone' | 'banned' | 'failed' };

export async function load({ call, language, url }: LoaderInput) {
  const id = idFromParameter(rawSlug(url));
  if (id === '') return data({ state: 'missing' } satisfies ProductData, { status: 404 });
  try {
    const [product, later] = await Promise.all([readProductPage(call, id), import('./facts.ts')]);
    const canonical = productPath(product.businessProfile.general.companyName, product.name, product.productID);
    if (isOldSlug(url, canonical)) throw redirect(canonical + url.search, 301);
    const offer = await later.describeFacts(product, language);
    return {
      state: 'ready',
      product,
      offer,
      offerJsonLd: later.offerJsonLd(product, offer.facts),
    } satisfies ProductData;
  } catch (error) {
    if (error instanceof Response) throw error;
    const status = statusOf(error);
    const state = status === 404 ? 'missing' : status === 410 ? goneStateOf(error) : 'failed';
    return data({ state } satisfies ProductData, { status });
  }
}

/** A product that an operator removed is told apart from one that its company removed. */
const goneStateOf = (error: unknown) =>
  (error as { fields?: readonly string[] }).fields?.includes(removedByOperator) ? 'banned' : 'gone';

export function meta({ data: found, edition, portal, texts }: MetaInput<ProductData>): PageMeta {
  if (found.state !== 'ready') {
    const { goneTitle, missingTitle } = texts.product;
    const titles = { missing: missingTitle, gone: goneTitle, banned: goneTitle, failed: texts.errors.title };
    return { title: `${titles[found.state]} | WBN`, description: texts.product.failed, noIndex: true };
  }
  const { businessProfile, category, description, industry, mainImage, name, productID } = found.product;
  const company = businessProfile.general.companyName;
  const about = description ?? name;
  return {
    title: titleFrom(about),
    description: `${name} - ${company}. ${about}`.slice(0, 300),
    keywords: [name, company, category?.name, industry?.name].filter((word) => word !== undefined),
    canonical: productPath(company, name, productID),
    image: mainImage?.url,
    type: 'product' as const,
    isEmbeddable: true,
    jsonLd: import.meta.env.SSR ? structuredProduct(found.product, found.offerJsonLd, { portal, edition }) : undefined,
  };
}
