import { productsByBusiness, reactionSummary, readBusiness, readProduct } from '@wbn/contract';
import type { Product } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import type { AnswerOf, CallOptions } from '../api/types.ts';

/** A product with the profile of its business as this viewer sees it, and its likes. */
export type ProductPage = Product & {
  readonly businessProfile: { readonly session?: AnswerOf<typeof readBusiness>['session'] };
  /** What else the business makes, where a server has asked for it already. */
  readonly others?: readonly Product[] | undefined;
};

/** All that the page of a product waits for. The business is asked for once the product says whose it is. */
export async function loadProductPage(
  client: Client,
  productID: string,
  { signal, locale }: Pick<CallOptions, 'signal' | 'locale'> = {},
): Promise<ProductPage> {
  const params = { id: productID };
  const likes = client.call(reactionSummary, { params, signal });
  // Awaited below; a product that fails first must not leave it without a hearer.
  likes.catch(() => {});
  const { data: product } = await client.call(readProduct, { params, signal, locale });
  const business = client.call(readBusiness, { params: { id: product.businessID }, signal, locale, personal: true });
  const [{ data, session }, { data: reactions }] = await Promise.all([business, likes]);
  return { ...product, businessProfile: { ...data, session }, reactions };
}

const mostMainProducts = 8;

/** What else its business makes. A business with one product shows that one. */
export async function mainProducts(
  client: Client,
  { businessID, productID }: Pick<Product, 'businessID' | 'productID'>,
): Promise<readonly Product[]> {
  const { data } = await client.call(productsByBusiness, { query: { bid: businessID } });
  return mainProductsOf(data.data, productID);
}

/** Those that a product's page shows of all that its business makes. */
export function mainProductsOf(products: readonly Product[], productID: string): readonly Product[] {
  const others = products.filter((one) => one.productID !== productID);
  return (others.length ? others : products).slice(0, mostMainProducts);
}

interface Picture {
  readonly url: string;
}

/** Every picture of a product once, the main one first. */
export const picturesOf = (product: Partial<Pick<Product, 'mainImage' | 'images' | 'photos'>>): string[] => {
  const all: (Picture | null | undefined)[] = [product.mainImage, ...(product.images ?? []), ...(product.photos ?? [])];
  return [...new Set(all.flatMap((picture) => picture?.url || []))];
};
