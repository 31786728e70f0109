import { accountGuesses, accountLogin, firstKnownLogins, knownLogins } from '@wbn/contract';
import { addressOf, CallError, charge, chargeCall, logOf } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import { type KnownDevice, knownDevice } from '../devices/known-devices.ts';
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
 * a code that we mail to the owner. An address without an account behaves the same. `byCode`: the login must use up the code (`useLoginCode`).
 * @throws CallError TooManyRequests, LoginCodeNeeded
 */
export async function admitLogin(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, code, locale, isCounted }: Attempt,
): Promise<{ readonly byCode: boolean }> {
  const { wbn } = accounts;
  const device = await knownDevice(accounts, request, email);
  const address = addressOf(request, wbn.options.internalKey);
  if (device && (await hasTries(accounts, device, address))) {
    noteKnown(device.userID);
    return { byCode: false };
  }
  if (!isCounted) await chargeCall(wbn, 'login', request, reply, undefined);
  const account = accountName(email);
  await charge(wbn, [{ name: `account-login:${account}:${address}`, ...accountLogin }], reply);
  if ((await wbn.limiter.take({ name: `account-guesses:${account}`, ...accountGuesses })).allowed)
    return { byCode: false };
  if (code && (await isLoginCode(accounts, email, code))) return { byCode: true };
  // Not awaited: otherwise the response time would reveal whether the address has an account.
  sendLoginCode(accounts, email, locale).catch((err) => logOf(request).error({ err }, 'no mail with a login code'));
  throw new CallError('LoginCodeNeeded');
}

/**
 * Whether a known browser may try a password as such. Its account's first tries are nobody else's. Further ones are counted by address:
 * an attacker who makes many accounts has many known browsers.
 */
async function hasTries({ wbn }: Accounts, { id, userID }: KnownDevice, address: string | null): Promise<boolean> {
  const takes = async (name: string, size: { readonly burst: number; readonly seconds: number }) =>
    (await wbn.limiter.take({ name, ...size })).allowed;
  return (
    (await takes(`login:device:${id}`, accountLogin)) &&
    ((await takes(`login:known:${userID}`, firstKnownLogins)) ||
      (await takes(`login:known-at:${address}`, knownLogins)))
  );
}
