import { deepestResult, myProducts } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';

export interface OwnProducts {
  readonly products: readonly OwnProduct[];
  readonly total: number;
  /** How many the plan has room for. */
  readonly allowed: number;
}

const size = 100;

/** All products of a business, a hundred a call: an import by an operator may have brought more than a plan allows. */
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
