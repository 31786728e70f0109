import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByProvider, startAccountSession } from '../../account-session/account-session.ts';
import type { Accounts } from '../../context.ts';
import { rememberDevice } from '../../devices/known-devices.ts';
import { tellOfNewDevice } from '../../devices/tell-of-new-device.ts';

/** Logs this browser in after all steps, and tells the owner if it is new to the account. Returns the login's id. */
export async function completeLogin(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  userID: string,
  by?: ByProvider,
): Promise<string> {
  const byProvider = by !== undefined;
  const isNew = await rememberDevice(accounts, request, reply, userID, byProvider);
  if (isNew) await tellOfNewDevice(accounts, request, userID, byProvider);
  return startAccountSession(accounts, request, reply, userID, by);
}
