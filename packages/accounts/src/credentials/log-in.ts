import { foldEmail } from '@wbn/database';
import { CallError } from '@wbn/http';
import type { Accounts } from '../context.ts';
import { passwordFits } from './passwords.ts';

export interface Person {
  readonly userID: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Begins what the person whose e-mail and password these are may begin, with `accounts` that write in one transaction. An unknown e-mail
 * takes as long as a wrong password and answers alike.
 * @throws CallError LoginFailed
 */
export async function logIn<Begun>(
  accounts: Accounts,
  email: string,
  password: string,
  begin: (accounts: Accounts, person: Person) => Promise<Begun>,
): Promise<Begun> {
  const user = await accounts.db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'passwordHash', 'suspendedAt'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', foldEmail(email)))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const fits = await passwordFits(password, user?.passwordHash);
  if (user === undefined || !fits || user.suspendedAt !== null) throw new CallError('LoginFailed');
  const { id: userID, firstName, lastName, passwordHash } = user;
  return accounts.db.transaction().execute(async (trx) => {
    // It may have been changed while it was being looked at. A change that comes now waits, and ends what was begun.
    const unchanged = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userID)
      .where('passwordHash', '=', passwordHash)
      .forShare()
      .executeTakeFirst();
    if (unchanged === undefined) throw new CallError('LoginFailed');
    return begin({ ...accounts, db: trx }, { userID, firstName, lastName });
  });
}
