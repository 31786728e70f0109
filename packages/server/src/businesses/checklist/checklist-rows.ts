import { type ChecklistStep, checklistProducts, checklistSteps } from '@wbn/contract';
import type { Checklist } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../../db.ts';
import { unansweredOf } from './unanswered.ts';

type Row = Readonly<Record<ChecklistStep, boolean>> & { readonly id: string; readonly unanswered: number };

/** The checklists of businesses by their ids, in one query for any number of them. */
export async function checklistsByID(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Checklist>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select b.id,
      b.profile_photo_key is not null as logo,
      b.cover_photo_key is not null as cover,
      coalesce(b.general_description, '') <> '' as description,
      b.contact <> '{}' or b.city is not null as contact,
      b.trade_capabilities <> '{}' as trade,
      b.business_terms <> '{}' as terms,
      goods.all_of_them >= ${checklistProducts} as products,
      goods.all_of_them > 0 and goods.without_picture = 0 as product_pictures,
      exists (select from certificates where business_id = b.id) as certificates,
      exists (select from verifications where business_id = b.id
        and (state in ('submitted', 'in_review') or state = 'approved' and expires_at > now())) as verification,
      (select count(*) from business_members where business_id = b.id) > 1
        or exists (select from business_invitations where business_id = b.id and accepted_at is null
          and declined_at is null and revoked_at is null and expires_at > now()) as members,
      ${unansweredOf(sql`b.id`)} as unanswered
    from businesses b, lateral (
      select count(*) as all_of_them, count(*) filter (where main_image_key is null) as without_picture
      from products where business_id = b.id and deleted_at is null and state = 'published') goods
    where b.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, checklistOf(row)]));
}

const checklistOf = (row: Row): Checklist => ({
  steps: checklistSteps.map((step) => ({ step, done: row[step] })),
  unanswered: row.unanswered,
});
