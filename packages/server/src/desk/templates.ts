import { isUuid, maxTemplates } from '@wbn/contract';
import type { Template } from '@wbn/contract/shapes';
import { lockMembership } from '../businesses/lock-role.ts';
import { assertMember } from '../businesses/roles.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';

const templateOf = ({ id, ...rest }: { id: string; title: string; content: string }): Template => ({
  templateID: id,
  ...rest,
});

export const listTemplates: Handler<'listTemplates'> = async ({ params: { id }, viewer }, { db }) => {
  await assertMember(db, viewer, id);
  const rows = await db
    .selectFrom('messageTemplates')
    .select(['id', 'title', 'content'])
    .where('businessId', '=', id)
    .orderBy('title')
    .execute();
  return rows.map(templateOf);
};

export const saveTemplate: Handler<'saveTemplate'> = async ({ params: { id }, body, viewer }, { db, now }) => {
  const { content } = body;
  return inTransaction(db, async (trx) => {
    await lockMembership(trx, viewer, id);
    // The lock makes two simultaneous saves count each other.
    await trx.selectFrom('businesses').select('id').where('id', '=', id).forUpdate().execute();
    const saved = await trx
      .insertInto('messageTemplates')
      .values({ businessId: id, title: body.title.trim(), content, createdBy: viewer.userID })
      .onConflict((conflict) =>
        conflict.constraint('message_templates_title_key').doUpdateSet({ content, updatedAt: now() }),
      )
      .returning(['id', 'title', 'content'])
      .executeTakeFirstOrThrow();
    const { count } = await trx
      .selectFrom('messageTemplates')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('businessId', '=', id)
      .executeTakeFirstOrThrow();
    if (count > maxTemplates) fail('ListFull');
    return templateOf(saved);
  });
};

export const removeTemplate: Handler<'removeTemplate'> = async ({ params: { id, templateID }, viewer }, { db }) => {
  return inTransaction(db, async (trx) => {
    await lockMembership(trx, viewer, id);
    const { numDeletedRows } = await trx
      .deleteFrom('messageTemplates')
      .where('businessId', '=', id)
      .where('id', '=', isUuid(templateID) ? templateID : null)
      .executeTakeFirst();
    return numDeletedRows > 0n ? {} : fail('NotFound');
  });
};
