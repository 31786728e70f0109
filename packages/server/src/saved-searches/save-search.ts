import { maxSavedSearches } from '@wbn/contract';
import { jsonb, sql } from '@wbn/database';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { nextLook, savedSearchOf } from './saved-search.ts';

/** A search with the same words and filters exists once: saving it again changes its name and its alerts. */
export const saveSearch: Handler<'saveSearch'> = async ({ body, viewer: { userID } }, { db, now }) =>
  inTransaction(db, async (trx) => {
    // The lock makes two simultaneous saves of one person count each other.
    await trx.selectFrom('users').select('id').where('id', '=', userID).forUpdate().execute();
    const { alerts, mail, name, search } = body;
    const at = now();
    const row = await trx
      .insertInto('savedSearches')
      .values({
        userId: userID,
        name: name.trim(),
        search: jsonb<Record<string, unknown>>(search),
        alerts,
        byMail: mail,
        seenUntil: at,
        nextAt: nextLook(alerts, at),
      })
      .onConflict((conflict) =>
        conflict.expression(sql`user_id, md5(search::text)`).doUpdateSet({
          name: name.trim(),
          alerts,
          byMail: mail,
          // Alerts that were off begin now.
          seenUntil: sql`case saved_searches.alerts when 'off' then greatest(excluded.seen_until, saved_searches.seen_until)
            else saved_searches.seen_until end`,
          nextAt: sql`least(saved_searches.next_at, excluded.next_at)`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    const { count } = await trx
      .selectFrom('savedSearches')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('userId', '=', userID)
      .executeTakeFirstOrThrow();
    if (count > maxSavedSearches) fail('SavedSearchLimit');
    return savedSearchOf(row);
  });
