import type { Texts } from '../../texts/en.ts';
import { say } from '../../texts/texts.ts';

/** The count of results: `12 Results for Manufacturers - steel`; beyond the exact count `10000+`. */
export const countLine = (
  texts: Texts,
  found: { total: number; isExact: boolean },
  type: string,
  query: string,
): string => say(texts.search.count, { count: `${found.total}${found.isExact ? '' : '+'}`, type, query });
