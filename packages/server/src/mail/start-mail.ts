import type { AppOptions } from '@wbn/http';
import { queueDigests } from './digest.ts';
import { type OutboxOptions, sendDue } from './outbox.ts';
import { pruneOutbox } from './prune.ts';
import { weeklyDigests } from './weekly/weekly-digests.ts';

export interface MailOptions extends Omit<OutboxOptions, 'warn'> {
  readonly logger: AppOptions['logger'];
}

const everyMs = 1_000;
/** Digests are sent from this hour (UTC) on, early in the day in Europe and the Middle East. */
const digestHour = 5;

/** Sends the mails of the outbox until stopped. Several processes may run it. */
export function startMail({ logger, ...options }: MailOptions): { stop(): Promise<void> } {
  const outbox: OutboxOptions = {
    ...options,
    warn: (problem) => logger.warn(problem, 'a mail was parked: it stays in the outbox as failed'),
  };
  let digested = '';
  let stopped = false;
  /** Every process runs it once a day; work that another process has done is skipped. */
  const daily = async () => {
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    if (now.getUTCHours() < digestHour || digested === day) return;
    await queueDigests(options.database, now);
    await pruneOutbox(options.database);
    digested = day;
  };
  const weekly = weeklyDigests(options.database);
  const warn = (err: unknown) => logger.warn({ err }, 'the mails in the outbox could not be processed');
  let working: Promise<unknown> = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle || stopped) return;
    idle = false;
    // Mails that wait go out even where a digest fails.
    working = daily()
      .then(() => weekly(new Date()))
      .catch(warn)
      .then(() => sendDue(outbox))
      .catch(warn)
      .finally(() => {
        idle = true;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await working;
      options.transport.close();
    },
  };
}
