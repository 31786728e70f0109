import { createHmac, timingSafeEqual } from 'node:crypto';
import { fitsAny, type RotatingSecret } from '@wbn/http';

/** Files below it need a signed link; all others are public. */
const folder = 'private/';
/**
 * A link is valid for one to two of these. All answers within one span contain the same link, so that a reloaded list shows the same
 * pictures.
 */
const span = 5 * 60_000;

/** Some file systems ignore case. */
export const isPrivate = (key: string): boolean => key.toLowerCase().startsWith(folder);
export const privateKeyOf = (key: string): string => folder + key;

/** Adds the signature to the address of a private file. */
export type SignLink = (key: string) => string;

export const linksSignedBy =
  (secret: string, now: () => Date): SignLink =>
  (key) => {
    const until = (Math.floor(now().getTime() / span) + 2) * span;
    return `?until=${until}&signature=${sign(secret, key, until)}`;
  };

/** 'ended' only for an expired link that we signed. */
export function checkLink(
  secret: RotatingSecret,
  key: string,
  query: { until?: unknown; signature?: unknown },
  now: Date,
): 'valid' | 'ended' | 'forged' {
  const until = Number(query.until);
  const given = Buffer.from(String(query.signature ?? ''));
  const isOurs = fitsAny(secret, (one) => {
    const right = Buffer.from(sign(one, key, until));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isOurs) return 'forged';
  return until > now.getTime() ? 'valid' : 'ended';
}

/** The same secret signs upload policies; their texts contain no line breaks, so the two cannot be confused. */
const sign = (secret: string, key: string, until: number): string =>
  createHmac('sha256', secret).update(`read\n${key}\n${until}`).digest('base64url');
