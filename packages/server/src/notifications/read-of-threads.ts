import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

/** Reads what the reader was told about threads that they have now on the screen. Their other pages hear of it if anything changed. */
export const readOfThreads = (db: Db, userID: string, inquiryIDs: ReturnType<typeof sql>) =>
  sql`
  with known as (
    update notifications set read_at = now(), seen_at = now()
    where user_id = ${userID} and read_at is null and kind in ('inquiry', 'assignment') and resource_id in (${inquiryIDs})
    returning user_id)
  insert into events (topic, kind) select distinct 'user:' || user_id, 'notification' from known`.execute(db);
