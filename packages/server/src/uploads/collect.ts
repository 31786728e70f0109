import { CallError, type Viewer } from '@wbn/http';
import type { Context } from '../context.ts';
import { tokenHashOf } from './grant.ts';
import { claim, keepFile } from './keep.ts';

/** Every text under a key `token`, wherever it stands in a body. */
function tokensIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'token' && typeof inner === 'string' ? [inner] : tokensIn(inner),
  );
}

/**
 * Where files are posted past us (S3), fetches those that a body names, before the call that uses them: each is looked at and written anew as if
 * it had come to us. A file that is not there yet, or is no picture, is refused by the call itself.
 */
export async function collectNamed(body: unknown, viewer: Viewer | null, context: Context): Promise<void> {
  const { fetch, discard } = context.uploads.target;
  const tokens = fetch && viewer ? tokensIn(body).slice(0, 60) : [];
  if (fetch === undefined || viewer === null || tokens.length === 0) return;
  const waiting = await context.db
    .selectFrom('uploads')
    .select(['key', 'contentType', 'fileSize'])
    .where('ownerUserId', '=', viewer.userID)
    .where('state', '=', 'granted')
    .where('tokenHash', 'in', tokens.map(tokenHashOf))
    .execute();
  for (const { key, contentType, fileSize } of waiting) {
    const bytes = await fetch(key, fileSize);
    if (bytes === null || !(await claim(key, context))) continue;
    // The bucket held the length to the policy; another one means another file.
    const granted = bytes.length === fileSize ? bytes : Buffer.alloc(0);
    const refusal = await keepFile(key, granted, contentType, context).then(
      () => null,
      (error: unknown) => error,
    );
    // What could not be stored for now is fetched again by the next try.
    if (refusal === null || (refusal instanceof CallError && refusal.name === 'UploadRefused')) await discard?.(key);
    if (refusal !== null) throw refusal;
  }
}
