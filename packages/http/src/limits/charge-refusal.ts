import { limits } from '@wbn/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../errors/call-error.ts';
import { addressOf } from './address.ts';
import { addressBuckets } from './buckets.ts';
import { charge } from './charge.ts';
import type { Bucket } from './limiter.ts';

/** The buckets of what is refused to an address; none for the host site's own server. */
export function refusedBuckets(request: FastifyRequest): Bucket[] {
  const address = addressOf(request, request.server.wbn.options.internalKey);
  if (address === null) return [];
  const kind = request.method === 'GET' ? 'read' : 'write';
  return addressBuckets(`refused:${kind}`, address, { ...limits[kind].anonymous, isApproximate: true });
}

/**
 * Counts a refusal that no limit has counted, such as of a foreign origin, a broken body or an unknown path: otherwise it could come any
 * number of times. Its buckets are its own: strangers use up nothing of the calls that are not refused. Returns the refusal to answer with,
 * which is TooManyRequests over the limit.
 */
export async function chargeRefusal(
  refusal: CallError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallError> {
  if (request.isCounted || refusal.status >= 500 || refusal.name === 'TooManyRequests') return refusal;
  try {
    await charge(request.server.wbn, refusedBuckets(request), reply);
    return refusal;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}
