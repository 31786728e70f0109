import type { Database, Kysely } from '@wbn/database';
import type { Accounts } from '../context.ts';
import { noPassword, passwordFits } from '../credentials/passwords.ts';

/** The data of a person that the account pages show. */
export interface Account {
  readonly userID: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly locale: string | null;
  /** False if nobody can log in with a password until the owner chooses one by a mail. */
  readonly hasPassword: boolean;
}

export async function readAccount(db: Kysely<Database>, userID: string): Promise<Account> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'emailVerifiedAt', 'locale', 'passwordHash'])
    .where('id', '=', userID)
    .executeTakeFirstOrThrow();
  const { id, emailVerifiedAt, passwordHash, ...rest } = row;
  const hasPassword = passwordHash !== noPassword;
  return { ...rest, userID: id, isConfirmed: emailVerifiedAt !== null, hasPassword };
}

/** Checks the password of a person whose browser is already logged in. */
export async function isPasswordOf({ db, passwordCost }: Accounts, userID: string, password: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('passwordHash').where('id', '=', userID).executeTakeFirst();
  return passwordFits(password, row?.passwordHash, passwordCost);
}
