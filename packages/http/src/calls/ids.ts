import { isUuid } from '@wbn/contract';
import { CallError } from '../errors/call-error.ts';

/**
 * A path parameter as an id of ours, in lower case.
 * @throws CallError NotFound for any other text: an id of another form is simply unknown
 */
export function idOrNotFound(text: string): string {
  if (!isUuid(text)) throw new CallError('NotFound');
  return text.toLowerCase();
}

/**
 * What a query found.
 * @throws CallError NotFound for nothing
 */
export function found<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new CallError('NotFound');
  return row;
}
