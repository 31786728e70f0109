import { createHmac } from 'node:crypto';
import type { Book, ChargeEvent } from './book.ts';

/** Seconds before each attempt; after the last one the event waits for the next start. */
const pauses = [0, 1, 2, 4, 8, 15, 30, 60, 120, 300];

export interface WebhookOptions {
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** The clock of its signatures. */
  readonly now?: () => Date;
}

/** `t=<epoch seconds>,v1=<HMAC-SHA256 of "t.body">` */
export function sign(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** Sends each event to the shop until the shop confirms it. */
export function webhooks(book: Book, { now = () => new Date(), webhookUrl, webhookSecret }: WebhookOptions) {
  const ending = new AbortController();
  const timers = new Set<NodeJS.Timeout>();

  const isHeard = async (event: ChargeEvent): Promise<boolean> => {
    const body = JSON.stringify(event);
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'wbn-signature': sign(body, webhookSecret, now()),
      },
      body,
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(10_000)]),
    }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok === true;
  };

  const deliver = (event: ChargeEvent, attempt = 0): void => {
    const pause = pauses[attempt];
    if (pause === undefined || ending.signal.aborted) return;
    const timer = setTimeout(async () => {
      timers.delete(timer);
      if (await isHeard(event)) book.write({ event: { ...event, delivered: true } });
      else deliver(event, attempt + 1);
    }, pause * 1000);
    timer.unref();
    timers.add(timer);
  };

  for (const event of book.events.values()) if (!event.delivered) deliver(event);
  return {
    deliver: (event: ChargeEvent) => deliver(event),
    close() {
      ending.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
