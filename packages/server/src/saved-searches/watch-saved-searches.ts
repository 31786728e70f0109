import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { announceMatches, type DueSearch } from './announce.ts';

const everyMs = 60_000;
/** A look ends this long before now: what a transaction writes that is still open belongs to the next look. */
const patienceMs = 2 * 60_000;
const atOnce = 100;

/**
 * Announces the new matches of all saved searches that are due; returns how many searches had some. One that fails is reported and tried
 * again in the next round, and keeps no other one back.
 */
export async function announceDue(
  context: Context,
  report: (error: unknown) => void,
  now = context.now(),
): Promise<number> {
  const until = new Date(now.getTime() - patienceMs);
  let announced = 0;
  for (let after = ''; ; ) {
    const due = await dueSearches(context, now, until, after);
    for (const one of due) {
      try {
        if ((await announceMatches(context, one, until)) > 0) announced += 1;
      } catch (error) {
        report(error);
      }
    }
    const last = due.at(-1);
    if (last === undefined || due.length < atOnce) return announced;
    after = last.id;
  }
}

const dueSearches = ({ db }: Context, now: Date, until: Date, after: string): Promise<DueSearch[]> =>
  db
    .selectFrom('savedSearches as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .selectAll('s')
    .select(['u.email', 'u.locale'])
    .where('s.alerts', '<>', 'off')
    .where('s.nextAt', '<=', now)
    .where('s.seenUntil', '<', until)
    .where('u.deletedAt', 'is', null)
    .where('u.suspendedAt', 'is', null)
    .$if(after !== '', (query) => query.where('s.id', '>', after))
    .orderBy('s.id')
    .limit(atOnce)
    .execute();

/** Runs once a minute in every process. */
export function watchSavedSearches(app: FastifyInstance, context: Context): void {
  const failure = 'new matches of saved searches could not be announced';
  const report = (err: unknown) => app.log.error({ err }, failure);
  repeatEvery(app, { everyMs, work: () => announceDue(context, report), failure });
}
