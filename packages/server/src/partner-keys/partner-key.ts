import type { PartnerKeyRecord } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

export const selectKeys = (db: Db) =>
  db
    .selectFrom('partnerKeys as k')
    .leftJoin('partnerKeyUsage as u', (join) =>
      join.onRef('u.partnerKeyId', '=', 'k.id').on(sql<boolean>`u.day > current_date - 30`),
    )
    .selectAll('k')
    .select([
      sql<number>`coalesce(sum(u.calls) filter (where u.day = current_date), 0)::int`.as('today'),
      sql<number>`coalesce(sum(u.calls), 0)::int`.as('month'),
      sql<number>`coalesce(sum(u.refused), 0)::int`.as('refused'),
    ])
    .groupBy('k.id');

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['execute']>>[number];

export const keyOf = (row: KeyRow): PartnerKeyRecord => ({
  keyID: row.id,
  publishableKey: row.publishableKey,
  name: row.name,
  origins: row.origins,
  scopes: row.scopes,
  edition: row.edition,
  quotaPerMinute: row.quotaPerMinute,
  createdAt: row.createdAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  usage: { today: row.today, month: row.month, refused: row.refused },
});
