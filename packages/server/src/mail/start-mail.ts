import type { AppOptions } from '@wbn/http';
import { queueDigests } from './digest.ts';
import { type OutboxOptions, sendDue } from './outbox.ts';
import { pruneOutbox } from './prune.ts';

export interface MailOptions extends Omit<OutboxOptions, 'warn'> {
  readonly logger: AppOptions['logger'];
}

const everyMs = 1_000;
/** Digests are written from this hour (UTC) on, early in the day of Europe and the Middle East. */
const digestHour = 5;

/** Sends what lies in the outbox, until it is told to stop. Any number of processes may do so beside each other. */
export function startMail({ logger, ...options }: MailOptions): { stop(): Promise<void> } {
  const outbox: OutboxOptions = {
    ...options,
    warn: (problem) => logger.warn(problem, 'a mail was parked: it stays in the outbox as failed'),
  };
  let digested = '';
  let stopped = false;
  /** Once a day, by each process: what others have done already is not done again. */
  const daily = async () => {
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    if (now.getUTCHours() < digestHour || digested === day) return;
    await queueDigests(options.database, now);
    await pruneOutbox(options.database);
    digested = day;
  };
  let working: Promise<unknown> = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle || stopped) return;
    idle = false;
    working = daily()
      .then(() => sendDue(outbox))
      .catch((err) => logger.warn({ err }, 'the outbox could not be worked on'))
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
