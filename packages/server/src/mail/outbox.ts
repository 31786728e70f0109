import type { MailName } from '@wbn/database';
import { jsonb, sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { compose, isTemplate, type Letterhead, type OutboxRow } from './compose.ts';
import { stillWanted } from './still-wanted.ts';
import type { MailTransport } from './transport.ts';

export interface OutboxOptions extends Letterhead {
  readonly database: Db;
  readonly transport: MailTransport;
  readonly warn: (problem: { readonly mail: number; readonly template: string; readonly reason: string }) => void;
}

/** Attempts after which a mail is parked; with the delays between them about six hours. */
export const maxTries = 12;
/** Seconds that a process may take for a mail; after that another process takes it over. */
const leaseSeconds = 300;
const atOnce = 10;

/** Seconds until the next attempt: 15, 30, 60 … an hour. */
export const pauseAfter = (tries: number): number => Math.min(15 * 2 ** (tries - 1), 3600);

/**
 * Claims due mails in the order of `mail_turn`: those that somebody waits for, invitations, news. A login code waits neither for a hundred invitations nor
 * for thousands of digests. Row locks give concurrent processes different rows, and a lease keeps each row until it is marked. If a process dies,
 * the next one sends the mail with the same Message-ID.
 */
async function claim(db: Db): Promise<(OutboxRow & { attempts: number })[]> {
  const { rows } = await sql<OutboxRow & { attempts: number }>`
    with claimed as (
      update outbox_emails set state = 'sending', attempts = attempts + 1,
        next_attempt_at = clock_timestamp() + make_interval(secs => ${leaseSeconds})
      where id in (
        select id from outbox_emails where state in ('queued', 'sending') and next_attempt_at <= clock_timestamp()
        order by mail_turn(template), next_attempt_at, id limit ${atOnce} for update skip locked)
      returning id, to_address, template, locale, data, created_at, attempts)
    select * from claimed order by mail_turn(template), id`.execute(db);
  return rows;
}

/** Sends all due mails; returns how many were sent. */
export async function sendDue(options: OutboxOptions): Promise<number> {
  let left = 0;
  for (;;) {
    const rows = await claim(options.database);
    for (const row of rows) if (await sendOne(options, row)) left += 1;
    if (rows.length < atOnce) return left;
  }
}

/**
 * A mail about unread messages is asked for by each message, and its key is the same until they are read. Dropped, for instance because the writer
 * was suspended, it must not stop the mail about a later message.
 */
const droppedKey = ({ template }: OutboxRow) => (template === 'message-unread' ? { dedupeKey: null } : {});

async function sendOne(options: OutboxOptions, row: OutboxRow & { attempts: number }): Promise<boolean> {
  const { database: db, transport } = options;
  // The data may contain a login link, so it is deleted once the mail is sent.
  const done = { state: 'sent' as const, data: jsonb({}), lastError: null };
  try {
    if (!isTemplate(row.template)) throw new Error('unknown template');
    const data = await stillWanted(db, row);
    if (data === null) {
      await mark(options, row, { ...done, ...droppedKey(row), lastError: 'not wanted any more' });
      return false;
    }
    const mail = compose({ ...row, template: row.template as MailName, data }, options);
    await transport.send(mail, `${row.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${row.id}-${row.template}`);
    await mark(options, row, { ...done, sentAt: sql<Date>`now()` });
    return true;
  } catch (error) {
    const { responseCode = 0, code = 'error' } = error as { responseCode?: number; code?: string };
    // Log only the code: the server's message may repeat the address.
    const reason = responseCode > 0 ? `${code} ${responseCode}` : code;
    // A permanent refusal (no such mailbox). 53x means that our own login failed, which the operator can repair.
    const refused = responseCode >= 500 && ![530, 534, 535, 538].includes(responseCode);
    const parked = refused || row.attempts >= maxTries;
    if (parked) options.warn({ mail: row.id, template: row.template, reason });
    await mark(options, row, {
      state: parked ? 'failed' : 'queued',
      lastError: reason.slice(0, 200),
      nextAttemptAt: sql<Date>`now() + make_interval(secs => ${pauseAfter(row.attempts)})`,
    });
    return false;
  }
}

/** Writes only while this process still holds the lease; after that the next sender decides. */
const mark = ({ database: db }: OutboxOptions, { id, attempts }: { id: number; attempts: number }, change: object) =>
  db
    .updateTable('outboxEmails')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute();
