import { sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { mayAct } from '../users/may-act.ts';
import { announceMatches, type DueSearch } from './announce.ts';

const everyMs = 60_000;
/** A look ends this long before now: what a transaction writes that is still open belongs to the next look. */
const patienceMs = 2 * 60_000;
/** Milliseconds of one round for all searches, and for those of one person. The others wait for the next round. */
const roundMs = 20_000;
const personMs = 1_000;
/** Most searches of a round. */
const maxOfRound = 5_000;

export interface Round {
  /** Default: the context's. */
  readonly now?: Date;
  /** A clock in milliseconds that measures the work. */
  readonly clock?: () => number;
}

/**
 * Announces the new matches of the saved searches that are due; returns how many searches had some. One that fails is reported and tried
 * again in the next round, and keeps no other one back. Everybody's first search comes before anybody's second, and time is limited: searches
 * of one person that take long hold up nobody else.
 */
export async function announceDue(
  context: Context,
  report: (error: unknown) => void,
  { clock = () => performance.now(), now = context.now() }: Round = {},
): Promise<number> {
  const until = new Date(now.getTime() - patienceMs);
  const began = clock();
  const taken = new Map<string, number>();
  let announced = 0;
  for (const { id, userId } of await inTurn(context, now, until)) {
    const start = clock();
    if (start - began >= roundMs) break;
    const before = taken.get(userId) ?? 0;
    if (before >= personMs) continue;
    try {
      const due = await dueSearch(context, id, now, until);
      if (due && (await announceMatches(context, due, until)) > 0) announced += 1;
    } catch (error) {
      report(error);
    }
    taken.set(userId, before + clock() - start);
  }
  return announced;
}

const dueSearches = ({ db }: Context, now: Date, until: Date) =>
  db
    .selectFrom('savedSearches as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .where('s.alerts', '<>', 'off')
    .where('s.nextAt', '<=', now)
    .where('s.seenUntil', '<', until)
    .where(mayAct('u'));

/** The first search of each person, then the second of each. Those that have waited longest lead: a round may end before the last. */
const inTurn = (context: Context, now: Date, until: Date) =>
  dueSearches(context, now, until)
    .select(['s.id', 's.userId'])
    .orderBy(sql`row_number() over (partition by s.user_id order by s.next_at, s.id)`)
    .orderBy('s.nextAt')
    .orderBy('s.id')
    .limit(maxOfRound)
    .execute();

/** Undefined if another process has looked meanwhile, or if its person has removed it. */
const dueSearch = (context: Context, id: string, now: Date, until: Date): Promise<DueSearch | undefined> =>
  dueSearches(context, now, until)
    .selectAll('s')
    .select(['u.email', 'u.locale'])
    .where('s.id', '=', id)
    .executeTakeFirst();

/** Runs once a minute in every process. */
export function watchSavedSearches(app: FastifyInstance, context: Context): void {
  const failure = 'new matches of saved searches could not be announced';
  const report = (err: unknown) => app.log.error({ err }, failure);
  repeatEvery(app, { everyMs, work: () => announceDue(context, report), failure });
}
