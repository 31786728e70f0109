import { accountLogin, accountMails } from '@wbn/contract';
import { charge, chargeCall } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import { knownDevice } from '../devices/known-devices.ts';
import { accountName } from './account-name.ts';

/**
 * Counts mails that somebody who is logged in asks for.
 * @throws CallError TooManyRequests
 */
export const chargeOwnMails = ({ wbn }: Accounts, reply: FastifyReply, userID: string) =>
  charge(wbn, [{ name: `account-mail:${accountName(userID)}`, ...accountMails }], reply);

/**
 * Counts tries of the current password by the login that makes them: other logins of the account are not held up.
 * @throws CallError TooManyRequests
 */
export const chargeCurrentPassword = ({ wbn }: Accounts, reply: FastifyReply, loginID: string) =>
  charge(wbn, [{ name: `account-password:${loginID}`, ...accountLogin }], reply);

/**
 * Counts a mail for a forgotten password, by the address that asks; a browser that the account knows has mails of its own. Answers whether
 * one more mail leaves: when strangers have used up an account's mails, a link that works lies in its mailbox already, since links live
 * longer than it takes until the next mail may leave.
 * @throws CallError TooManyRequests
 */
export async function admitReset(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): Promise<boolean> {
  const { wbn } = accounts;
  const device = await knownDevice(accounts, request, email);
  if (device && (await wbn.limiter.take({ name: `reset:device:${device}`, ...accountMails })).allowed) return true;
  await chargeCall(wbn, 'reset', request, reply, undefined);
  return (await wbn.limiter.take({ name: `account-reset:${accountName(email)}`, ...accountMails })).allowed;
}
