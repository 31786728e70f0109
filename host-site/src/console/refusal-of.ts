import { WbnError } from '@wbn/core';

export interface Refusal {
  readonly state: 'forbidden' | 'missing';
}

/** Whether the address names nothing that can be shown: a malformed id, an unknown one, or that of something removed. */
export const isMissing = (error: unknown): boolean =>
  error instanceof WbnError && [400, 404, 410].includes(error.status);

/** The state that a page of a business shows instead of its data; throws an error that trying again may mend. */
export function refusalOf(error: unknown): Refusal {
  if ((error as Error).name === 'Forbidden') return { state: 'forbidden' };
  if (isMissing(error)) return { state: 'missing' };
  throw error;
}
