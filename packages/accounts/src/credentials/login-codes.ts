import { loginCodeMails } from '@wbn/contract';
import { foldEmail, queueMail, sql } from '@wbn/database';
import type { Accounts } from '../context.ts';
import { hashOf } from '../sessions/secrets.ts';
import { accountName } from './account-name.ts';
import { makeReadableCode, plainCode } from './readable-codes.ts';

const codeHash = (userID: string, code: string): Buffer => hashOf(`login:${userID}:${plainCode(code)}`);

const userOf = ({ db }: Accounts, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'locale'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', foldEmail(email)))
    .where('deletedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();

/**
 * Mails a code that lets an unknown browser try a password. After a few codes per hour no new one is sent: the last ones stay valid for an
 * hour.
 */
export async function sendLoginCode(accounts: Accounts, email: string, locale: string): Promise<void> {
  const bucket = { name: `login-code:${accountName(email)}`, ...loginCodeMails };
  if (!(await accounts.wbn.limiter.take(bucket)).allowed) return;
  const user = await userOf(accounts, email);
  if (user === undefined) return;
  const code = makeReadableCode(2);
  await accounts.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('emailTokens')
      .values({
        tokenHash: codeHash(user.id, code),
        userId: user.id,
        purpose: 'login',
        expiresAt: sql<Date>`now() + interval '1 hour'`,
      })
      .execute();
    await queueMail(trx, {
      to: user.email,
      template: 'login-code',
      locale: user.locale ?? locale,
      data: { firstName: user.firstName, code },
      dedupeKey: `login-code:${user.id}:${codeHash(user.id, code).toString('base64url').slice(0, 12)}`,
    });
  });
}

/** Whether we mailed this code for the account. A wrong password does not use it up; a login does (`voidEmailTokens`). */
export async function isLoginCode(accounts: Accounts, email: string, code: string): Promise<boolean> {
  const user = await userOf(accounts, email);
  if (user === undefined) return false;
  const row = await accounts.db
    .selectFrom('emailTokens')
    .select('userId')
    .where('tokenHash', '=', codeHash(user.id, code))
    .where('purpose', '=', 'login')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}
