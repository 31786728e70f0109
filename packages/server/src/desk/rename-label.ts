import { sql } from '@wbn/database';
import { lockMembership } from '../businesses/lock-role.ts';
import { inTransaction } from '../db.ts';
import { publishToDesk } from '../events/tell.ts';
import type { Handler } from '../handler.ts';
import { labelsOf } from './desk-thread.ts';

/** Conversations that have both labels keep one. A label that does not exist, perhaps because a colleague renamed it, changes nothing. */
export const renameLabel: Handler<'renameLabel'> = async ({ params, body, viewer }, { db }) => {
  const id = params.id.toLowerCase();
  const [label, to] = [body.label.trim(), body.to.trim()];
  return inTransaction(db, async (trx) => {
    await lockMembership(trx, viewer, params.id);
    // In the order of their ids, so that two members at once wait for each other instead of for ever.
    const { rows } = await sql<{ id: string }>`
      select id from inquiries where id in (
        select inquiry_id from conversation_labels where business_id = ${id}::uuid and name = ${label})
      order by id for update`.execute(trx);
    const [first] = rows;
    if (first !== undefined && label !== to) {
      await sql`
        with old as (delete from conversation_labels where business_id = ${id}::uuid and name = ${label} returning inquiry_id)
        insert into conversation_labels (business_id, inquiry_id, name) select ${id}::uuid, inquiry_id, ${to} from old
        on conflict on constraint conversation_labels_pkey do nothing`.execute(trx);
      await publishToDesk(trx, id, first.id);
    }
    return { labels: (await labelsOf(trx, id)).sort((one, other) => one.localeCompare(other)) };
  });
};
