import { type RawBuilder, sql } from 'kysely';
import type { SearchOrder } from '../port.ts';

/** The orders by a column, as lists for `order by`. Each ends with the id, so that no page repeats a document. */
export const orders: Readonly<Record<SearchOrder, RawBuilder<unknown>>> = {
  newest: sql`created desc, id`,
  'price-asc': sql`price asc nulls last, created desc, id`,
  'price-desc': sql`price desc nulls last, created desc, id`,
};
