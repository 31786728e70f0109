import { sql, wakeTopic } from '@wbn/database';
import { repeatEvery, usedSince } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mayAct } from '../../users/may-act.ts';
import { pushKeys, signatureFor } from './push-keys.ts';

const everyMs = 2_000;
/** Seconds between two push messages to one browser: one is enough to open the portal. */
const pauseSeconds = 60;
/** Each failure doubles the pause, up to 32 minutes. Events are kept for an hour, so nothing is tried for ever. */
const mostDoublings = 5;
const atOnce = 20;
/** Seconds that a push service keeps a message for a browser that is off. */
const keptFor = 86_400;

interface Due {
  readonly sessionId: string;
  readonly endpoint: string;
  readonly key: string;
  readonly tries: number;
  /** Everything until this time was told before. */
  readonly before: Date;
}

/**
 * Sends push messages to the browsers of people who have news. A message is empty: a push service learns when somebody has news, and nothing
 * else. Several processes may do it; if one dies, the message that it was sending is lost, and the next news brings another.
 */
export function sendPushes(app: FastifyInstance, context: Context): void {
  repeatEvery(app, { everyMs, work: () => sendDue(context), failure: 'push messages could not be sent' });
}

async function sendDue(context: Context): Promise<void> {
  await forgetEnded(context);
  const silent = new Set<string>();
  for (;;) {
    const due = await claim(context);
    await Promise.all(due.map((one) => send(context, one, silent)));
    if (due.length < atOnce) return;
  }
}

const forgetEnded = ({ db }: Context) =>
  sql`delete from push_subscriptions p using sessions s
    where s.id = p.session_id and (s.revoked_at is not null or s.expires_at < now()
      or s.last_seen_at < ${usedSince()})`.execute(db);

/** Begins with the news of the last hour, so browsers without news cost nothing, however many they are. */
async function claim({ db }: Context): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with news as (
      select substr(topic, ${wakeTopic.length + 1})::uuid as user_id, max(created_at) as newest
      from events where kind = 'wake' group by topic),
    due as (
      select p.session_id, p.told_until as before, news.newest from news
      join push_subscriptions p on p.user_id = news.user_id and p.told_until < news.newest and p.next_try_at <= now()
      join users u on u.id = p.user_id and ${mayAct('u')}
      order by p.next_try_at, p.session_id limit ${atOnce} for update of p skip locked)
    update push_subscriptions p
    set told_until = due.newest, next_try_at = now() + make_interval(secs => ${pauseSeconds}), tries = p.tries + 1
    from due where p.session_id = due.session_id
    returning p.session_id, p.endpoint, p.key, p.tries, due.before`.execute(db);
  return rows;
}

/** `silent`: push services that did not answer in this round, so that browsers of others need not wait for them. */
async function send(context: Context, due: Due, silent: Set<string>): Promise<void> {
  const { origin } = new URL(due.endpoint);
  const status = silent.has(origin) ? 0 : await push(context, due);
  if (status === 0) silent.add(origin);
  if (status >= 200 && status < 300) {
    await change(context, due, { tries: 0 });
    return;
  }
  // The browser has ended its subscription. Other refusals may be faults of ours, such as a wrong clock.
  const isGone = [404, 410].includes(status);
  if (isGone) await context.db.deleteFrom('pushSubscriptions').where(isRowOf(due)).execute();
  else {
    const pause = pauseSeconds * 2 ** Math.min(due.tries, mostDoublings);
    await change(context, due, { toldUntil: due.before, nextTryAt: new Date(context.now().getTime() + 1000 * pause) });
  }
}

/** The status that the push service answers; 0 without an answer. */
async function push({ askOutside, now, sites, tokens }: Context, { endpoint, key }: Due): Promise<number> {
  const pair = pushKeys(tokens).find(({ publicKey }) => publicKey === key);
  if (pair === undefined) return 410;
  const headers = {
    authorization: signatureFor(endpoint, pair, sites.portal, now()),
    ttl: String(keptFor),
    urgency: 'normal',
    // A newer message replaces one that still waits for the browser.
    topic: 'news',
    'content-length': '0',
  };
  return askOutside(endpoint, { method: 'POST', headers }).then(
    (answer) => answer.status,
    () => 0,
  );
}

/** The row that was claimed: the browser may have subscribed anew meanwhile. */
const isRowOf = ({ endpoint, sessionId }: Due) => sql<boolean>`session_id = ${sessionId} and endpoint = ${endpoint}`;

const change = ({ db }: Context, due: Due, values: { tries: number } | { toldUntil: Date; nextTryAt: Date }) =>
  db.updateTable('pushSubscriptions').set(values).where(isRowOf(due)).execute();
