import { loginCodeMails } from '@wbn/contract';
import { foldEmail, queueMail, sql } from '@wbn/database';
import { CallError } from '@wbn/http';
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

/** Whether we mailed this code for the account. A wrong password does not use it up; a login does (`useLoginCode`). */
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

/**
 * Uses up all codes that we mailed for the account. Call it in the login's transaction: of logins that bring one code at the same moment, the
 * first takes it.
 * @throws CallError LoginCodeNeeded if the login needs the code and another login took it meanwhile
 */
export async function useLoginCode(
  { db }: Accounts,
  userID: string,
  { code, isNeeded }: { readonly code: string; readonly isNeeded: boolean },
): Promise<void> {
  // One statement, so that two logins lock the codes in one order.
  const taken = await db
    .updateTable('emailTokens')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', userID)
    .where('purpose', '=', 'login')
    .where('usedAt', 'is', null)
    .returning('tokenHash')
    .execute();
  if (isNeeded && !taken.some(({ tokenHash }) => tokenHash.equals(codeHash(userID, code)))) {
    throw new CallError('LoginCodeNeeded');
  }
}
