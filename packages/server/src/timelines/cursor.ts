import { isUuid } from '@wbn/contract';

/** Position in a feed: the next page starts below this post. `everyone` is the public feed, for a reader who follows nobody yet. */
export interface Cursor {
  readonly feed: 'mine' | 'everyone';
  readonly createdAt: Date;
  readonly id: string;
}

/** Opaque to clients. The time is in milliseconds, as in the database, so that no post is skipped or repeated. */
export const writeCursor = ({ feed, createdAt, id }: Cursor): string =>
  Buffer.from(`${feed}|${createdAt.getTime()}|${id}`).toString('base64url');

/** null for a cursor that we did not make. */
export function readCursor(text: string): Cursor | null {
  const [feed, time, id] = Buffer.from(text, 'base64url').toString().split('|');
  const milliseconds = /^\d{1,15}$/.test(time ?? '') ? Number(time) : Number.NaN;
  const createdAt = new Date(milliseconds);
  if (feed !== 'mine' && feed !== 'everyone') return null;
  if (Number.isNaN(createdAt.getTime()) || id === undefined || !isUuid(id)) return null;
  return { feed, createdAt, id };
}
