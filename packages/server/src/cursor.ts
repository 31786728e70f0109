import { isUuid } from '@wbn/contract';
import { fail } from './fail.ts';

/** Where a list goes on: below this row. */
export interface Below {
  readonly createdAt: Date;
  readonly id: string;
}

/** Opaque to clients; milliseconds, as the database keeps them, so that no row is skipped or shown twice. */
export const writeNextID = ({ createdAt, id }: Below): string =>
  Buffer.from(`${createdAt.getTime()}|${id}`).toString('base64url');

/** @throws ValidationError for what is no cursor of ours */
export function readNextID(text: string | undefined): Below | null {
  if (text === undefined) return null;
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split('|');
  const createdAt = new Date(/^\d{1,15}$/.test(time) ? Number(time) : Number.NaN);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) fail('ValidationError', { fields: ['nextID'] });
  return { createdAt, id };
}

/**
 * A page of rows of which one more than it has was asked for: so it is known whether any stand below it. `last`: below which they stand;
 * undefined where there are none.
 */
export function pageOf<R>(
  rows: readonly R[],
  size: number,
): { readonly shown: readonly R[]; readonly last: R | undefined } {
  const shown = rows.slice(0, size);
  return { shown, last: rows.length > size ? shown.at(-1) : undefined };
}
