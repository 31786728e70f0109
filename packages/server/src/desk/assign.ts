import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';

interface Assignment {
  readonly businessID: string;
  readonly requestID: string;
  /** A member; null ends the assignment. */
  readonly to: string | null;
}

/**
 * Assigns a conversation to a member, who is notified, unless they chose it themselves. Written into the audit log if it changes something.
 * @throws ValidationError if the person is not a member
 */
export async function assign(trx: Trx, actor: Viewer, { businessID, requestID, to }: Assignment): Promise<void> {
  const isChanged =
    to === null ? await end(trx, businessID, requestID) : await begin(trx, actor, businessID, requestID, to);
  if (!isChanged) return;
  const action = to === null ? 'conversation.unassigned' : 'conversation.assigned';
  const about = { businessId: businessID, resourceType: 'inquiry', resourceId: requestID };
  await noteAct(trx, actor, { action, ...about, data: to === null ? {} : { to } });
  if (to !== null && to !== actor.userID) await notifyAssignee(trx, actor, businessID, requestID, to);
}

async function end(trx: Trx, businessId: string, inquiryId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('conversationAssignments')
    .where('businessId', '=', businessId)
    .where('inquiryId', '=', inquiryId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function begin(trx: Trx, actor: Viewer, businessId: string, inquiryId: string, userId: string): Promise<boolean> {
  // The lock keeps the member in the business until this assignment is stored.
  const member = await trx
    .selectFrom('businessMembers')
    .select('userId')
    .where('businessId', '=', businessId)
    .where('userId', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  if (member === undefined) fail('ValidationError', { fields: ['assignee'] });
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('conversationAssignments')
    .values({ businessId, inquiryId, userId, assignedBy: actor.userID })
    .onConflict((conflict) =>
      conflict
        .constraint('conversation_assignments_pkey')
        .doUpdateSet({ userId, assignedBy: actor.userID, assignedAt: sql<Date>`now()` })
        .where('conversationAssignments.userId', '<>', userId),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

const notifyAssignee = (trx: Trx, actor: Viewer, businessID: string, requestID: string, to: string) =>
  sql`
    with told as (insert into notifications
      (user_id, business_id, kind, actor_user_id, resource_type, resource_id, dedupe_key)
    values (${to}::uuid, ${businessID}::uuid, 'assignment', ${actor.userID}::uuid, 'inquiry', ${requestID}::uuid,
      ${`assignment:${businessID}:${requestID}`})
    on conflict (user_id, dedupe_key) where dedupe_key is not null do update set
      actor_user_id = excluded.actor_user_id, created_at = now(), read_at = null, seen_at = null
    returning user_id)
    insert into events (topic, kind) select 'user:' || user_id, 'notification' from told`.execute(trx);
