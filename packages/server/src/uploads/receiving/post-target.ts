import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadGrant } from '@wbn/contract/shapes';
import { fitsAny, type RotatingSecret } from '@wbn/http';

/** Conditions of a signed post: key, type, size and expiry. */
export interface Policy {
  key: string;
  contentType: string;
  bytes: number;
  /** Milliseconds since 1970. */
  expires: number;
}

/** The receiver of posted files: our own endpoint or a bucket. Grants have S3's form in both cases. */
export interface PostTarget {
  sign(policy: Policy): Promise<Pick<UploadGrant, 'url' | 'fields'>>;
  /**
   * Fetches a file of that size that was posted to a bucket, to be checked before use; null if none arrived. Our own endpoint checks while
   * it receives and does not need it.
   */
  readonly fetch?: (key: string, bytes: number) => Promise<Buffer | null>;
  /** Removes a file that was posted to a bucket. */
  readonly discard?: (key: string) => Promise<void>;
}

const sign = (policy: string, secret: string): string =>
  createHmac('sha256', secret).update(policy).digest('base64url');

/** Signs posts to our own endpoint at `address` with our own secret. */
export const ownEndpoint = (address: string, secret: string): PostTarget => ({
  async sign(policy) {
    const written = Buffer.from(JSON.stringify(policy)).toString('base64url');
    const { key, contentType } = policy;
    return {
      url: address,
      fields: { key, 'Content-Type': contentType, policy: written, signature: sign(written, secret) },
    };
  },
});

/** The policy of a post, if its signature is ours. The caller compares its values. */
export function readPolicy(fields: ReadonlyMap<string, string>, secret: RotatingSecret): Policy | null {
  const written = fields.get('policy') ?? '';
  const given = Buffer.from(fields.get('signature') ?? '');
  const isOurs = fitsAny(secret, (one) => {
    const right = Buffer.from(sign(written, one));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  if (!isOurs) return null;
  // We signed it, so its form is known.
  return JSON.parse(Buffer.from(written, 'base64url').toString()) as Policy;
}
