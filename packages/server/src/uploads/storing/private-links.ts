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

/**
 * The right of a reader to a private file, as its link names it: the session that asked for it, and the thread or the business with the file. The
 * files origin asks the database at each reading whether it still holds.
 */
export interface FileRight {
  readonly userID: string;
  readonly sessionID: string;
  /** A thread that the reader sees as one of its parties, or a business whose evidence they may read. */
  readonly kind: 'thread' | 'evidence';
  /** Id of the thread or the business. */
  readonly of: string;
  /** The party that the reader acts as in a thread; '' for themself. */
  readonly as: string;
}

const writeRight = ({ userID, sessionID, kind, of, as }: FileRight): string =>
  [userID, sessionID, kind, of, as].join('.');

/** Reads the right of a link that we signed. */
function readRight(text: string): FileRight {
  const [userID = '', sessionID = '', kind, of = '', as = ''] = text.split('.');
  return { userID, sessionID, kind: kind === 'thread' ? kind : 'evidence', of, as };
}

/** Adds the reader's right and the signature to the address of a private file. */
export type SignLink = (key: string, right: FileRight) => string;

export const linksSignedBy =
  (secret: string, now: () => Date): SignLink =>
  (key, right) => {
    const until = (Math.floor(now().getTime() / span) + 2) * span;
    const reader = writeRight(right);
    return `?until=${until}&reader=${reader}&signature=${sign(secret, key, until, reader)}`;
  };

/** The right that a valid link names. 'ended' only for an expired link that we signed. */
export function checkLink(
  secret: RotatingSecret,
  key: string,
  query: { until?: unknown; reader?: unknown; signature?: unknown },
  now: Date,
): FileRight | 'ended' | 'forged' {
  const until = Number(query.until);
  const reader = String(query.reader ?? '');
  const given = Buffer.from(String(query.signature ?? ''));
  const isOurs = fitsAny(secret, (one) => {
    const right = Buffer.from(sign(one, key, until, reader));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isOurs) return 'forged';
  return until > now.getTime() ? readRight(reader) : 'ended';
}

/** The same secret signs upload policies; their texts contain no line breaks, so the two cannot be confused. */
const sign = (secret: string, key: string, until: number, reader: string): string =>
  createHmac('sha256', secret).update(`read\n${key}\n${until}\n${reader}`).digest('base64url');
