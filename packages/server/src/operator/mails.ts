import type { MailItem } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import { noteAct } from '../audit/note-act.ts';
import { type Db, inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertOperator } from './assert-operator.ts';
import { containing, listPage } from './list-page.ts';

/** Without `data`, which may hold a link that logs in, and without the key that contains ids of tokens. */
const selectMails = (db: Db) =>
  db
    .selectFrom('outboxEmails as m')
    .select(['m.id', 'm.toAddress', 'm.template', 'm.state', 'm.attempts', 'm.lastError', 'm.createdAt'])
    .select(['m.nextAttemptAt', 'm.sentAt']);
type MailRow = Awaited<ReturnType<ReturnType<typeof selectMails>['execute']>>[number];

/** Outgoing mails with their state. */
export const listMails: Handler<'listMails'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  const { q, state } = query;
  let list = selectMails(db);
  if (q !== undefined)
    list = list.where((eb) =>
      eb.or([eb('m.toAddress', 'ilike', containing(q)), eb('m.template', 'ilike', containing(q))]),
    );
  if (state !== undefined) list = list.where('m.state', '=', state);
  const columns = { created: sql`m.created_at`, attempts: sql`m.attempts` };
  const { rows, total } = await listPage(db, list, query, { columns, usual: '-created', id: sql`m.id` });
  return { items: rows.map(mailItemOf), total };
};

/** Tries a failed mail again, from its first attempt. Others are left alone: they are sent already, or will be. */
export const retryMail: Handler<'retryMail'> = async ({ params: { id }, viewer }, { db }) => {
  assertOperator(viewer);
  if (!/^\d{1,15}$/.test(id)) fail('NotFound');
  return inTransaction(db, async (trx) => {
    const mail = await selectMails(trx).where('m.id', '=', Number(id)).forUpdate().executeTakeFirst();
    if (mail === undefined) fail('NotFound');
    if (mail.state !== 'failed') fail('Conflict');
    await trx
      .updateTable('outboxEmails')
      .set({ state: 'queued', attempts: 0, nextAttemptAt: sql<Date>`now()` })
      .where('id', '=', mail.id)
      .execute();
    await noteAct(trx, viewer, { action: 'mail.retried', resourceType: 'mail', resourceId: id });
    return mailItemOf(await selectMails(trx).where('m.id', '=', mail.id).executeTakeFirstOrThrow());
  });
};

const mailItemOf = (row: MailRow): MailItem => ({
  mailID: row.id,
  to: row.toAddress,
  template: row.template,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  nextAttemptAt: row.state === 'queued' ? row.nextAttemptAt.toISOString() : null,
  sentAt: row.sentAt?.toISOString() ?? null,
});
