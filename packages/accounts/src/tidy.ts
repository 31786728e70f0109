import { sql } from '@wbn/database';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from './context.ts';

const every = 60 * 60_000;

/** Removes, once an hour, what no request can use any more. Ended sessions stay for 30 days: their owners may ask about them. */
export function tidyUp(app: FastifyInstance, { db }: Accounts): void {
  const tidy = async () => {
    await sql`delete from handover_codes where expires_at < now() - interval '1 day'`.execute(db);
    await sql`delete from email_tokens where expires_at < now() - interval '1 day'`.execute(db);
    await sql`delete from account_sessions where expires_at < now()`.execute(db);
    await sql`delete from sessions where expires_at < now() - interval '30 days'`.execute(db);
  };
  const timer = setInterval(() => {
    tidy().catch((error) => app.log.warn({ err: error }, 'not tidied up'));
  }, every);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
