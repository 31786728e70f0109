import { queueMail, sql } from '@wbn/database';
import type { Db } from '../../db.ts';
import { mayAct } from '../../users/may-act.ts';
import { newsFor } from './news.ts';
import { ownBusinessesOf } from './own-businesses.ts';
import { type DigestWeek, weekOf } from './week.ts';

const keyOf = ({ key }: DigestWeek, userID: string): string => `weekly-digest:${key}:${userID}`;

/**
 * Queues the weekly digests, for some people a call, so that other mails go on meanwhile; true while more people are left. A person with
 * nothing to read gets none. The mail's key holds the week: two processes, or one that begins anew after a crash, queue each digest once.
 */
export function weeklyDigests(db: Db, atOnce = 100): (now: Date) => Promise<boolean> {
  let place = { key: '', after: '', isOver: false };
  return async (now) => {
    const week = weekOf(now);
    if (week === undefined) return false;
    if (place.key !== week.key) place = { key: week.key, after: '', isOver: false };
    if (place.isOver) return false;
    const readers = await readersOf(db, week, place.after, atOnce);
    await queueFor(db, week, readers);
    place = { key: week.key, after: readers.at(-1)?.id ?? place.after, isOver: readers.length < atOnce };
    return !place.isOver;
  };
}

interface Reader {
  readonly id: string;
  readonly email: string;
  readonly locale: string | null;
}

async function queueFor(db: Db, week: DigestWeek, readers: readonly Reader[]): Promise<void> {
  const ids = readers.map(({ id }) => id);
  const [news, own] = await Promise.all([newsFor(db, ids, week), ownBusinessesOf(db, ids, week)]);
  for (const { email, id, locale } of readers) {
    const data = { userID: id, news: news.get(id) ?? [], businesses: own.get(id) ?? [] };
    if (data.news.length + data.businesses.length === 0) continue;
    await queueMail(db, { to: email, template: 'weekly-digest', locale, data, dedupeKey: keyOf(week, id) });
  }
}

/** People with a confirmed address who want the digest and have none of this week. */
const readersOf = (db: Db, week: DigestWeek, after: string, atOnce: number): Promise<Reader[]> =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.locale'])
    .where(mayAct('u'))
    .where('u.emailVerifiedAt', 'is not', null)
    .where('u.createdAt', '<', week.until)
    .where(
      sql<boolean>`not exists (select from notification_preferences where user_id = u.id and kind = 'weekly' and email = 'off')`,
    )
    .where(sql<boolean>`not exists (select from outbox_emails where dedupe_key = ${keyOf(week, '')} || u.id)`)
    .$if(after !== '', (query) => query.where('u.id', '>', after))
    .orderBy('u.id')
    .limit(atOnce)
    .execute();
