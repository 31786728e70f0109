import { type LimitName, limits } from '@wbn/contract';
import { charge, chargeCall } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countedPerson } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { knownPerson } from '../devices/known-devices.ts';

/**
 * Counts a page or a form: by the person who is logged in here, else by the
 * person who last logged in with this browser, else by address. So strangers at the same address use up nothing of theirs.
 * @throws CallError TooManyRequests
 */
export async function chargeVisitor(
  accounts: Accounts,
  limit: LimitName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const userID = await countedPerson(accounts, request);
  const known = userID === undefined ? await knownPerson(accounts, request) : undefined;
  if (known === undefined) return chargeCall(accounts.wbn, limit, request, reply, userID);
  await charge(accounts.wbn, [{ name: `${limit}:known:${known}`, ...limits[limit].anonymous }], reply);
}
