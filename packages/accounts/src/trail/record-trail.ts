import { sql } from '@wbn/database';
import { trailOutcome, writeTrail } from '@wbn/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import { accountName } from '../credentials/account-name.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person whom a request concerns, for the trail; set by the code that identifies them. */
    trailUser: string | null;
    /** The event in the trail; null for the request's path. A GET is recorded only with one. */
    trailEvent: string | null;
  }
}

/** Days that the trail is kept. */
const keptDays = 90;

/**
 * Records every request that may change something at the account site and that a limit has counted, unless it was one too many: logins,
 * registrations, mailed links, refreshes, logouts, account changes. New routes are included automatically. Stores neither the full address
 * nor the e-mail.
 */
export function recordTrail(app: FastifyInstance, { wbn }: Accounts): void {
  app.decorateRequest('trailUser', null);
  app.decorateRequest('trailEvent', null);
  app.addHook('onResponse', async (request, reply) => {
    const event = request.trailEvent ?? request.routeOptions.url;
    const isRecorded = request.method === 'POST' || request.trailEvent !== null;
    if (!isRecorded || event === undefined) return;
    const status = reply.statusCode;
    // A metric alone: with a line for each, anybody could fill the trail.
    if (status === 429) return wbn.metrics.auth.inc({ event, outcome: 'limited' });
    wbn.metrics.auth.inc({ event, outcome: trailOutcome(status) });
    // The same for what no limit has counted, such as a report of a browser.
    if (!request.isCounted) return;
    await writeTrail(wbn, request, reply, { event, account: accountIn(request), userID: request.trailUser });
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
