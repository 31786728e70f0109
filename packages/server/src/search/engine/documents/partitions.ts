import type { SearchDocument, SearchKind } from '../port.ts';

/** One partition and one GIN index for each business type, one for products, one for users. Other types go to the rest partition. */
const BUSINESS_TYPES = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO'];

export const partitions: readonly { table: string; part: string }[] = [
  ...BUSINESS_TYPES.map((type) => ({ table: `search_document_${type.toLowerCase()}`, part: `business:${type}` })),
  { table: 'search_document_product', part: 'product' },
  { table: 'search_document_user', part: 'user' },
];

export const restPartition = 'search_document_rest';

export const kinds: readonly SearchKind[] = ['business', 'product', 'user'];

export function partOf(document: Pick<SearchDocument, 'kind' | 'type'>): string {
  return document.kind === 'business' ? `business:${document.type ?? ''}` : document.kind;
}

/** The scope whose statistics plan a query: its partition, or its whole kind if the query has no type. */
export function scopeOf(query: { kind: SearchKind; type?: string }): string {
  return query.kind === 'business' && query.type ? `business:${query.type}` : query.kind;
}
