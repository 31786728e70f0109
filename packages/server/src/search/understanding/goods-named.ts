import { isOutright, type Lexicon, smallWords } from './lexicon.ts';
import type { lexiconLocales } from './lexicon-locales.ts';
import type { Sense } from './sense.ts';
import { substanceNamed } from './substances.ts';

/** A part of a query: its words and what they mean. */
export interface NamedRun {
  readonly run: readonly string[];
  readonly senses: readonly Sense[];
}

const isPlace = ({ kind }: Sense) => kind === 'sub' || kind === 'category';
/** Words behind which a query says what the goods are for or made of. */
const joins = new Set('for with of to in made from para con de del di da in per dei della من في على مع ل'.split(' '));
/** Languages in which what the goods are comes before how they are. */
const headFirst = ['es', 'it', 'ar'] as const;

const isSpelled = (lexicon: Lexicon, locale: (typeof lexiconLocales)[number], { run }: NamedRun) =>
  run.every((word) => smallWords.has(word) || lexicon.spells(locale, word));

/**
 * The part of a query that says which goods are asked for: `nut` of `M10 nut`, `tanks` of `stainless steel tanks`, `tornillos` of `tornillos
 * de acero`. In English and Chinese it is the last one, in other languages the first; a substance only if nothing else is named.
 */
export function goodsNamed(parts: readonly NamedRun[], lexicon: Lexicon): NamedRun | undefined {
  const named = parts.filter(({ senses }) => senses.some(isPlace));
  const goods = named.filter(({ run }) => substanceNamed(run) === undefined);
  const candidates = goods.length > 0 ? goods : named;
  if (candidates.length < 2) return candidates[0];
  const join = parts.findIndex(({ run, senses }) => senses.length === 0 && run.length === 1 && joins.has(run[0] ?? ''));
  const beforeJoin = join < 0 ? [] : candidates.filter((one) => parts.indexOf(one) < join);
  const left = beforeJoin.length > 0 ? beforeJoin : candidates;
  const sure = left.filter(({ senses }) => senses.some((sense) => isPlace(sense) && isOutright(sense)));
  const likely = sure.length > 0 ? sure : left;
  const isHeadFirst = !likely.every((one) => isSpelled(lexicon, 'en', one) || isSpelled(lexicon, 'zh', one));
  return isHeadFirst && likely.some((one) => headFirst.some((locale) => isSpelled(lexicon, locale, one)))
    ? likely[0]
    : likely.at(-1);
}
