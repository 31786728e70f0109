import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { announceEndingYears } from '../membership/announce-year.ts';
import { endYears } from '../membership/end-years.ts';
import { renewDue } from '../membership/renew.ts';
import { reconcile } from './reconcile.ts';
import { removeProcessed } from './remove-processed.ts';

const everyMs = 20_000;

/** At the start and regularly: finishes purchases that a crash left open, charges due renewals, ends expired years, announces ends, forgets old events. */
export function reconcileRegularly(app: FastifyInstance, context: Context): void {
  const failure = 'a membership could not be brought up to date';
  const report = (err: unknown) => app.log.warn({ err }, failure);
  const work = async () => {
    await reconcile(context, report);
    await renewDue(context, report);
    await endYears(context, report);
    await announceEndingYears(context);
    await removeProcessed(context.db);
  };
  const start = repeatEvery(app, { everyMs, work, failure, mustEnd: true });
  app.addHook('onListen', async () => start());
}
