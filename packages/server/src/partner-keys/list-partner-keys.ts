import type { Handler } from '../handler.ts';
import { mustOperate } from '../operator/must-operate.ts';
import { keyOf, selectKeys } from './partner-key.ts';

export const listPartnerKeys: Handler<'listPartnerKeys'> = async ({ viewer }, { db }) => {
  mustOperate(viewer);
  return (await selectKeys(db).orderBy('k.createdAt').orderBy('k.id').limit(1000).execute()).map(keyOf);
};
