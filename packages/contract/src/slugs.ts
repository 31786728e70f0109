/** Replaces spaces with hyphens, then URL-encodes twice: a proxy decodes once, and the router sees a single encoding. */
const encodeTwice = (parts: readonly string[]): string =>
  encodeURIComponent(encodeURIComponent(parts.join('-').replace(/\s/gu, '-')));

/**
 * The portal's path of a business: `/business/{companyName-businessID}/`.
 *
 * @example businessPath('Acme Valves', '6f1a2b3c') // '/business/Acme-Valves-6f1a2b3c/'
 */
export const businessPath = (companyName: string, businessID: string): string =>
  `/business/${encodeTwice([companyName, businessID])}/`;

/**
 * The portal's path of a product: `/business-product/{companyName-productName-productID}`.
 *
 * @example productPath('Café', 'Ball valve', '7a2b') // '/business-product/Caf%25C3%25A9-Ball-valve-7a2b'
 */
export const productPath = (companyName: string, productName: string, productID: string): string =>
  `/business-product/${encodeTwice([companyName, productName, productID])}`;

/**
 * A slug as readable text: decoded as far as possible; never throws on a lone `%`.
 *
 * @example readSlug('Caf%25C3%25A9-Ball-valve') // 'Café-Ball-valve'
 */
export function readSlug(slug: string): string {
  let text = slug;
  for (let i = 0; i < 2; i++) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return text;
    }
  }
  return text;
}

/**
 * The portal's path of a results page without filters.
 *
 * @example searchPath('PR', 'ES', 'ball valve') // '/search-result?business=PR&countries=ES&search=ball%20valve'
 */
export const searchPath = (business = 'MA', countries = 'global', search = ''): string =>
  `/search-result?business=${encodeURIComponent(business)}&countries=${encodeURIComponent(countries)}&search=${encodeURIComponent(search)}`;
