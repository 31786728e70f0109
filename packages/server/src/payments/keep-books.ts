import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { endYears } from '../membership/end-years.ts';
import { renewDue } from '../membership/renew.ts';
import { reconcile } from './reconcile.ts';

const everyMs = 20_000;

/** At the start and from then on: what a crash left open is finished, what is due is renewed, what has ended ends. */
export function keepBooks(app: FastifyInstance, context: Context): void {
  const report = (err: unknown) => app.log.warn({ err }, 'a membership could not be brought up to date');
  const work = async () => {
    await reconcile(context, report);
    await renewDue(context, report);
    await endYears(context, report);
  };
  let working: Promise<void> = Promise.resolve();
  const next = () => {
    working = working.then(work).catch(report);
  };
  const timer = setInterval(next, everyMs);
  timer.unref();
  app.addHook('onListen', async () => next());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await working;
  });
}
