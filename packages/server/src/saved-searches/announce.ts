import { resultsPath } from '@wbn/contract';
import { queueMail, type Row, sql } from '@wbn/database';
import type { Context } from '../context.ts';
import { inTransaction, type Trx } from '../db.ts';
import { type Match, newMatches } from './new-matches.ts';
import { nextLook, stateOf } from './saved-search.ts';

export type DueSearch = Row<'savedSearches'> & { readonly email: string; readonly locale: string | null };

/** Matches that a mail names; it counts the others. */
const named = 5;

/**
 * Looks for new matches of one saved search and announces them. The mark, the notification and the mail are one transaction: after a crash
 * either all of them are there or none. The mark moves only from where it was read, so of two processes one announces.
 * @returns the number of matches that were announced
 */
export async function announceMatches(context: Context, due: DueSearch, until: Date): Promise<number> {
  const search = stateOf(due);
  const { id, seenUntil: since, userId: userID } = due;
  const matches = await newMatches(context, { userID, search, since, until });
  return inTransaction(context.db, async (trx) => {
    const marked = await trx
      .updateTable('savedSearches')
      .set({
        seenUntil: until,
        nextAt: nextLook(due.alerts, until),
        ...(matches.length > 0 ? { lastAlertAt: context.now() } : {}),
      })
      .where('id', '=', id)
      .where('seenUntil', '=', since)
      .where('alerts', '=', due.alerts)
      .returning(['name', 'byMail'])
      .executeTakeFirst();
    if (marked === undefined || matches.length === 0) return 0;
    await announce(trx, { ...due, ...marked }, matches, until);
    return matches.length;
  });
}

async function announce(trx: Trx, saved: DueSearch, matches: readonly Match[], until: Date): Promise<void> {
  const { byMail, email, id, locale, name, userId: userID } = saved;
  // Newest first: what the alert is about is on top.
  const path = resultsPath({ ...stateOf(saved), sort: 'newest' });
  const count = matches.length;
  await sql`
    with told as (insert into notifications as n (user_id, kind, resource_type, resource_id, data, dedupe_key)
      values (${userID}::uuid, 'search', 'search', ${id}::uuid,
        jsonb_build_object('count', ${count}::int, 'title', ${name}::text, 'link', ${path}::text), ${`search:${id}`})
      on conflict (user_id, dedupe_key) where dedupe_key is not null do update set
        data = case when n.read_at is not null then excluded.data
          else excluded.data || jsonb_build_object('count', (n.data->>'count')::int + ${count}::int) end,
        created_at = now(), read_at = null, seen_at = null
      returning user_id)
    insert into events (topic, kind) select 'user:' || user_id, 'notification' from told`.execute(trx);
  if (!byMail) return;
  await queueMail(trx, {
    to: email,
    template: 'saved-search',
    locale,
    data: { userID, searchID: id, name, path, count, items: matches.slice(0, named) },
    dedupeKey: `saved-search:${id}:${until.getTime()}`,
  });
}
