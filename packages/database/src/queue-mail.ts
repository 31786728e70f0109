import type { Kysely } from 'kysely';
import { jsonb } from './schema/columns.ts';
import type { Database } from './schema/database.ts';
import type { MailName, Mails } from './schema/mails.ts';

export interface QueuedMail<Name extends MailName> {
  readonly to: string;
  readonly template: Name;
  readonly data: Mails[Name];
  /** The reader's language; English without one. */
  readonly locale?: string | null;
  /** A second mail with the same key is ignored. */
  readonly dedupeKey: string;
  /** Earliest time to send it. */
  readonly due?: Date;
}

/**
 * Adds a mail to the outbox, in the transaction of its cause, so that both happen or neither. Returns false for a mail whose key was there
 * already.
 */
export async function queueMail<Name extends MailName>(db: Kysely<Database>, mail: QueuedMail<Name>): Promise<boolean> {
  const { to, template, data, locale = null, dedupeKey, due } = mail;
  const added = await db
    .insertInto('outboxEmails')
    .values({
      toAddress: to,
      template,
      locale,
      data: jsonb<Record<string, unknown>>({ ...data }),
      dedupeKey,
      ...(due && { nextAttemptAt: due }),
    })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
