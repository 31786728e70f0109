import { accountMails } from '@wbn/contract';
import { sql } from '@wbn/database';
import { mailConfirmation, type Viewer } from '@wbn/http';
import type { Context } from '../context.ts';
import { type Db, inTransaction, type Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';

const personOf = (db: Db, userID: string) =>
  db
    .selectFrom('users')
    .select(['email', 'firstName', 'locale', 'emailVerifiedAt'])
    .where('id', '=', userID)
    .executeTakeFirstOrThrow();

/** Without the scope `contact` the address is cut to what its owner recognises. */
const stateOf = (person: Awaited<ReturnType<typeof personOf>>, viewer: Viewer, { verifiedEmailOnly }: Context) => ({
  email: viewer.scopes.has('contact') ? person.email : `${person.email.slice(0, 1)}…@…`,
  confirmed: person.emailVerifiedAt !== null,
  required: verifiedEmailOnly,
});

export const readEmailConfirmation: Handler<'readEmailConfirmation'> = async ({ viewer }, context) =>
  stateOf(await personOf(context.db, viewer.userID), viewer, context);

/** A person with a confirmed address gets no mail. */
export const sendEmailConfirmation: Handler<'sendEmailConfirmation'> = async ({ viewer }, context) => {
  const { db, limits } = context;
  const person = await personOf(db, viewer.userID);
  if (person.emailVerifiedAt === null) {
    await inTransaction(db, async (trx) => {
      if (limits) await assertMailLimit(trx, viewer.userID);
      await mailConfirmation(trx, { ...person, userID: viewer.userID });
    });
  }
  return stateOf(person, viewer, context);
};

/** Counted from the rows, because the account site sends the same mail. The person's row is locked, so that calls at once count each other. */
async function assertMailLimit(trx: Trx, userID: string): Promise<void> {
  const { burst, seconds } = accountMails;
  await trx.selectFrom('users').select('id').where('id', '=', userID).forUpdate().execute();
  const { sent } = await trx
    .selectFrom('emailTokens')
    .select((select) => select.fn.countAll<number>().as('sent'))
    .where('userId', '=', userID)
    .where('purpose', '=', 'verify')
    .where('createdAt', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirstOrThrow();
  if (sent >= burst) fail('TooManyRequests', { retryAfter: seconds / burst });
}
