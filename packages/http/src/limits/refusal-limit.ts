import { limits } from '@wbn/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './address.ts';
import { addressBuckets } from './buckets.ts';
import { charge } from './charge.ts';
import type { Bucket } from './limiter.ts';

/** Routes that no limit counts before their work. Each counts its refusals apart, so that those of one place close no other. */
export type RefusalPlace = 'renewal' | 'upload' | 'webhook' | 'policy-report';

/**
 * Hooks of a route that no limit counts before its work. A request takes a token of its address before its body is read, and gets it back
 * unless it is refused. So requests that succeed use up nothing, and of those that are refused, also of many at once, none beyond the limit
 * does any work.
 */
export function refusalLimit({ wbn }: FastifyInstance, place: RefusalPlace) {
  const taken = new WeakMap<FastifyRequest, readonly Bucket[]>();
  return {
    /** @throws CallError TooManyRequests */
    async onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const address = addressOf(request, wbn.options.internalKey);
      if (address === null) return;
      const of = pagesOf(request);
      const buckets = addressBuckets(`refused:${place}${of}`, address, {
        ...limits.write.anonymous,
        isApproximate: true,
      });
      await charge(wbn, buckets, reply);
      taken.set(request, buckets);
    },
    async onResponse(request: FastifyRequest, { statusCode }: FastifyReply): Promise<void> {
      if (statusCode >= 400 && statusCode < 500) return;
      for (const bucket of taken.get(request) ?? []) await wbn.limiter.giveBack(bucket);
    },
  };
}

/** The pages that share a bucket: no page of a partner or of a stranger can use up what our own sites need, or pages of another partner. */
function pagesOf({ caller }: FastifyRequest): string {
  if (caller.kind === 'own' || caller.kind === 'none') return '';
  return caller.readable ? `-of:${caller.origin}` : '-of-strangers';
}
