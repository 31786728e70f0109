import type { Lexicon } from './lexicon.ts';
import { segmentChinese } from './segment.ts';

const han = /\p{Script=Han}/u;

/**
 * Texts to suggest for, in this order, until one of them finds something. Chinese has no spaces: where the whole text begins nothing, as
 * 德国水泵 (German pumps), its words stand apart, then its last word alone, or all before a single character that was typed last.
 */
export function beginningsOf(prefix: string, lexicon: Lexicon): readonly string[] {
  if (!han.test(prefix)) return [prefix];
  const segments = segmentChinese(prefix, lexicon).trim().split(/\s+/);
  const last = segments.at(-1) ?? '';
  const before = segments.slice(0, -1);
  const part = [...last].length > 1 ? last : before.join(' ');
  return [...new Set([prefix, segments.join(' '), part])].filter((text) => text !== '');
}
