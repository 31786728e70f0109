export type BusinessTypeCode = 'MA' | 'DI' | 'WS' | 'IM' | 'EX' | 'RE' | 'IN' | 'CO' | 'GO';

/** Codes of search types: the business types, PR (products) and UR (users). */
export type SearchTypeCode = 'PR' | 'UR' | BusinessTypeCode;

export type BusinessType = {
  readonly code: BusinessTypeCode;
  /** One of them: 'Manufacturer'. */
  readonly name: string;
  /** The plural, for lists and searches: 'Manufacturers'. */
  readonly businessTypeName: string;
};

/** The nine kinds of business. */
export const businessTypes: readonly BusinessType[] = [
  { code: 'MA', name: 'Manufacturer', businessTypeName: 'Manufacturers' },
  { code: 'DI', name: 'Distributor', businessTypeName: 'Distributors' },
  { code: 'WS', name: 'Wholesaler', businessTypeName: 'Wholesalers' },
  { code: 'IM', name: 'Importer', businessTypeName: 'Importers' },
  { code: 'EX', name: 'Exporter', businessTypeName: 'Exporters' },
  { code: 'RE', name: 'Retailer', businessTypeName: 'Retailers' },
  { code: 'IN', name: 'Investor', businessTypeName: 'Investors' },
  { code: 'CO', name: 'Consultant', businessTypeName: 'Consultants' },
  { code: 'GO', name: 'Government', businessTypeName: 'Government' },
];
