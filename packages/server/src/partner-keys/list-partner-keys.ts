import type { Handler } from '../handler.ts';
import { assertOperator } from '../operator/assert-operator.ts';
import { keyOf, selectKeys } from './partner-key.ts';

export const listPartnerKeys: Handler<'listPartnerKeys'> = async ({ viewer }, { db }) => {
  assertOperator(viewer);
  return (await selectKeys(db).orderBy('k.createdAt').orderBy('k.id').limit(1000).execute()).map(keyOf);
};
