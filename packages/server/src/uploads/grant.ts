import { randomUUID } from 'node:crypto';
import { dataSheetLimit, evidenceLimit } from '@wbn/contract';
import type { UploadGrant } from '@wbn/contract/shapes';
import { makeSecret, secretHash, type Viewer } from '@wbn/http';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { privateKeyOf } from './storing/private-links.ts';

const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
export const pdfType = 'application/pdf';
const documentTypes: readonly string[] = [...imageTypes, pdfType];
/** Seconds in which a file may be posted with its grant. */
export const grantSeconds = 300;

interface Purpose {
  readonly types: readonly string[];
  /** Whether only some readers may see the file, by a signed link. */
  readonly isPrivate?: boolean;
  /** Its own limit in bytes, if that of the server is lower. */
  readonly maxFileBytes?: number;
  /** The same for its PDFs alone. */
  readonly maxPdfBytes?: number;
}

/** The purposes of uploads (docs/security-rules.md). */
export const uploadPurposes = {
  'profile-photo': { types: imageTypes },
  user: { types: imageTypes },
  // A PDF is a data sheet of a product.
  business: { types: documentTypes, maxPdfBytes: dataSheetLimit },
  message: { types: documentTypes, isPrivate: true },
  evidence: { types: documentTypes, isPrivate: true, maxFileBytes: evidenceLimit },
} as const satisfies Record<string, Purpose>;

/** The size of the largest file that any grant allows. */
export const largestUpload = (uploadLimit: number): number => Math.max(uploadLimit, evidenceLimit, dataSheetLimit);

interface AskedFile {
  readonly contentType: string;
  readonly fileSize: number;
}

/** Grants the upload of one file for a purpose: a signed post in S3's form, and a token that names the file in later calls. */
export async function grantUpload(
  asked: AskedFile,
  owner: Viewer,
  purpose: keyof typeof uploadPurposes,
  context: Context,
): Promise<UploadGrant> {
  const { expires, key, token } = await expectFile(asked, owner, purpose, context);
  const { contentType, fileSize: bytes } = asked;
  return { ...(await context.uploads.target.sign({ key, contentType, bytes, expires })), token };
}

/**
 * Notes that one file of that size may come, and names it.
 * @throws UploadRefused
 */
export async function expectFile(
  asked: AskedFile,
  owner: Viewer,
  purpose: keyof typeof uploadPurposes,
  { db, uploadLimit, now }: Pick<Context, 'db' | 'now' | 'uploadLimit'>,
): Promise<{ key: string; token: string; expires: number }> {
  const { contentType, fileSize } = asked;
  const { types, isPrivate, maxFileBytes = 0, maxPdfBytes = 0 }: Purpose = uploadPurposes[purpose];
  const maxBytes = Math.max(uploadLimit, maxFileBytes, contentType === pdfType ? maxPdfBytes : 0);
  const isAllowed = types.includes(contentType);
  if (!isAllowed || fileSize < 1 || fileSize > maxBytes) {
    fail('UploadRefused', { maxBytes, isDocument: isAllowed && contentType === pdfType });
  }
  const name = `u/${randomUUID()}`;
  const key = isPrivate ? privateKeyOf(name) : name;
  const token = makeSecret();
  const expires = now().getTime() + grantSeconds * 1_000;
  await db
    .insertInto('uploads')
    .values({
      ownerUserId: owner.userID,
      purpose,
      key,
      tokenHash: secretHash(token),
      contentType,
      fileSize,
      maxBytes,
      expiresAt: new Date(expires),
    })
    .execute();
  return { key, token, expires };
}
