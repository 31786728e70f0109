import { CallError } from '@wbn/http';
import type { Accounts } from '../context.ts';
import { passwordFits } from './passwords.ts';

export interface Person {
  readonly userID: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Whose e-mail and password these are. An unknown e-mail takes as long as a wrong password and answers alike.
 * @throws CallError LoginFailed
 */
export async function logIn({ db }: Accounts, email: string, password: string): Promise<Person> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'passwordHash', 'suspendedAt'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const fits = await passwordFits(password, user?.passwordHash);
  if (user === undefined || !fits || user.suspendedAt !== null) throw new CallError('LoginFailed');
  return { userID: user.id, firstName: user.firstName, lastName: user.lastName };
}
