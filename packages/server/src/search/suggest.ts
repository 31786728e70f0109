import { resultKind } from '@wbn/contract';
import type { Handler } from '../handler.ts';

export const suggest: Handler<'suggest'> = async ({ body: { prefix, businessType, size } }, { search }) => {
  const kind = businessType && resultKind(businessType);
  const type = kind === 'business' ? businessType : undefined;
  const found = await search.suggest({ kind, type, prefix, size });
  return found.map(({ text }) => ({ text }));
};
