import { keyLookUps } from '@wbn/contract';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../errors/call-error.ts';
import type { RotatingSecret } from '../secrets/rotating.ts';
import { addressOf } from './address.ts';
import { addressBuckets } from './buckets.ts';
import type { Limiter } from './limiter.ts';

/**
 * Counts look-ups of unknown origins and keys by address. They happen before the call's own limit: its bucket depends on the key.
 * @throws CallError TooManyRequests
 */
export const lookUpCharger =
  (limiter: Limiter, internalKey: RotatingSecret) =>
  async (request: FastifyRequest): Promise<void> => {
    const address = addressOf(request, internalKey);
    if (address === null) return;
    for (const bucket of addressBuckets('key:address', address, { ...keyLookUps, isApproximate: true })) {
      const { allowed, reset } = await limiter.take(bucket);
      if (!allowed) throw new CallError('TooManyRequests', { retryAfter: reset });
    }
  };
