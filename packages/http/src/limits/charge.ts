import { type CallDefinition, type LimitName, takesKey } from '@wbn/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { CallError } from '../errors/call-error.ts';
import { addressOf } from './address.ts';
import { bucketsOf, ownBuckets } from './buckets.ts';
import type { ExtraCost } from './costs.ts';
import type { Bucket, Taken } from './limiter.ts';
import type { Payer } from './payer.ts';

/** The owner of an Idempotency-Key: two callers may choose the same key. */
export const callerName = (userID: string | undefined, address: string | null): string =>
  userID === undefined ? `ip:${address}` : `user:${userID}`;

/** A call's name in this process and in stored answers: method and route. */
export const routedCall = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url}`;

/** The tokens that a request with an Idempotency-Key has taken: a repeat gets them back. */
const taken = new WeakMap<FastifyRequest, { readonly bucket: Bucket; readonly count: number }[]>();

/**
 * Counts a request before its body is read. A request with the Idempotency-Key of a stored answer to this call counts as a repeat: a
 * repeat is answered even if the call's limit is used up, but repeats have a limit too. The key is looked up after a count, of the call or, beyond its
 * limit, of repeats: no request reaches the database uncounted. Sets `request.isRepeat`.
 * @throws CallError TooManyRequests
 */
export async function chargeRequest(
  context: AppContext,
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  payer: Payer | undefined,
): Promise<void> {
  const { limits, internalKey, isReplay } = context.options;
  request.isCounted = true;
  if (limits === 'off') return;
  const key = request.headers['idempotency-key'];
  const cost = costOf(call, request);
  if (isReplay === undefined || typeof key !== 'string' || !takesKey(call)) {
    return chargeCall(context, call.limit, request, reply, payer, cost);
  }
  taken.set(request, []);
  const lookUp = () => isReplay(callerName(payer?.userID, addressOf(request, internalKey)), key, routedCall(request));
  const asCall = await take(context, bucketsFor(context, call.limit, request, payer), request, cost);
  if (isRefused(asCall)) {
    const asRepeat = await take(context, bucketsFor(context, 'repeat', request, payer), request);
    request.isRepeat = !isRefused(asRepeat) && (await lookUp());
    return tell(context, reply, request.isRepeat ? asRepeat : asCall);
  }
  tell(context, reply, asCall);
  request.isRepeat = await lookUp();
  if (request.isRepeat) await recountAsRepeat(context, request, reply, payer);
}

/**
 * Counts a request with an Idempotency-Key as a repeat, and gives back what it took. A repeat beyond its own limit gets nothing back: otherwise
 * repeats without end would cost nothing.
 * @throws CallError TooManyRequests
 */
export async function recountAsRepeat(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  payer: Payer | undefined,
): Promise<void> {
  const before = taken.get(request);
  if (before === undefined) return;
  taken.set(request, []);
  await chargeCall(context, 'repeat', request, reply, payer);
  for (const { bucket, count } of before) await context.limiter.giveBack(bucket, count);
}

/** Ids of a list that count as one call: reading ten at once costs about as much as one. */
const idsPerToken = 10;

/** Tokens that a request takes. A list over the limit costs like the longest allowed one: it is refused later. */
function costOf({ countedBy }: CallDefinition, { query }: FastifyRequest): number {
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
  payer: Payer | undefined,
  tokens = 1,
): Promise<void> {
  await charge(context, bucketsFor(context, limit, request, payer), reply, tokens);
}

function bucketsFor(context: AppContext, limit: LimitName, request: FastifyRequest, payer: Payer | undefined) {
  const address = addressOf(request, context.options.internalKey);
  const partnerKey = request.caller.kind === 'partner' ? request.caller.key : undefined;
  return bucketsOf(limit, { payer, address, partnerKey });
}

/**
 * Charges the extra cost of an input before the work begins. A refusal counts the next attempt in the time that it names: that attempt takes
 * the call's own tokens first, and with too short a wait each attempt would use up the tokens that have come back meanwhile.
 * @throws CallError TooManyRequests
 */
export async function chargeExtra(
  context: AppContext,
  call: CallDefinition,
  { limit, count }: ExtraCost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const who = { payer: request.payer, address: addressOf(request, context.options.internalKey) };
  const nextAttempt = limit === call.limit ? costOf(call, request) : 0;
  await charge(context, ownBuckets(limit, who, request.caller.kind === 'partner'), reply, count, nextAttempt);
}

interface Tightest {
  readonly bucket: Bucket;
  readonly taken: Taken;
}

const isRefused = (tightest: Tightest | undefined): boolean => tightest?.taken.allowed === false;

/** Takes `count` tokens from each bucket in turn, up to the first that has too few; returns that one, or the one with the fewest left. */
async function take(
  context: AppContext,
  buckets: readonly Bucket[],
  request: FastifyRequest,
  count = 1,
): Promise<Tightest | undefined> {
  let tightest: Tightest | undefined;
  for (const bucket of buckets) {
    const one = await context.limiter.take(bucket, count);
    if (!tightest || !one.allowed || one.remaining < tightest.taken.remaining) tightest = { bucket, taken: one };
    if (!one.allowed) break;
    taken.get(request)?.push({ bucket, count });
  }
  return tightest;
}

/**
 * Takes `count` tokens from each bucket in turn; the headers report the bucket with the fewest tokens left. `nextAttempt`: tokens that another
 * attempt takes before these.
 * @throws CallError TooManyRequests from the first empty one
 */
export async function charge(
  context: AppContext,
  buckets: readonly Bucket[],
  reply: FastifyReply,
  count = 1,
  nextAttempt = 0,
): Promise<void> {
  reply.request.isCounted = true;
  if (context.options.limits === 'off') return;
  tell(context, reply, await take(context, buckets, reply.request, count), nextAttempt);
}

/** @throws CallError TooManyRequests */
function tell(context: AppContext, reply: FastifyReply, tightest: Tightest | undefined, nextAttempt = 0): void {
  if (tightest === undefined) return;
  const { bucket, taken: told } = tightest;
  const policy = bucket.name.split(':', 1)[0];
  reply.headers({
    'ratelimit-policy': `"${policy}";q=${bucket.burst};w=${bucket.seconds}`,
    ratelimit: `"${policy}";r=${told.remaining};t=${told.reset}`,
    'ratelimit-limit': String(bucket.burst),
    'ratelimit-remaining': String(told.remaining),
    'ratelimit-reset': String(told.reset),
  });
  if (!told.allowed) {
    context.metrics.limited.inc({ limit: policy });
    throw new CallError('TooManyRequests', {
      retryAfter: told.reset + Math.ceil((nextAttempt * bucket.seconds) / bucket.burst),
    });
  }
}
