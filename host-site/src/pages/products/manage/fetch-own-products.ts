import { deepestResult, myProducts } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';

export interface OwnProducts {
  readonly products: readonly OwnProduct[];
  readonly total: number;
  /** The plan's limit of products. */
  readonly allowed: number;
}

const size = 100;

/** Loads all products of a business, a hundred per call: an operator's import may exceed the plan's limit. */
export async function fetchOwnProducts(client: Client, bid: string): Promise<OwnProducts> {
  const products: OwnProduct[] = [];
  for (;;) {
    const query = { bid, skip: products.length, size };
    const { data } = await client.call(myProducts, { query });
    products.push(...data.products);
    if (data.products.length < size || products.length >= deepestResult)
      return { products, total: data.total, allowed: data.allowed };
  }
}
