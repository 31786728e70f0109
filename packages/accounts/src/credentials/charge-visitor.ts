import { cookieLookUps, type LimitName, limits } from '@wbn/contract';
import {
  addressBuckets,
  addressOf,
  type Bucket,
  charge,
  chargeCall,
  type Limiter,
  type Payer,
  refusedBuckets,
} from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countedPerson } from '../account-session/account-session.ts';
import { readCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { lastDevice } from '../devices/known-devices.ts';
import { isOfAnotherSite } from '../pages/csrf.ts';
import { hashOf } from '../sessions/secrets.ts';

/**
 * Counts a page or a form: by the person who is logged in here, else by this browser if somebody logged in with it before, else by address. So
 * strangers at the same address use up nothing of theirs. A request that the page of another site causes has buckets of its own: it has no
 * cookies, and its visitor did nothing.
 * @throws CallError TooManyRequests
 */
export async function chargeVisitor(
  accounts: Accounts,
  limit: LimitName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (isOfAnotherSite(accounts, request)) return charge(accounts.wbn, refusedBuckets(request), reply);
  const { device, payer } = await visitorOf(accounts, request);
  if (device === undefined) return chargeCall(accounts.wbn, limit, request, reply, payer);
  await charge(accounts.wbn, [{ name: `${limit}:by-device:${device}`, ...limits[limit].anonymous }], reply);
}

interface Visitor {
  /** The person who is logged in here. */
  readonly payer?: Payer | undefined;
  /** The known browser in which somebody logged in before. */
  readonly device?: string | undefined;
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
  const payer = await countedPerson(accounts, request);
  const device = payer === undefined ? await lastDevice(accounts, request) : undefined;
  if (payer === undefined && device === undefined) return {};
  for (const bucket of buckets) await wbn.limiter.giveBack(bucket);
  genuineCookies.add(shown);
  return { payer, device };
}

/** Takes a token of each bucket, up to the first that has none. */
async function areLeft(limiter: Limiter, buckets: readonly Bucket[]): Promise<boolean> {
  for (const bucket of buckets) if (!(await limiter.take(bucket)).allowed) return false;
  return true;
}
