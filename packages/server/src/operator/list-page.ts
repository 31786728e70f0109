import { listSize, longestList } from '@wbn/contract/shapes';
import { type RawBuilder, type SelectQueryBuilder, sql } from '@wbn/database';
import type { Db } from '../db.ts';

interface ListQuery<Sort extends string> {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: Sort | undefined;
}

type Column<Sort extends string> = Sort extends `-${string}` ? never : Sort;

/** The order of a list: its columns by their names in the query, the usual one, and the id that makes the order exact. */
interface Order<Sort extends string> {
  readonly columns: Readonly<Record<Column<Sort>, RawBuilder<unknown>>>;
  readonly usual: Sort;
  readonly id: RawBuilder<unknown>;
}

/** The rows of a page, as limit and offset: none beyond `longestList`. */
export function rowsOfPage({ page = 1, size = listSize.usual }: Pick<ListQuery<string>, 'page' | 'size'>) {
  const offset = (page - 1) * size;
  return { limit: Math.max(0, Math.min(size, longestList - offset)), offset };
}

/** One page of an operators' list, and the number of its rows, counted up to `longestList`. */
export async function listPage<Schema, Tables extends keyof Schema, Row, Sort extends string>(
  db: Db,
  rows: SelectQueryBuilder<Schema, Tables, Row>,
  { sort, ...page }: ListQuery<Sort>,
  { columns, id, usual }: Order<Sort>,
): Promise<{ rows: Row[]; total: number }> {
  const by = sort ?? usual;
  const column = columns[by.replace(/^-/, '') as Column<Sort>];
  const direction = by.startsWith('-') ? sql`desc` : sql`asc`;
  const { limit, offset } = rowsOfPage(page);
  const [shown, counted] = await Promise.all([
    rows
      .orderBy(sql`${column} ${direction} nulls last`)
      .orderBy(sql`${id} ${direction}`)
      .limit(limit)
      .offset(offset)
      .execute(),
    sql<{ total: number }>`select count(*)::int as total from (${rows.limit(longestList)}) as listed`.execute(db),
  ]);
  return { rows: shown, total: counted.rows[0]?.total ?? 0 };
}

/** A pattern of `ilike` for a part of a text. */
export const containing = (part: string): string => `%${part.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
