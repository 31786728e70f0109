import { productsByBusiness, reactionSummary, readBusiness, readProduct } from '@wbn/contract';
import { mainProductsOf } from '@wbn/core';
import type { Caller } from '../api/context.ts';
import { optional } from '../routing/page-route.ts';

/** Loads all data of a product widget, so that it sends no request. */
export async function readProductPage(call: Caller, id: string) {
  const product = (await call(readProduct, { params: { id } })).data;
  const [summary, business, list] = await Promise.all([
    call(reactionSummary, { params: { id: product.productID } }),
    call(readBusiness, { params: { id: product.businessID } }),
    optional(call(productsByBusiness, { query: { bid: product.businessID } })),
  ]);
  const others = list && mainProductsOf(list.data.data, product.productID);
  return { ...product, businessProfile: business.data, reactions: summary.data, others };
}
