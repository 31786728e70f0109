import { canManage, isUuid, maxNotes } from '@wbn/contract';
import type { Note } from '@wbn/contract/shapes';
import { noteAct } from '../audit/note-act.ts';
import { type Db, inTransaction } from '../db.ts';
import { publishToDesk } from '../events/tell.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertAtDesk, lockAtDesk } from './desk-thread.ts';

const selectNotes = (db: Db, businessID: string, rid: string) =>
  db
    .selectFrom('conversationNotes as n')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'n.userId').on('u.deletedAt', 'is', null))
    .where('n.businessId', '=', businessID)
    .where('n.inquiryId', '=', rid)
    .select(['n.id', 'n.content', 'n.createdAt', 'u.id as userId', 'u.firstName', 'u.lastName']);
type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number];

const noteOf = ({ id, content, createdAt, userId, firstName, lastName }: NoteRow): Note => ({
  noteID: id,
  content,
  author: userId === null ? null : { userID: userId, name: `${firstName} ${lastName}` },
  createdAt: createdAt.toISOString(),
});

export const listNotes: Handler<'listNotes'> = async ({ params: { id, rid }, viewer }, { db }) => {
  await assertAtDesk(db, viewer, id, rid);
  const rows = await selectNotes(db, id, rid).orderBy('n.createdAt').orderBy('n.id').execute();
  return rows.map(noteOf);
};

export const addNote: Handler<'addNote'> = async ({ params: { id, rid }, body, viewer }, { db }) => {
  return inTransaction(db, async (trx) => {
    await lockAtDesk(trx, viewer, id, rid);
    // The lock makes two notes at the same moment count each other.
    await trx.selectFrom('inquiries').select('id').where('id', '=', rid).forUpdate().execute();
    const { count } = await trx
      .selectFrom('conversationNotes')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('businessId', '=', id)
      .where('inquiryId', '=', rid)
      .executeTakeFirstOrThrow();
    if (count >= maxNotes) fail('ListFull');
    const made = await trx
      .insertInto('conversationNotes')
      .values({ businessId: id, inquiryId: rid, userId: viewer.userID, content: body.content })
      .returning('id')
      .executeTakeFirstOrThrow();
    await publishToDesk(trx, id, rid);
    return noteOf(await selectNotes(trx, id, rid).where('n.id', '=', made.id).executeTakeFirstOrThrow());
  });
};

/** Members remove their own notes; managers remove any, and the audit log names it. */
export const removeNote: Handler<'removeNote'> = async ({ params: { id, rid, noteID }, viewer }, { db }) => {
  return inTransaction(db, async (trx) => {
    const role = await lockAtDesk(trx, viewer, id, rid);
    const note = await selectNotes(trx, id, rid)
      .where('n.id', '=', isUuid(noteID) ? noteID : null)
      .executeTakeFirst();
    if (note === undefined) return fail('NotFound');
    const isOwn = note.userId === viewer.userID;
    if (!isOwn && !canManage(role)) fail('Forbidden');
    await trx.deleteFrom('conversationNotes').where('id', '=', note.id).execute();
    if (!isOwn) {
      const about = { businessId: id, resourceType: 'inquiry', resourceId: rid };
      await noteAct(trx, viewer, { action: 'conversation.note-removed', ...about });
    }
    await publishToDesk(trx, id, rid);
    return {};
  });
};
