import { isUuid } from '@wbn/contract';

/** Where a feed goes on: below this post. `everyone` is the feed of a reader who follows nobody yet. */
export interface Cursor {
  readonly feed: 'mine' | 'everyone';
  readonly createdAt: Date;
  readonly id: string;
}

/** Opaque to clients; the time is in milliseconds, as the database keeps it, so that no post is skipped or shown twice. */
export const writeCursor = ({ feed, createdAt, id }: Cursor): string =>
  Buffer.from(`${feed}|${createdAt.getTime()}|${id}`).toString('base64url');

/** null for what is no cursor of ours. */
export function readCursor(text: string): Cursor | null {
  const [feed, time, id] = Buffer.from(text, 'base64url').toString().split('|');
  const milliseconds = /^\d{1,15}$/.test(time ?? '') ? Number(time) : Number.NaN;
  const createdAt = new Date(milliseconds);
  if (feed !== 'mine' && feed !== 'everyone') return null;
  if (Number.isNaN(createdAt.getTime()) || id === undefined || !isUuid(id)) return null;
  return { feed, createdAt, id };
}
