import { fill } from '@wbn/contract';
import type { Texts } from '../../texts/en.ts';

/** The count of results: `12 Results for Manufacturers - steel`; beyond the exact count `10000+`. Without a query it ends with the type. */
export const countLine = (
  texts: Texts,
  found: { total: number; isExact: boolean },
  type: string,
  query: string,
): string =>
  fill(texts.search.count, { count: `${found.total}${found.isExact ? '' : '+'}`, type }) + (query && ` - ${query}`);
