import { accountGuesses, accountLogin } from '@wbn/contract';
import { addressOf, CallError, charge, chargeCall, logOf } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import { knownDevice } from '../devices/known-devices.ts';
import { accountName } from './account-name.ts';
import { noteKnown } from './asker.ts';
import { isLoginCode, sendLoginCode } from './login-codes.ts';

interface Attempt {
  readonly email: string;
  /** The code from the mail. */
  readonly code: string | undefined;
  readonly locale: string;
  /** Whether the call's own limit has counted the address. */
  readonly isCounted: boolean;
}

/**
 * Decides whether a login may try its password. A browser in which the person logged in before has attempts of its own, which strangers
 * cannot use up. Other attempts are counted by address, and by account and address. When many addresses try one account, each attempt needs
 * a code that we mail to the owner. An address without an account behaves the same.
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
  if (device && (await wbn.limiter.take({ name: `login:device:${device}`, ...accountLogin })).allowed) {
    return noteKnown();
  }
  if (!isCounted) await chargeCall(wbn, 'login', request, reply, undefined);
  const account = accountName(email);
  const address = addressOf(request, wbn.options.internalKey);
  await charge(wbn, [{ name: `account-login:${account}:${address}`, ...accountLogin }], reply);
  if ((await wbn.limiter.take({ name: `account-guesses:${account}`, ...accountGuesses })).allowed) return;
  if (code && (await isLoginCode(accounts, email, code))) return;
  // Not awaited: otherwise the response time would reveal whether the address has an account.
  sendLoginCode(accounts, email, locale).catch((err) => logOf(request).error({ err }, 'no mail with a login code'));
  throw new CallError('LoginCodeNeeded');
}
