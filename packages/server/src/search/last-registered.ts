import { sql } from '@wbn/database';
import { cardsByID } from '../businesses/query.ts';
import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { inOrder } from './answer.ts';

/** The groups of the home page in order; each shows three businesses. */
const groups = ['MA', 'DI', 'EX', 'CO'];
const ofEach = 3;

/** One index lookup per type, for any number of businesses. */
export const lastRegistered: Handler<'lastRegistered'> = async ({ viewer }, context) => {
  const db = readerFor(context, viewer);
  const { rows } = await sql<{ id: string }>`
    select newest.id from unnest(${groups}::text[]) with ordinality as type (code, place),
      lateral (select id, created_at from businesses where business_type_code = type.code and deleted_at is null
        order by created_at desc, id desc limit ${ofEach}) newest
    order by type.place, newest.created_at desc, newest.id desc`.execute(db);
  const ids = rows.map((row) => row.id);
  return inOrder(ids, await cardsByID(db, ids, context.picture));
};
