import { resultsPath } from '@wbn/contract';
import { notifyPerson, queueMail, type Row } from '@wbn/database';
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
  await notifyPerson(trx, {
    kind: 'search',
    userID,
    about: { type: 'search', id },
    key: `search:${id}`,
    data: { count, title: name, link: path },
    isCounted: true,
  });
  if (!byMail) return;
  await queueMail(trx, {
    to: email,
    template: 'saved-search',
    locale,
    data: { userID, searchID: id, name, path, count, items: matches.slice(0, named) },
    dedupeKey: `saved-search:${id}:${until.getTime()}`,
  });
}
