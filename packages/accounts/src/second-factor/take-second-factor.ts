import { accountGuesses, accountLogin, latinDigits } from '@wbn/contract';
import { type Database, type Kysely, queueMail } from '@wbn/database';
import { addressOf, CallError, charge } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAccount } from '../account/account.ts';
import type { Accounts } from '../context.ts';
import { knownDevice } from '../devices/known-devices.ts';
import { takePasskey } from '../passkeys/passkeys.ts';
import type { SecondStep } from '../passkeys/proof.ts';
import { takeTotpCode } from './authenticators.ts';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';

/** The code as Latin digits and letters: Arabic keyboards type other digits. */
export const latin = (typed: string): string => latinDigits(typed.normalize('NFKC')).replaceAll(/\s/g, '');

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

interface SecondFactorTry {
  readonly userID: string;
  readonly email: string;
  readonly step: SecondStep;
  /** The identity provider by which the login began; null: by password or passkey. */
  readonly providerID: string | null;
}

/**
 * Counts an attempt at a second step. A browser in which the person logged in before has attempts of its own. Codes of an app are counted
 * for all other browsers together, because they are short; after a provider's login apart, because its administrators need no password to
 * try. Recovery codes and answers of passkeys cannot be guessed: they are counted by address, so that
 * somebody who knows the password cannot keep the owner out.
 * @throws CallError TooManyRequests
 */
export async function chargeSecondFactor(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { userID, email, step, providerID }: SecondFactorTry,
): Promise<void> {
  const { wbn, db } = accounts;
  const name = `second-factor:${userID}`;
  if (step.passkey !== '' || !isAppCode(latin(step.typed))) {
    const address = addressOf(request, wbn.options.internalKey);
    return charge(wbn, [{ name: `${name}:recovery:${address}`, ...accountLogin }], reply);
  }
  const device = providerID === null ? await knownDevice(accounts, request, email) : undefined;
  const by = providerID === null ? '' : `:by:${providerID}`;
  try {
    await charge(wbn, [{ name: device ? `${name}:device:${device.id}` : name + by, ...accountGuesses }], reply);
  } catch (error) {
    if (error instanceof CallError && error.name === 'TooManyRequests') await mailGuessing(db, userID, providerID);
    throw error;
  }
}

/** A guesser at this step knows the password, or a provider let them in, so the owner must learn of it: one mail a day of each. */
async function mailGuessing(db: Kysely<Database>, userID: string, providerID: string | null): Promise<void> {
  const { email: to, firstName, locale } = await readAccount(db, userID);
  const by = providerID === null ? '' : `:${providerID}`;
  const dedupeKey = `second-factor-guessed:${userID}${by}:${new Date().toISOString().slice(0, 10)}`;
  const data = { firstName, ...(providerID !== null && { byProvider: true as const }) };
  await queueMail(db, { to, template: 'second-factor-guessed', locale, data, dedupeKey });
}

/**
 * Uses up the answer of a passkey, a code of the person's app or a recovery code, and mails the owner about the last. Call it in the transaction of what the code
 * permits.
 * @throws CallError SecondFactorFailed
 */
export async function takeSecondFactor(
  accounts: Accounts,
  userID: string,
  { typed, passkey, use }: SecondStep,
): Promise<void> {
  const { db, wbn } = accounts;
  const code = latin(typed);
  if (passkey !== '') {
    if ((await takePasskey(accounts, { answer: passkey, use, userID })) !== undefined) return;
  } else if (isAppCode(code)) {
    if (await takeTotpCode(db, wbn.options.tokens, userID, code)) return;
  } else if (await takeRecoveryCode(db, userID, code)) {
    const left = await countRecoveryCodes(db, userID);
    const { email: to, firstName, locale } = await readAccount(db, userID);
    const dedupeKey = `recovery-code-used:${userID}:${Date.now()}:${left}`;
    await queueMail(db, { to, template: 'recovery-code-used', locale, data: { firstName, left }, dedupeKey });
    return;
  }
  throw new CallError('SecondFactorFailed');
}
