import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

/** Days that mails stay in the outbox, as a record and against duplicates; failed mails stay longer. */
const kept = { sent: 30, failed: 90 } as const;
/** Rows per statement: a long delete would delay vacuuming of the table. */
const batch = 5_000;

/** Removes old mails, so that addresses are not kept longer than needed. */
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
