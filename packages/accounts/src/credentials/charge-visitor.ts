import { cookieLookUps, type LimitName, limits } from '@wbn/contract';
import { addressBuckets, addressOf, type Bucket, charge, chargeCall, type Limiter } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countedPerson } from '../account-session/account-session.ts';
import { readCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { knownPerson } from '../devices/known-devices.ts';
import { hashOf } from '../sessions/secrets.ts';

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
  const { known, userID } = await visitorOf(accounts, request);
  if (known === undefined) return chargeCall(accounts.wbn, limit, request, reply, userID);
  await charge(accounts.wbn, [{ name: `${limit}:known:${known}`, ...limits[limit].anonymous }], reply);
}

interface Visitor {
  /** The person who is logged in here. */
  readonly userID?: string | undefined;
  /** The person of the last login in this browser. */
  readonly known?: string | undefined;
}

/**
 * Looks cookies up in the database only as far as the address has looked-up ones left. Cookies that belonged to somebody take none: a flood
 * of invented ones, also from the same address, makes nobody a stranger whose browser was here before.
 */
async function visitorOf(accounts: Accounts, request: FastifyRequest): Promise<Visitor> {
  const cookies = (['account', 'device'] as const).map((use) => readCookie(accounts, request, use));
  if (cookies.every((one) => one === undefined)) return {};
  const { genuineCookies, wbn } = accounts;
  const shown = hashOf(cookies.join(' ')).toString('base64');
  const address = addressOf(request, wbn.options.internalKey);
  const isFree = wbn.options.limits === 'off' || address === null || genuineCookies.has(shown);
  const buckets = isFree ? [] : addressBuckets('cookie:address', address, { ...cookieLookUps, isApproximate: true });
  if (!(await areLeft(wbn.limiter, buckets))) return {};
  const userID = await countedPerson(accounts, request);
  const known = userID === undefined ? await knownPerson(accounts, request) : undefined;
  if (userID === undefined && known === undefined) return {};
  for (const bucket of buckets) await wbn.limiter.giveBack(bucket);
  genuineCookies.add(shown);
  return { userID, known };
}

/** Takes a token of each bucket, up to the first that has none. */
async function areLeft(limiter: Limiter, buckets: readonly Bucket[]): Promise<boolean> {
  for (const bucket of buckets) if (!(await limiter.take(bucket)).allowed) return false;
  return true;
}
