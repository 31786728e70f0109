/** Replaces spaces with hyphens, then URL-encodes twice: a proxy decodes once, and the router sees a single encoding. */
const encodeTwice = (parts: readonly string[]): string =>
  encodeURIComponent(encodeURIComponent(parts.join('-').replace(/\s/gu, '-')));

/** `/business/{companyName-businessID}/` */
export const businessPath = (companyName: string, businessID: string): string =>
  `/business/${encodeTwice([companyName, businessID])}/`;

/** `/business-product/{companyName-productName-productID}` */
export const productPath = (companyName: string, productName: string, productID: string): string =>
  `/business-product/${encodeTwice([companyName, productName, productID])}`;

/** A slug as readable text: decoded as far as possible; never throws on a lone `%`. */
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

/** `/search-result?business=…&countries=…&search=…` */
export const searchPath = (business = 'MA', countries = 'global', search = ''): string =>
  `/search-result?business=${encodeURIComponent(business)}&countries=${encodeURIComponent(countries)}&search=${encodeURIComponent(search)}`;
