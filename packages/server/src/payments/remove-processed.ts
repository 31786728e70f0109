import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

/** Days that a processed event stays: much longer than a provider sends it again. A later copy is refused by the age of its signature. */
const keptDays = 90;

/** Removes events of the payment provider that were processed long ago. Those that could not be processed stay. */
export async function removeProcessed(db: Db): Promise<void> {
  await sql`delete from webhook_events where processed_at < now() - make_interval(days => ${keptDays})`.execute(db);
}
