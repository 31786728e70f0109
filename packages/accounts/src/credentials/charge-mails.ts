import { accountLogin, accountMails } from '@wbn/contract';
import { charge, chargeCall } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import { knownDevice } from '../devices/known-devices.ts';
import { accountName } from './account-name.ts';

/**
 * Limits the mails that a logged-in person requests.
 * @throws CallError TooManyRequests
 */
export const chargeOwnMails = ({ wbn }: Accounts, reply: FastifyReply, userID: string) =>
  charge(wbn, [{ name: `account-mail:${accountName(userID)}`, ...accountMails }], reply);

/** A login, and the identity provider by which it began. */
interface LoginOf {
  readonly userID: string;
  readonly loginID: string;
  readonly providerID: string | null;
}

/**
 * Limits attempts at the current password per login, so that other logins of the account are not blocked. All logins by one provider count
 * together: its administrators can begin as many as they like.
 * @throws CallError TooManyRequests
 */
export const chargeCurrentPassword = (
  { wbn }: Accounts,
  reply: FastifyReply,
  { loginID, providerID, userID }: LoginOf,
) => {
  const asked = providerID === null ? loginID : `${userID}:by:${providerID}`;
  return charge(wbn, [{ name: `account-password:${asked}`, ...accountLogin }], reply);
};

/**
 * Limits mails for forgotten passwords by network address; a known browser has a limit of its own. Returns whether a mail may be sent. If
 * strangers have used up the account's mails, a valid link is already in the mailbox, because links live longer than the wait for the next
 * mail.
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
  if (device && (await wbn.limiter.take({ name: `reset:device:${device.id}`, ...accountMails })).allowed) return true;
  await chargeCall(wbn, 'reset', request, reply, undefined);
  return (await wbn.limiter.take({ name: `account-reset:${accountName(email)}`, ...accountMails })).allowed;
}
