import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { UploadGrant } from '@wbn/contract/shapes';
import type { Viewer } from '@wbn/http';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { privateKeyOf } from './private-links.ts';

export const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
const life = 5 * 60_000;

export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Grants the upload of one file, by default a picture: a signed post in S3's form, and a token that names the file in later calls. */
export async function grantUpload(
  asked: { contentType: string; fileSize: number },
  owner: Viewer,
  purpose: string,
  { db, uploads, uploadLimit, now }: Context,
  types: readonly string[] = imageTypes,
): Promise<UploadGrant> {
  const { contentType, fileSize } = asked;
  if (!types.includes(contentType) || fileSize < 1 || fileSize > uploadLimit) fail('UploadRefused');
  const name = `u/${randomUUID()}`;
  // Only the parties of a thread may see its files.
  const key = purpose === 'message' ? privateKeyOf(name) : name;
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
  return { ...(await uploads.target.sign({ key, contentType, bytes: fileSize, expires })), token };
}
