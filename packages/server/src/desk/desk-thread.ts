import { type BusinessRole, isUuid } from '@wbn/contract';
import type { DeskThread } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { lockMembership } from '../businesses/lock-role.ts';
import { assertMember } from '../businesses/roles.ts';
import type { Db, Trx } from '../db.ts';
import { fail } from '../fail.ts';
import { mostThreads } from '../inquiries/party.ts';

/**
 * Asserts that the viewer belongs to the business and that the thread is one of its own.
 * @throws Forbidden for others, NotFound for a thread of others
 */
export async function assertAtDesk(db: Db, viewer: Viewer, businessID: string, rid: string): Promise<BusinessRole> {
  const role = await assertMember(db, viewer, businessID);
  await assertOwnThread(db, businessID, rid);
  return role;
}

/** The same for a change: the role holds until it is written. `assignee`: a member who gets the conversation. */
export async function lockAtDesk(
  trx: Trx,
  viewer: Viewer,
  businessID: string,
  rid: string,
  assignee?: string | null,
): Promise<BusinessRole> {
  const role = await lockMembership(trx, viewer, businessID, assignee);
  await assertOwnThread(trx, businessID, rid);
  return role;
}

async function assertOwnThread(db: Db, businessID: string, rid: string): Promise<void> {
  const thread = await db
    .selectFrom('inquiries')
    .select('id')
    .where('id', '=', isUuid(rid) ? rid : null)
    .where((where) => where.or([where('fromPartyId', '=', businessID), where('toPartyId', '=', businessID)]))
    .executeTakeFirst();
  if (thread === undefined) fail('NotFound');
}

/** Most different labels of a business that are offered. */
const maxLabels = 500;

/** The labels of a business's threads, each once. */
export async function labelsOf(db: Db, businessID: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversationLabels')
    .select('name')
    .distinct()
    .where('businessId', '=', businessID)
    .orderBy('name')
    .limit(maxLabels)
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * The threads of a business that have labels, an assignment or notes, as many of the newest as the list of threads has; or a single one, which
 * may have none of them.
 */
export async function deskThreads(db: Db, businessID: string, rid?: string): Promise<DeskThread[]> {
  const single = rid === undefined ? sql`` : sql`and inquiry_id = ${rid}::uuid`;
  const { rows } = await sql<{ id: string; labels: string[] | null; assignee: string | null; notes: number | null }>`
    select t.inquiry_id as id, l.labels, a.user_id as assignee, n.notes
    from (${rid === undefined ? sql`` : sql`select ${rid}::uuid as inquiry_id union`}
      select inquiry_id from conversation_labels where business_id = ${businessID}::uuid ${single}
      union select inquiry_id from conversation_assignments where business_id = ${businessID}::uuid ${single}
      union select inquiry_id from conversation_notes where business_id = ${businessID}::uuid ${single}) t
    join inquiries i on i.id = t.inquiry_id
    left join lateral (select jsonb_agg(name order by lower(name), name) as labels from conversation_labels
      where business_id = ${businessID}::uuid and inquiry_id = i.id) l on true
    left join lateral (select count(*)::int as notes from conversation_notes
      where business_id = ${businessID}::uuid and inquiry_id = i.id) n on true
    left join conversation_assignments a on a.business_id = ${businessID}::uuid and a.inquiry_id = i.id
    order by i.created_at desc, i.id desc limit ${mostThreads}`.execute(db);
  return rows.map(({ id, labels, assignee, notes }) => ({
    requestID: id,
    labels: labels ?? [],
    assignee,
    notes: notes ?? 0,
  }));
}
