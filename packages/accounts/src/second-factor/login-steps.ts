import { sql } from '@wbn/database';
import { CallError } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import type { Person } from '../credentials/log-in.ts';
import type { SecondStep } from '../passkeys/proof.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';
import { chargeSecondFactor, takeSecondFactor } from './take-second-factor.ts';

/** Seconds that a person has for the second step. */
export const stepSeconds = 600;

/** Remembers that the password was right, and returns the secret of the open step. It gives no rights without the second step. */
export async function beginLoginStep({ db }: Accounts, userID: string): Promise<string> {
  const secret = makeSecret();
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userID)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('loginSteps')
    .values({
      tokenHash: hashOf(secret),
      userId: userID,
      passwordMark: hashOf(passwordHash),
      expiresAt: sql<Date>`now() + make_interval(secs => ${stepSeconds})`,
    })
    .execute();
  return secret;
}

/** The person of an open step; undefined if it has expired, was finished, or the password has changed since. */
export async function readLoginStep(
  { db }: Accounts,
  secret: string,
): Promise<(Person & { readonly email: string }) | undefined> {
  const row = await db
    .selectFrom('loginSteps as step')
    .innerJoin('users as user', 'user.id', 'step.userId')
    .select(['user.id', 'user.firstName', 'user.lastName', 'user.email'])
    .where('step.tokenHash', '=', hashOf(secret))
    .where('step.usedAt', 'is', null)
    .where('step.expiresAt', '>', sql<Date>`now()`)
    .where(sql<boolean>`step.password_mark = sha256(convert_to("user".password_hash, 'UTF8'))`)
    .where('user.deletedAt', 'is', null)
    .where('user.suspendedAt', 'is', null)
    .executeTakeFirst();
  return row && { userID: row.id, firstName: row.firstName, lastName: row.lastName, email: row.email };
}

/**
 * Checks the code or passkey of the second step, then runs `begin` with `accounts` in one transaction. Undefined if the step is no longer open: the
 * person has to type the password again.
 * @throws CallError SecondFactorFailed, TooManyRequests
 */
export async function finishLoginStep<Begun>(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { secret, step }: { readonly secret: string; readonly step: SecondStep },
  begin: (accounts: Accounts, person: Person) => Promise<Begun>,
): Promise<Begun | undefined> {
  const person = await readLoginStep(accounts, secret);
  if (person === undefined) return undefined;
  const { userID, email } = person;
  request.trailUser = userID;
  await chargeSecondFactor(accounts, request, reply, { userID, email, step });
  return accounts.db.transaction().execute(async (trx) => {
    const within = { ...accounts, db: trx };
    // A change of the password waits for this transaction and then ends what it began; an earlier change has ended the step.
    await trx.selectFrom('users').select('id').where('id', '=', userID).forShare().execute();
    if ((await readLoginStep(within, secret)) === undefined) return undefined;
    await takeSecondFactor(within, userID, step);
    const taken = await trx
      .updateTable('loginSteps')
      .set({ usedAt: sql<Date>`now()` })
      .where('tokenHash', '=', hashOf(secret))
      .where('usedAt', 'is', null)
      .returning('userId')
      .executeTakeFirst();
    if (taken === undefined) throw new CallError('SecondFactorFailed');
    return begin(within, person);
  });
}
