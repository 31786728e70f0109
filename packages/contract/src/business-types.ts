/** The codes of the type dropdown, in its order. PR and UR search products and users; the nine others are business types. */
export const searchTypes = [
  { code: 'PR', name: 'Products' },
  { code: 'UR', name: 'Users' },
  { code: 'MA', name: 'Manufacturers' },
  { code: 'DI', name: 'Distributors' },
  { code: 'WS', name: 'Wholesalers' },
  { code: 'IM', name: 'Importers' },
  { code: 'EX', name: 'Exporters' },
  { code: 'RE', name: 'Retailers' },
  { code: 'IN', name: 'Investors' },
  { code: 'CO', name: 'Consultants' },
  { code: 'GO', name: 'Government' },
] as const;
export type SearchType = (typeof searchTypes)[number]['code'];
export type BusinessType = Exclude<SearchType, 'PR' | 'UR'>;

export const businessTypeCodes = searchTypes.slice(2).map((type) => type.code) as BusinessType[];
/**
 * Whether a text is a code of the type dropdown.
 *
 * @example isSearchType('MA') // true
 * @example isSearchType('ma') // false
 */
export const isSearchType = (code: string): code is SearchType => searchTypes.some((type) => type.code === code);
/**
 * The kind of card for results of a type.
 *
 * @example ['PR', 'UR', 'MA'].map(resultKind) // ['product', 'user', 'business']
 */
export const resultKind = (code: string): 'product' | 'user' | 'business' =>
  code === 'PR' ? 'product' : code === 'UR' ? 'user' : 'business';
