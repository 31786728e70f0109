import { secretHash, type Viewer } from '@wbn/http';
import type { Context } from '../context.ts';
import { claim, isForLater, keepFile, letGo } from './keep.ts';

/** All texts under a key `token`, anywhere in a body. */
function tokensIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'token' && typeof inner === 'string' ? [inner] : tokensIn(inner),
  );
}

/**
 * With a bucket (S3), files bypass this server. Before the call that uses them, this fetches the files that its body names, checks them and
 * re-encodes them. The call itself refuses a missing or invalid file.
 */
export async function collectNamed(body: unknown, viewer: Viewer | null, context: Context): Promise<void> {
  const { fetch: fetchFile, discard } = context.uploads.target;
  const tokens = fetchFile && viewer ? tokensIn(body).slice(0, 60) : [];
  if (fetchFile === undefined || viewer === null || tokens.length === 0) return;
  const waiting = await context.db
    .selectFrom('uploads')
    .select(['key', 'contentType', 'fileSize'])
    .where('ownerUserId', '=', viewer.userID)
    .where('state', '=', 'granted')
    .where('tokenHash', 'in', tokens.map(secretHash))
    .execute();
  for (const { key, contentType, fileSize } of waiting) {
    const bytes = await fetchFile(key, fileSize);
    const ownerID = bytes === null ? undefined : await claim(key, context);
    if (bytes === null || ownerID === undefined) continue;
    // The bucket enforced the length; another length means another file.
    const granted = bytes.length === fileSize ? bytes : Buffer.alloc(0);
    const refusal = await keepFile({ key, read: async () => granted, contentType, ownerID }, context).then(
      () => null,
      (error: unknown) => error,
    );
    // If the file could not be stored, keep the upload for the next attempt.
    if (refusal !== null && isForLater(refusal)) await letGo(key, true, context);
    else await discard?.(key);
    if (refusal !== null) throw refusal;
  }
}
