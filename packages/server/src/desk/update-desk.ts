import type { DeskThread } from '@wbn/contract/shapes';
import { inTransaction, type Trx } from '../db.ts';
import { publishToDesk } from '../events/tell.ts';
import type { Handler } from '../handler.ts';
import { assign } from './assign.ts';
import { deskThreads, lockAtDesk } from './desk-thread.ts';

/** Labels and assignment of a conversation. */
export const updateDesk: Handler<'updateDesk'> = async ({ params, body, viewer }, { db }) => {
  const [id, rid] = [params.id.toLowerCase(), params.rid.toLowerCase()];
  return inTransaction(db, async (trx) => {
    await lockAtDesk(trx, viewer, id, rid, body.assignee);
    // The lock makes a second writer replace the labels of the first one instead of adding to them.
    await trx.selectFrom('inquiries').select('id').where('id', '=', rid).forUpdate().execute();
    if (body.labels) await setLabels(trx, id, rid, body.labels);
    if (body.assignee !== undefined) await assign(trx, viewer, { businessID: id, requestID: rid, to: body.assignee });
    await publishToDesk(trx, id, rid);
    return (await deskThreads(trx, id, rid))[0] as DeskThread;
  });
};

async function setLabels(trx: Trx, businessId: string, inquiryId: string, labels: readonly string[]): Promise<void> {
  const names = [...new Set(labels.map((label) => label.trim()))];
  await trx
    .deleteFrom('conversationLabels')
    .where('businessId', '=', businessId)
    .where('inquiryId', '=', inquiryId)
    .execute();
  if (names.length === 0) return;
  await trx
    .insertInto('conversationLabels')
    .values(names.map((name) => ({ businessId, inquiryId, name })))
    .onConflict((conflict) => conflict.constraint('conversation_labels_pkey').doNothing())
    .execute();
}
