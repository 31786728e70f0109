import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

/** All columns of one business, removed or not, except its certificates. */
export const profileRow = (db: Db, id: string) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('resourceCounters as c', (join) =>
      join.onRef('c.resourceId', '=', 'b.id').on('c.resourceType', '=', 'business'),
    )
    .where('b.id', '=', id)
    .selectAll('b')
    .select([
      'c.likes',
      sql<string[]>`array(select category_id from business_categories
        where business_id = b.id order by position, category_id)`.as('categoryIds'),
    ])
    .executeTakeFirst();

export const certificatesOf = (db: Db, businessId: string) =>
  db
    .selectFrom('certificates')
    .selectAll()
    .where('businessId', '=', businessId)
    .orderBy('position')
    .orderBy('id')
    .execute();
