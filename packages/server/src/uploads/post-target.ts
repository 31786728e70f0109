import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadGrant } from '@wbn/contract/shapes';

/** What a signed post may bring: exactly this key, this type and this many bytes, until then. */
export interface Policy {
  key: string;
  contentType: string;
  bytes: number;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Where files are posted to: our own endpoint, or a bucket. The form of the grant is S3's either way. */
export interface PostTarget {
  sign(policy: Policy): Promise<Pick<UploadGrant, 'url' | 'fields'>>;
  /**
   * A file of that many bytes that was posted past us, to be checked before it is used; null when nothing came. Our own endpoint checks while it receives, and has
   * no such thing.
   */
  readonly fetch?: (key: string, bytes: number) => Promise<Buffer | null>;
  /** Removes what was posted past us. */
  readonly discard?: (key: string) => Promise<void>;
}

const sign = (policy: string, secret: string): string =>
  createHmac('sha256', secret).update(policy).digest('base64url');

/** Posts go to our own endpoint at `address`, signed by our own secret. */
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

/** The policy of a post, when its signature is ours. What it says is compared by the caller. */
export function readPolicy(fields: ReadonlyMap<string, string>, secret: string): Policy | null {
  const written = fields.get('policy') ?? '';
  const right = Buffer.from(sign(written, secret));
  const given = Buffer.from(fields.get('signature') ?? '');
  if (right.length !== given.length || !timingSafeEqual(right, given)) return null;
  // Signed by us, so it has the form that we gave it.
  return JSON.parse(Buffer.from(written, 'base64url').toString()) as Policy;
}
