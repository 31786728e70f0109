import { productsByBusiness, reactionSummary, readBusiness, readProduct } from '@wbn/contract';
import type { Product } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import type { AnswerOf, CallOptions } from '../api/types.ts';

/** A product with its business's profile as this viewer sees it, and its likes. */
export type ProductPage = Product & {
  readonly businessProfile: { readonly session?: AnswerOf<typeof readBusiness>['session'] };
  /** Other products of the business, if a server has loaded them. */
  readonly others?: readonly Product[] | undefined;
};

/**
 * Loads everything that a product page needs. The business is loaded once the product names it.
 *
 * @example
 * // GET product/p-1 answers product
 * // GET business/profile/b-1 answers business
 * // GET social/reaction/summary/p-1 answers { reactionCount: { like: 8 } }
 * const page = await loadProductPage(client, 'p-1');
 * page.reactions.reactionCount.like; // 8
 */
export async function loadProductPage(
  client: Client,
  productID: string,
  { signal, locale }: Pick<CallOptions, 'signal' | 'locale'> = {},
): Promise<ProductPage> {
  const params = { id: productID };
  const likes = client.call(reactionSummary, { params, signal });
  // Awaited below; without a handler, an earlier failure of the product would leave it unhandled.
  likes.catch(() => {});
  const { data: product } = await client.call(readProduct, { params, signal, locale });
  const business = client.call(readBusiness, { params: { id: product.businessID }, signal, locale, personal: true });
  const [{ data, session }, { data: reactions }] = await Promise.all([business, likes]);
  return { ...product, businessProfile: { ...data, session }, reactions };
}

const maxMainProducts = 8;

/**
 * Other products of its business. A business with one product shows that one.
 *
 * @example
 * // GET product/by-business answers { data: [product, { ...product, productID: 'p-2' }] }
 * const others = await mainProducts(client, product);
 * others.map(({ productID }) => productID); // ['p-2']
 */
export async function mainProducts(
  client: Client,
  { businessID, productID }: Pick<Product, 'businessID' | 'productID'>,
): Promise<readonly Product[]> {
  const { data } = await client.call(productsByBusiness, { query: { bid: businessID } });
  return mainProductsOf(data.data, productID);
}

/**
 * Selects the products that a product page shows.
 *
 * @example mainProductsOf([product, { ...product, productID: 'p-2' }], 'p-1').map(({ productID }) => productID) // ['p-2']
 */
export function mainProductsOf(products: readonly Product[], productID: string): readonly Product[] {
  const others = products.filter((one) => one.productID !== productID);
  return (others.length ? others : products).slice(0, maxMainProducts);
}

interface Picture {
  readonly url: string;
}

/**
 * All pictures of a product without duplicates, the main one first.
 *
 * @example picturesOf({ mainImage: { url: 'a.webp' }, photos: [{ url: 'b.webp' }, { url: 'a.webp' }] }) // ['a.webp', 'b.webp']
 */
export const picturesOf = (product: Partial<Pick<Product, 'mainImage' | 'images' | 'photos'>>): string[] => {
  const all: (Picture | null | undefined)[] = [product.mainImage, ...(product.images ?? []), ...(product.photos ?? [])];
  return [...new Set(all.flatMap((picture) => picture?.url || []))];
};
