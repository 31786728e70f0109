import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@wbn/contract';
import type { TokenKeys } from '../access/token-keys.ts';

/** Mails that a person can turn off with one click: those about threads, the daily and the weekly digest, and those of saved searches. */
const endableMails = ['inquiry', 'digest', 'weekly', 'search'] as const;
export type EndableMails = (typeof endableMails)[number];

export interface Unsubscription {
  readonly userID: string;
  readonly mails: EndableMails;
}

const signatureOf = (secret: Uint8Array, said: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe:${said}`).digest();

/** The signed token of an unsubscribe link. It never expires: old mails must still work. */
export function signUnsubscription({ current }: TokenKeys, { userID, mails }: Unsubscription): string {
  const said = `${userID}.${mails}`;
  return `${said}.${signatureOf(current.secret, said).toString('base64url')}`;
}

/** Reads such a token; null if we did not sign it. */
export function readUnsubscription({ current, former }: TokenKeys, token: string): Unsubscription | null {
  const [userID = '', mails = '', signature = '', ...rest] = token.split('.');
  const known = endableMails.find((one) => one === mails);
  if (known === undefined || !isUuid(userID) || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = [current, ...former].some(({ secret }) => {
    const wanted = signatureOf(secret, `${userID}.${mails}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return right ? { userID, mails: known } : null;
}
