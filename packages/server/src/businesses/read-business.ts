import { isUuid } from '@wbn/contract';
import { sql } from '@wbn/database';
import { beside } from '@wbn/http';
import { type Db, readerFor } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { businessProfileOf } from './profile.ts';
import { roleIn } from './roles.ts';

/** Anybody reads a business; `session`, beside `data`, says what the viewer is to it. */
export const readBusiness: Handler<'readBusiness'> = async ({ params: { id }, viewer }, context) => {
  if (!isUuid(id)) fail('NotFound');
  const db = readerFor(context, viewer);
  const [row, certificates, role] = await Promise.all([
    profileRow(db, id),
    db.selectFrom('certificates').selectAll().where('businessId', '=', id).orderBy('position').orderBy('id').execute(),
    roleIn(db, viewer, id),
  ]);
  if (row === undefined) fail('NotFound');
  if (row.deletedAt !== null) fail('Gone');
  return beside(businessProfileOf(row, certificates, context.picture), { session: role && { role } });
};

const profileRow = (db: Db, id: string) =>
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
