import { createHash } from 'node:crypto';
import { accountLogin } from '@wbn/contract';
import { type Bucket, CallError } from '@wbn/http';
import type { Accounts } from '../context.ts';
import { passwordFits } from './passwords.ts';

export interface Person {
  readonly userID: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Ten tries for one account in 15 minutes, known or not. The bucket's name holds no address. */
export const loginBucket = (email: string): Bucket => ({
  name: `account:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`,
  ...accountLogin,
});

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
