/** Spaces to hyphens, then URL-encoded twice: what stands in front decodes once, the router sees the single encoding (A2, Q-02). */
const encodeTwice = (parts: readonly string[]): string =>
  encodeURIComponent(encodeURIComponent(parts.join('-').replace(/\s/gu, '-')));

/** `/business/{companyName-businessID}/` */
export const businessPath = (companyName: string, businessID: string): string =>
  `/business/${encodeTwice([companyName, businessID])}/`;

/** `/business-product/{companyName-productName-productID}` */
export const productPath = (companyName: string, productName: string, productID: string): string =>
  `/business-product/${encodeTwice([companyName, productName, productID])}`;

/** A slug as a person reads it: decoded as far as it goes, never throwing on a lone `%`. */
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
