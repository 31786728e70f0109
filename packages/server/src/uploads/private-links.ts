import { createHmac, timingSafeEqual } from 'node:crypto';

/** Files below it are served to holders of a signed link alone; all others are public. */
const folder = 'private/';
/** A link lives for one to two of these. It is the same for all answers of one span, so that a list that is read again shows the same pictures. */
const span = 5 * 60_000;

/** Some disks take capital letters for small ones. */
export const isPrivate = (key: string): boolean => key.toLowerCase().startsWith(folder);
export const privateKeyOf = (key: string): string => folder + key;

/** Adds to the address of a private file what lets it be fetched. */
export type SignLink = (key: string) => string;

export const linksSignedBy =
  (secret: string, now: () => Date): SignLink =>
  (key) => {
    const until = (Math.floor(now().getTime() / span) + 2) * span;
    return `?until=${until}&signature=${sign(secret, key, until)}`;
  };

/** 'ended' only for a link that was ours. */
export function checkLink(
  secret: string,
  key: string,
  query: { until?: unknown; signature?: unknown },
  now: Date,
): 'valid' | 'ended' | 'forged' {
  const until = Number(query.until);
  const given = Buffer.from(String(query.signature ?? ''));
  const right = Buffer.from(sign(secret, key, until));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return until > now.getTime() ? 'valid' : 'ended';
}

/** The secret signs upload policies too; their texts have no line breaks. */
const sign = (secret: string, key: string, until: number): string =>
  createHmac('sha256', secret).update(`read\n${key}\n${until}`).digest('base64url');
