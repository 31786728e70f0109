import { fullName, isUuid } from '@wbn/contract';
import type { EnquiryItem } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import { noteAct } from '../audit/note-act.ts';
import { type Db, inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { appealPart, type Case, casesOf } from './appeal-cases.ts';
import { assertOperator } from './assert-operator.ts';
import { containing, listPage } from './list-page.ts';

const selectEnquiries = (db: Db) =>
  db
    .selectFrom('enquiries as e')
    .leftJoin('users as u', 'u.id', 'e.handledBy')
    .leftJoin('users as s', (join) => join.onRef('s.id', '=', 'e.userId').on('s.deletedAt', 'is', null))
    .select(['e.id', 'e.fields', 'e.createdAt', 'e.handledAt', 'u.firstName', 'u.lastName'])
    .select(['s.id as senderId', 's.email as senderEmail', 's.emailVerifiedAt as senderConfirmedAt'])
    .select(['s.firstName as senderFirst', 's.lastName as senderLast']);
type EnquiryRow = Awaited<ReturnType<ReturnType<typeof selectEnquiries>['execute']>>[number];

/** Help requests, the oldest that waits first. */
export const listEnquiries: Handler<'listEnquiries'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  const { q, state = 'waiting' } = query;
  let list = selectEnquiries(db).where('e.handledAt', state === 'waiting' ? 'is' : 'is not', null);
  if (q !== undefined) {
    const part = containing(q);
    list = list.where(
      sql<boolean>`exists (select from jsonb_each_text(e.fields) field where field.value ilike ${part})`,
    );
  }
  const columns = { created: sql`e.created_at` };
  const { rows, total } = await listPage(db, list, query, { columns, usual: 'created', id: sql`e.id` });
  const cases = await casesOf(db, rows);
  return { items: rows.map((row) => enquiryOf(row, cases)), total };
};

/** Conflict for a help request that somebody has answered before. */
export const answerEnquiry: Handler<'answerEnquiry'> = async ({ params: { id }, viewer }, { db, now }) => {
  assertOperator(viewer);
  if (!isUuid(id)) fail('NotFound');
  return inTransaction(db, async (trx) => {
    const enquiry = await trx
      .selectFrom('enquiries')
      .select('handledAt')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (enquiry === undefined) fail('NotFound');
    if (enquiry.handledAt !== null) fail('Conflict');
    await trx
      .updateTable('enquiries')
      .set({ handledAt: now(), handledBy: viewer.userID })
      .where('id', '=', id)
      .execute();
    await noteAct(trx, viewer, { action: 'enquiry.answered', resourceType: 'enquiry', resourceId: id });
    const answered = await selectEnquiries(trx).where('e.id', '=', id).executeTakeFirstOrThrow();
    return enquiryOf(answered, await casesOf(trx, [answered]));
  });
};

const enquiryOf = (row: EnquiryRow, cases: ReadonlyMap<string, Case>): EnquiryItem => ({
  enquiryID: row.id,
  ...appealPart(row, cases),
  fields: Object.fromEntries(Object.entries(row.fields).map(([name, value]) => [name, String(value)])),
  sender: senderOf(row),
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.handledAt?.toISOString() ?? null,
  answeredBy: row.firstName === null ? null : `${row.firstName} ${row.lastName ?? ''}`.trim(),
});

type Sender = Pick<EnquiryRow, 'senderId' | 'senderEmail' | 'senderFirst' | 'senderLast' | 'senderConfirmedAt'>;

function senderOf(row: Sender): EnquiryItem['sender'] {
  if (row.senderId === null || row.senderEmail === null) return null;
  return {
    userID: row.senderId,
    name: fullName({ firstName: row.senderFirst ?? '', lastName: row.senderLast ?? '' }),
    email: row.senderEmail,
    emailConfirmed: row.senderConfirmedAt !== null,
  };
}
