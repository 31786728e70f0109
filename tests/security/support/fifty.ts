import type { MailName } from '@wbn/database';
import type { Person, TestApi } from '@wbn/server/testing';

/** How many requests at the same moment ask for an act that may happen once. */
export const many = 50;

/** The statuses of fifty requests, counted. */
export async function fifty(ask: (n: number) => Promise<{ readonly status: number }>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(Array.from({ length: many }, (_, n) => ask(n))))
    counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** How many mails of a kind an address got. */
export async function mailsTo({ db }: Pick<TestApi, 'db'>, email: string, template: MailName): Promise<number> {
  const mails = db.selectFrom('outboxEmails').select('id').where('toAddress', '=', email);
  return (await mails.where('template', '=', template).execute()).length;
}

export async function emailOf({ db }: Pick<TestApi, 'db'>, { id }: Person): Promise<string> {
  return (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
}
