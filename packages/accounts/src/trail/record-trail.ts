import { sql } from '@wbn/database';
import { addressOf } from '@wbn/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userAgentLabel } from '../account-session/user-agent-label.ts';
import type { Accounts } from '../context.ts';
import { accountName } from '../credentials/account-name.ts';
import { addressPrefix } from './address-prefix.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person whom a request is about, for the trail: set by whoever finds it out. */
    trailUser: string | null;
  }
}

/** Days that the trail is kept. */
const keptDays = 90;

/**
 * Writes a line for every request that may change something at the account site: logins and refused ones, registrations, links of mails,
 * refreshes, logouts, changes of an account. A new route is in it without being named. Neither address nor e-mail is written out.
 */
export function recordTrail(app: FastifyInstance, { db, wbn }: Accounts): void {
  app.decorateRequest('trailUser', null);
  app.addHook('onResponse', async (request, reply) => {
    const event = request.routeOptions.url;
    if (request.method !== 'POST' || event === undefined) return;
    const status = reply.statusCode;
    const outcome = status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed';
    wbn.metrics.auth.inc({ event, outcome });
    const address = addressOf(request, wbn.options.internalKey);
    const line = {
      event,
      outcome,
      status,
      account: accountIn(request),
      userId: request.trailUser,
      addressPrefix: address === null ? null : addressPrefix(address),
      userAgentLabel: userAgentLabel(request.headers['user-agent']),
      requestId: request.id,
    } as const;
    // The answer is on its way: a trail that cannot be written holds nobody up, but the log says so.
    await db
      .insertInto('authTrail')
      .values(line)
      .execute()
      .catch((err) => wbn.options.logger.error({ err, event }, 'a line of the trail was not written'));
  });
}

function accountIn({ body }: FastifyRequest): string | null {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' && email.length <= 254 ? accountName(email) : null;
}

/** Removes what is older than 90 days. */
export async function pruneTrail({ db }: Pick<Accounts, 'db'>): Promise<void> {
  await sql`delete from auth_trail where at < now() - make_interval(days => ${keptDays})`.execute(db);
}
