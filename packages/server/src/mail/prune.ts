import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

/** Days that a mail which left stays in the outbox, to answer whether it did and lest it be written again; one that could not, longer. */
const kept = { sent: 30, failed: 180 } as const;
/** Rows of one statement: a long delete would hold up the cleaning of the table. */
const batch = 5_000;

/** Removes old mails from the outbox: addresses are not kept for longer than they serve. */
export async function pruneOutbox(db: Db): Promise<number> {
  for (let removed = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from outbox_emails where id in (
        select id from outbox_emails
        where (state = 'sent' and created_at < now() - make_interval(days => ${kept.sent}))
          or (state = 'failed' and created_at < now() - make_interval(days => ${kept.failed}))
        order by id limit ${batch} for update skip locked)`.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < batch) return removed;
  }
}
