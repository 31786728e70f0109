import type { SearchDocument, SearchKind } from '../port.ts';

/** One partition and one GIN index for each business type and each other kind. Other types go to the rest partition. */
const BUSINESS_TYPES = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO'];

/** The partitions of the first migration; later kinds have a migration of their own. */
export const firstPartitions: readonly { table: string; part: string }[] = [
  ...BUSINESS_TYPES.map((type) => ({ table: `search_document_${type.toLowerCase()}`, part: `business:${type}` })),
  { table: 'search_document_product', part: 'product' },
  { table: 'search_document_user', part: 'user' },
];

export const postPartition = { table: 'search_document_post', part: 'post' } as const;
export const partitions: readonly { table: string; part: string }[] = [...firstPartitions, postPartition];

export const restPartition = 'search_document_rest';

export const kinds: readonly SearchKind[] = ['business', 'product', 'user', 'post'];

export function partOf(document: Pick<SearchDocument, 'kind' | 'type'>): string {
  return document.kind === 'business' ? `business:${document.type ?? ''}` : document.kind;
}

export const kindOfPart = (part: string): SearchKind =>
  kinds.find((kind) => part === kind || part.startsWith(`${kind}:`)) ?? 'business';

/** The scope whose statistics plan a query: its partition, or its whole kind if the query has no type. */
export function scopeOf(query: { kind: SearchKind; type?: string }): string {
  return query.kind === 'business' && query.type ? `business:${query.type}` : query.kind;
}
