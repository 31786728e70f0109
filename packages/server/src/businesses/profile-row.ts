import type { CertificatesTable, Selectable } from '@wbn/database';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

export type CertificateRow = Pick<
  Selectable<CertificatesTable>,
  'expireDate' | 'id' | 'issueDate' | 'name' | 'photoKey'
>;

/** The verification that gives the mark now. Times are those of JSON. */
export interface VerificationRow {
  readonly scopes: string[];
  readonly decidedAt: string | null;
  readonly expiresAt: string | null;
}

/** All columns of one business, removed or not, with its certificates and its valid verification. */
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
      sql<CertificateRow[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name,
          'issueDate', issue_date, 'expireDate', expire_date, 'photoKey', photo_key) order by position, id), '[]')
        from certificates where business_id = b.id)`.as('certificates'),
      sql<VerificationRow | null>`(select jsonb_build_object('scopes', scopes, 'decidedAt', decided_at,
          'expiresAt', expires_at)
        from verifications where business_id = b.id and state = 'approved' and expires_at > now()
        order by decided_at desc limit 1)`.as('verification'),
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
