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
 * Checks e-mail and password, then runs `begin` with `accounts` in one transaction. An unknown e-mail takes as long as a wrong password and
 * gets the
 * same answer.
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
  const fits = await passwordFits(password, user?.passwordHash, accounts.passwordCost);
  if (user === undefined || !fits || user.suspendedAt !== null) throw new CallError('LoginFailed');
  const { id: userID, firstName, lastName, passwordHash } = user;
  return accounts.db.transaction().execute(async (trx) => {
    // The password may have changed during the check. A change from now on waits for this transaction and ends what it began.
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
