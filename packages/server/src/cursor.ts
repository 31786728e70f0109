import { isUuid } from '@wbn/contract';
import { fail } from './fail.ts';

/** Position in a list: the next page starts below this row. */
export interface Below {
  readonly createdAt: Date;
  readonly id: string;
}

/** Opaque to clients. The time is in milliseconds, as in the database, so that no row is skipped or repeated. */
export const writeNextID = ({ createdAt, id }: Below): string =>
  Buffer.from(`${createdAt.getTime()}|${id}`).toString('base64url');

/** @throws ValidationError for a cursor that we did not make */
export function readNextID(text: string | undefined): Below | null {
  if (text === undefined) return null;
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split('|');
  const createdAt = new Date(/^\d{1,15}$/.test(time) ? Number(time) : Number.NaN);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) fail('ValidationError', { fields: ['nextID'] });
  return { createdAt, id };
}

/**
 * One page of rows. The query must read one row more than the page size, which shows whether another page follows. `last`: the position of
 * the page's last row; undefined on the last page.
 */
export function pageOf<R>(
  rows: readonly R[],
  size: number,
): { readonly shown: readonly R[]; readonly last: R | undefined } {
  const shown = rows.slice(0, size);
  return { shown, last: rows.length > size ? shown.at(-1) : undefined };
}
