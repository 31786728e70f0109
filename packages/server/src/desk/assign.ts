import { notifyPerson, sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';

interface Assignment {
  readonly businessID: string;
  readonly requestID: string;
  /** A member; null ends the assignment. */
  readonly to: string | null;
}

/**
 * Assigns a conversation to a member, who is notified, unless they chose it themselves. The audit log does not hold it: it is not a privileged act,
 * and members could fill the log by assigning to and fro.
 * @throws ValidationError if the person is not a member
 */
export async function assign(trx: Trx, actor: Viewer, { businessID, requestID, to }: Assignment): Promise<void> {
  const isChanged =
    to === null ? await end(trx, businessID, requestID) : await begin(trx, actor, businessID, requestID, to);
  if (isChanged && to !== null && to !== actor.userID) await notifyAssignee(trx, actor, businessID, requestID, to);
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
  notifyPerson(trx, {
    kind: 'assignment',
    userID: to,
    businessID,
    actorID: actor.userID,
    about: { type: 'inquiry', id: requestID },
    key: `assignment:${businessID}:${requestID}`,
  });
