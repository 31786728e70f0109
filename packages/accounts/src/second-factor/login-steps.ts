import { type Database, type Kysely, sql } from '@wbn/database';
import { CallError } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import type { Person } from '../credentials/log-in.ts';
import type { SecondStep } from '../passkeys/proof.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';
import { holdProvider, vouchesFor } from '../sign-in/providers.ts';
import { chargeSecondFactor, takeSecondFactor } from './take-second-factor.ts';

/** Seconds that a person has for the second step. */
export const stepSeconds = 600;

/** Remembers that the password was right, or that an identity provider confirmed the person, and returns the secret of the open step. It gives no rights without the second step. */
export async function beginLoginStep({ db }: Accounts, userID: string, providerID?: string): Promise<string> {
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
      ...(providerID && { providerId: providerID }),
      passwordMark: hashOf(passwordHash),
      expiresAt: sql<Date>`now() + make_interval(secs => ${stepSeconds})`,
    })
    .execute();
  return secret;
}

export interface OpenStep extends Person {
  readonly email: string;
  /** The identity provider of the first step; null: it was a password. */
  readonly providerID: string | null;
}

/**
 * The person of an open step; undefined if it has expired, was finished, or the password has changed since. A step that a provider began also
 * needs what a login by that provider needs: the link, and a confirmed address for which the provider may vouch.
 */
export async function readLoginStep({ db }: Accounts, secret: string): Promise<OpenStep | undefined> {
  const row = await db
    .selectFrom('loginSteps as step')
    .innerJoin('users as user', 'user.id', 'step.userId')
    .select(['user.id', 'user.firstName', 'user.lastName', 'user.email', 'user.emailVerifiedAt', 'step.providerId'])
    .where('step.tokenHash', '=', hashOf(secret))
    .where('step.usedAt', 'is', null)
    .where('step.expiresAt', '>', sql<Date>`now()`)
    .where(sql<boolean>`step.password_mark = sha256(convert_to("user".password_hash, 'UTF8'))`)
    .where(
      sql<boolean>`(step.provider_id is null or exists (
        select from sign_in_links l where l.provider_id = step.provider_id and l.user_id = step.user_id))`,
    )
    .where('user.deletedAt', 'is', null)
    .where('user.suspendedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id: userID, providerId: providerID, emailVerifiedAt, ...person } = row;
  if (providerID !== null && (emailVerifiedAt === null || !(await vouchesFor(db, providerID, person.email))))
    return undefined;
  return { ...person, userID, providerID };
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
  begin: (accounts: Accounts, person: OpenStep) => Promise<Begun>,
): Promise<Begun | undefined> {
  const person = await readLoginStep(accounts, secret);
  if (person === undefined) return undefined;
  const { userID, email, providerID } = person;
  request.trailUser = userID;
  await chargeSecondFactor(accounts, request, reply, { userID, email, step, providerID });
  return accounts.db.transaction().execute(async (trx) => {
    const within = { ...accounts, db: trx };
    // A change of the password waits for this transaction and then ends what it began; an earlier change has ended the step.
    const user = trx.selectFrom('users').select('email').where('id', '=', userID).forShare();
    const { email: address } = await user.executeTakeFirstOrThrow();
    // So do the removal of a provider, and the end of the link to it.
    if (providerID !== null) {
      if (!(await holdProvider(trx, providerID, address))) return undefined;
      await holdLink(trx, providerID, userID);
    }
    const open = await readLoginStep(within, secret);
    if (open === undefined) return undefined;
    await takeSecondFactor(within, userID, step);
    const taken = await trx
      .updateTable('loginSteps')
      .set({ usedAt: sql<Date>`now()` })
      .where('tokenHash', '=', hashOf(secret))
      .where('usedAt', 'is', null)
      .returning('userId')
      .executeTakeFirst();
    if (taken === undefined) throw new CallError('SecondFactorFailed');
    return begin(within, open);
  });
}

const holdLink = (trx: Kysely<Database>, providerID: string, userID: string) =>
  trx
    .selectFrom('signInLinks')
    .select('userId')
    .where('providerId', '=', providerID)
    .where('userId', '=', userID)
    .forShare()
    .execute();
