import { type Call, type LimitName, takesKey } from '@wbn/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { CallError } from '../errors/call-error.ts';
import { addressOf } from './address.ts';
import { bucketsOf, ownBuckets } from './buckets.ts';
import type { ExtraCost } from './costs.ts';
import type { Bucket, Taken } from './limiter.ts';

/** The owner of an Idempotency-Key: two callers may choose the same key. */
export const callerName = (userID: string | undefined, address: string | null): string =>
  userID === undefined ? `ip:${address}` : `user:${userID}`;

/** A call's name in this process and in stored answers: method and route. */
export const routedCall = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url}`;

/**
 * Counts a request before its body is read. A request with the Idempotency-Key of a stored answer to this call counts as a repeat: a
 * repeat is answered even if the call's limit is used up, but repeats have a limit too. Sets `request.isRepeat`.
 * @throws CallError TooManyRequests
 */
export async function chargeRequest(
  context: AppContext,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  userID: string | undefined,
): Promise<void> {
  const { limits, internalKey, isReplay } = context.options;
  request.isCounted = true;
  if (limits === 'off') return;
  const key = request.headers['idempotency-key'];
  if (isReplay && typeof key === 'string' && takesKey(call)) {
    const caller = callerName(userID, addressOf(request, internalKey));
    request.isRepeat = await isReplay(caller, key, routedCall(request));
  }
  await chargeCall(context, request.isRepeat ? 'repeat' : call.limit, request, reply, userID, costOf(call, request));
}

/** Ids of a list that count as one call: reading ten at once costs about as much as one. */
const idsPerToken = 10;

/** Tokens that a request takes. A list over the limit costs like the longest allowed one: it is refused later. */
function costOf({ countedBy }: Call, { query }: FastifyRequest): number {
  const list = countedBy && (query as Readonly<Record<string, unknown>>)[countedBy];
  if (typeof list !== 'string') return 1;
  return Math.min(5, Math.ceil(list.split(',').length / idsPerToken));
}

/**
 * Charges one call of a limit, or `count` of them, to the caller.
 * @throws CallError TooManyRequests
 */
export async function chargeCall(
  context: AppContext,
  limit: LimitName,
  request: FastifyRequest,
  reply: FastifyReply,
  userID: string | undefined,
  tokens = 1,
): Promise<void> {
  request.isCounted = true;
  if (context.options.limits === 'off') return;
  const address = addressOf(request, context.options.internalKey);
  const partnerKey = request.caller.kind === 'partner' ? request.caller.key : undefined;
  await charge(context, bucketsOf(limit, { userID, address, partnerKey }), reply, tokens);
}

/**
 * Charges the extra cost of an input before the work begins.
 * @throws CallError TooManyRequests
 */
export async function chargeExtra(
  context: AppContext,
  { limit, count }: ExtraCost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const who = { userID: request.viewer?.userID, address: addressOf(request, context.options.internalKey) };
  await charge(context, ownBuckets(limit, who, request.caller.kind === 'partner'), reply, count);
}

/**
 * Takes `count` tokens from each bucket in turn; the headers report the bucket with the fewest tokens left.
 * @throws CallError TooManyRequests from the first empty one
 */
export async function charge(
  context: AppContext,
  buckets: readonly Bucket[],
  reply: FastifyReply,
  count = 1,
): Promise<void> {
  reply.request.isCounted = true;
  if (context.options.limits === 'off') return;
  let tightest: { bucket: Bucket; taken: Taken } | undefined;
  for (const bucket of buckets) {
    const taken = await context.limiter.take(bucket, count);
    if (!tightest || !taken.allowed || taken.remaining < tightest.taken.remaining) tightest = { bucket, taken };
    if (!taken.allowed) break;
  }
  if (tightest === undefined) return;
  const { bucket, taken } = tightest;
  const policy = bucket.name.split(':', 1)[0];
  reply.headers({
    'ratelimit-policy': `"${policy}";q=${bucket.burst};w=${bucket.seconds}`,
    ratelimit: `"${policy}";r=${taken.remaining};t=${taken.reset}`,
    'ratelimit-limit': String(bucket.burst),
    'ratelimit-remaining': String(taken.remaining),
    'ratelimit-reset': String(taken.reset),
  });
  if (!taken.allowed) {
    context.metrics.limited.inc({ limit: policy });
    throw new CallError('TooManyRequests', { retryAfter: taken.reset });
  }
}
