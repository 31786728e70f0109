import { standardsIn } from './certificates.ts';
import { goodsElsewhere } from './goods-elsewhere.ts';
import { isOutright, isWholeName, type Lexicon, namedBy, phraseOf, smallWords } from './lexicon.ts';
import type { Sense } from './sense.ts';
import { namedByCode } from './size-context.ts';

/** Most words of one name. */
const longestName = 6;

/** A match at a position: its number of words and its meanings. */
export interface Reading {
  readonly length: number;
  readonly senses: readonly Sense[];
  readonly dropped: boolean;
  readonly isPhrase?: boolean;
}

function standardAt(all: readonly string[], at: number): Reading | undefined {
  for (const length of [3, 2, 1]) {
    const run = all.slice(at, at + length).join(' ');
    const [found] = standardsIn(run.replace(/^(iso|iec|iatf)(\d)/, '$1 $2'));
    if (found?.written === run.replace(/^(iso|iec|iatf)(\d)/, '$1 $2'))
      return { length, senses: [{ kind: 'certificate', value: found.key, share: 1 }], dropped: false };
  }
  return undefined;
}

/**
 * The longest run at a position that one of our lists contains. A name of goods wins over a phrase of the same length. `written` holds the words with
 * their Arabic endings.
 */
export function readAt(all: readonly string[], written: readonly string[], at: number, lexicon: Lexicon): Reading {
  const standard = standardAt(all, at);
  if (standard) return standard;
  for (let length = Math.min(longestName, all.length - at); length > 0; length -= 1) {
    const run = all.slice(at, at + length);
    const isOpen = smallWords.has(run[0] ?? '') || smallWords.has(run.at(-1) ?? '');
    const named = isOpen && !isWholeName(lexicon, run) ? [] : namedBy(lexicon, run);
    // A place in the tree, which operators may add, is better than none.
    if (goodsElsewhere(run) && !named.some(isOutright)) return { length, senses: [], dropped: false, isPhrase: true };
    const phrase = phraseOf(run, written.slice(at, at + length));
    if (named.length > 0) return { length, senses: withFact(named, phrase), dropped: false };
    if (phrase === 'filler') return { length, senses: [], dropped: true };
    if (phrase) return { length, senses: [phrase], dropped: false };
  }
  const byCode = namedByCode(all[at] ?? '');
  if (byCode.length > 0) return { length: 1, senses: byCode, dropped: false };
  return { length: 1, senses: [], dropped: smallWords.has(all[at] ?? '') };
}

/** `Dutch ovens` is a name in the list; `china` is also a country. */
const withFact = (named: readonly Sense[], phrase: Sense | 'filler' | undefined): readonly Sense[] =>
  phrase === undefined || phrase === 'filler' ? named : [...named, phrase];
