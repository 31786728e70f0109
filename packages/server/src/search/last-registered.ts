import { sql } from '@wbn/database';
import { cardsByID } from '../businesses/query.ts';
import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { inOrder } from './answer.ts';

/** The groups of the home page in order; each shows three businesses. */
const groups = ['MA', 'DI', 'EX', 'CO'];
const ofEach = 3;

/** Newest businesses of a type among which those of different owners are looked for. */
const lookedAt = 50;

/**
 * One index lookup per type, for any number of businesses. The businesses that one person registered stand there once while there are others:
 * nobody takes the list for themself.
 */
export const lastRegistered: Handler<'lastRegistered'> = async ({ viewer }, context) => {
  const db = readerFor(context, viewer);
  const { rows } = await sql<{ id: string }>`
    with newest as materialized (
      select type.place, found.id, found.created_at, row_number() over (
        partition by coalesce(found.created_by, found.id) order by found.created_at desc, found.id desc) > 1 as is_further
      from unnest(${groups}::text[]) with ordinality as type (code, place),
        lateral (select id, created_at, created_by from businesses where business_type_code = type.code and deleted_at is null
          order by created_at desc, id desc limit ${lookedAt}) found),
    ranked as (
      select *, row_number() over (partition by place order by is_further, created_at desc, id desc) as rank from newest)
    select id from ranked where rank <= ${ofEach} order by place, created_at desc, id desc`.execute(db);
  const ids = rows.map((row) => row.id);
  return inOrder(ids, await cardsByID(db, ids, context.picture));
};
