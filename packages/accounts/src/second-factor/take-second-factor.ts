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

/**
 * Counts an attempt at a second step. A browser in which the person logged in before has attempts of its own. Codes of an app are counted
 * for all other browsers together, because they are short. Recovery codes and answers of passkeys cannot be guessed: they are counted by address, so that
 * somebody who knows the password cannot keep the owner out.
 * @throws CallError TooManyRequests
 */
export async function chargeSecondFactor(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { userID, email, step }: { readonly userID: string; readonly email: string; readonly step: SecondStep },
): Promise<void> {
  const { wbn, db } = accounts;
  const name = `second-factor:${userID}`;
  if (step.passkey !== '' || !isAppCode(latin(step.typed))) {
    const address = addressOf(request, wbn.options.internalKey);
    return charge(wbn, [{ name: `${name}:recovery:${address}`, ...accountLogin }], reply);
  }
  const device = await knownDevice(accounts, request, email);
  try {
    await charge(wbn, [{ name: device ? `${name}:device:${device.id}` : name, ...accountGuesses }], reply);
  } catch (error) {
    if (error instanceof CallError && error.name === 'TooManyRequests') await mailGuessing(db, userID);
    throw error;
  }
}

/** A guesser at this step knows the password, so the owner must learn of it: one mail a day. */
async function mailGuessing(db: Kysely<Database>, userID: string): Promise<void> {
  const { email: to, firstName, locale } = await readAccount(db, userID);
  const dedupeKey = `second-factor-guessed:${userID}:${new Date().toISOString().slice(0, 10)}`;
  await queueMail(db, { to, template: 'second-factor-guessed', locale, data: { firstName }, dedupeKey });
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
