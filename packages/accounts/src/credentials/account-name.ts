import { createHash } from 'node:crypto';
import { foldEmail } from '@wbn/database';

/** An account in names of buckets and in trails: by its e-mail address or id, of which it tells neither. */
export const accountName = (account: string): string =>
  createHash('sha256').update(foldEmail(account)).digest('base64url');
