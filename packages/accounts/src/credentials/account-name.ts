import { createHash } from 'node:crypto';
import { foldEmail } from '@wbn/database';

/** The name of an account in limits and trails: a hash of its e-mail address or id that reveals neither. */
export const accountName = (account: string): string =>
  createHash('sha256').update(foldEmail(account)).digest('base64url');
