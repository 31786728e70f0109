import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { uploadLimit } from '@wbn/contract';
import type { UploadGrant } from '@wbn/contract/shapes';
import type { Viewer } from '@wbn/http';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';

export const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
const life = 5 * 60_000;

export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a signed post may bring: exactly this key, this type and this many bytes, until then. */
export interface Policy {
  key: string;
  contentType: string;
  bytes: number;
  /** Milliseconds since 1970. */
  expires: number;
}

const sign = (policy: string, secret: string): string =>
  createHmac('sha256', secret).update(policy).digest('base64url');

/** A grant to upload one file, a picture unless told otherwise: a signed post in the form of S3's, and the token that names the file in later calls. */
export async function grantUpload(
  asked: { contentType: string; fileSize: number },
  owner: Viewer,
  purpose: string,
  { db, uploads, now }: Context,
  types: readonly string[] = imageTypes,
): Promise<UploadGrant> {
  const { contentType, fileSize } = asked;
  if (!types.includes(contentType) || fileSize < 1 || fileSize > uploadLimit) fail('UploadRefused');
  const key = `u/${randomUUID()}`;
  const token = randomBytes(32).toString('base64url');
  const expires = now().getTime() + life;
  await db
    .insertInto('uploads')
    .values({
      ownerUserId: owner.userID,
      purpose,
      key,
      tokenHash: tokenHashOf(token),
      contentType,
      fileSize,
      maxBytes: uploadLimit,
      expiresAt: new Date(expires),
    })
    .execute();
  const policy: Policy = { key, contentType, bytes: fileSize, expires };
  const written = Buffer.from(JSON.stringify(policy)).toString('base64url');
  return {
    url: uploads.address,
    fields: { key, 'Content-Type': contentType, policy: written, signature: sign(written, uploads.secret) },
    token,
  };
}

/** The policy of a post, when its signature is ours. What it says is compared by the caller. */
export function readPolicy(written: string, signature: string, secret: string): Policy | null {
  const right = Buffer.from(sign(written, secret));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return null;
  // Signed by us, so it has the form that we gave it.
  return JSON.parse(Buffer.from(written, 'base64url').toString()) as Policy;
}
