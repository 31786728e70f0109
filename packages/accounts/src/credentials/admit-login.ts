import { accountGuesses, accountLogin } from '@wbn/contract';
import { addressOf, CallError, charge, chargeCall, logOf } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import { knownDevice } from '../devices/known-devices.ts';
import { accountName } from './account-name.ts';
import { isLoginCode, sendLoginCode } from './login-codes.ts';

interface Attempt {
  readonly email: string;
  /** From the mail that a refusal announced. */
  readonly code: string | undefined;
  readonly locale: string;
  /** Whether the address has been counted by the call's own limit already. */
  readonly isCounted: boolean;
}

/**
 * Lets a login go on to its password, or not. A browser in which the person logged in before has tries of its own, which no stranger uses
 * up. Others are counted by address and by account and address; when many addresses try one account, each try needs a code that we mail to
 * its owner. All of it is the same for an address that nobody has.
 * @throws CallError TooManyRequests, LoginCodeNeeded
 */
export async function admitLogin(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, code, locale, isCounted }: Attempt,
): Promise<void> {
  const { wbn } = accounts;
  const device = await knownDevice(accounts, request, email);
  if (device && (await wbn.limiter.take({ name: `login:device:${device}`, ...accountLogin })).allowed) return;
  if (!isCounted) await chargeCall(wbn, 'login', request, reply, undefined);
  const account = accountName(email);
  const address = addressOf(request, wbn.options.internalKey);
  await charge(wbn, [{ name: `account-login:${account}:${address}`, ...accountLogin }], reply);
  if ((await wbn.limiter.take({ name: `account-guesses:${account}`, ...accountGuesses })).allowed) return;
  if (code && (await isLoginCode(accounts, email, code))) return;
  // Not waited for: the answer takes as long for an address that nobody has.
  sendLoginCode(accounts, email, locale).catch((err) => logOf(request).error({ err }, 'no mail with a login code'));
  throw new CallError('LoginCodeNeeded');
}
