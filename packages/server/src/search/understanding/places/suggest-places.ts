import { words } from '../../engine/index.ts';
import { addToGroup } from '../add-to-group.ts';
import type { Lexicon, PlaceName } from '../lexicon.ts';
import { nameIndex } from '../name-index.ts';
import { wordsOfName } from '../name-words.ts';
import { isOneSlipAway } from '../one-slip.ts';

export type PlaceSuggestion = { readonly kind: PlaceName['kind']; readonly id: string };

interface Entry extends PlaceName {
  readonly words: readonly string[];
}

interface Names {
  /** The names that hold a word, by the word. */
  readonly withWord: ReadonlyMap<string, readonly Entry[]>;
  /** The words of all names, by their first two letters. */
  readonly beginning: ReadonlyMap<string, readonly string[]>;
}

const hanOnly = /^\p{Script=Han}+$/u;
/** By what a word is looked for: its first two letters. One Chinese character may be any of a pair. */
const keysOf = (word: string): readonly string[] =>
  hanOnly.test(word) ? [...new Set([word, ...word])] : [word.slice(0, 2)];

const namesIn = nameIndex(function* (names): Generator<undefined, Names> {
  const withWord = new Map<string, Entry[]>();
  const beginning = new Map<string, string[]>();
  for (const name of names) {
    const entry = { ...name, words: wordsOfName(name.text) };
    for (const word of new Set(entry.words)) {
      if (!withWord.has(word)) for (const key of keysOf(word)) addToGroup(beginning, key, word);
      addToGroup(withWord, word, entry);
    }
    yield;
  }
  return { withWord, beginning };
});

/** Further words that were typed are ignored. */
const maxWords = 8;
/** Words of at least this many letters may contain a typo. */
const shortestWithSlip = 4;

const isOneCharacter = (begun: string) => begun.length === 1 && hanOnly.test(begun);
const begins = (word: string, begun: string) =>
  word.startsWith(begun) || (isOneCharacter(begun) && word.endsWith(begun));
const nearlyBegins = (word: string, begun: string) =>
  begun.length >= shortestWithSlip && isOneSlipAway(word.slice(0, begun.length), begun);

/** Lower is better; undefined if the name's words do not match the typed words. */
function rankOf(entry: Entry, typed: readonly string[], fits: typeof begins): number | undefined {
  const first = entry.words.findIndex((word) => fits(word, typed[0] ?? ''));
  for (const begun of typed) if (!entry.words.some((word) => fits(word, begun))) return undefined;
  return (entry.isName ? 0 : 4) + (first === 0 ? 0 : 2) + entry.words.length * 0.1;
}

/** Names with a word that the first typed word begins. A slip may be in its first letters, so all words are compared for it. */
function* entriesBegun({ beginning, withWord }: Names, begun: string, fits: typeof begins): Generator<Entry> {
  const near = fits === begins ? (beginning.get(begun.slice(0, 2)) ?? []) : withWord.keys();
  for (const word of near) if (fits(word, begun)) yield* withWord.get(word) ?? [];
}

/**
 * Suggests nodes of the industry tree, by their names in any language: each typed word must begin a word of the name. If none does, one slip
 * in a word is allowed, unless the text is known to be the beginning of something else (`istan` is Istanbul, not a misspelt stand).
 */
export function suggestPlaces(prefix: string, size: number, lexicon: Lexicon, isRight = false): PlaceSuggestion[] {
  // The article of an unfinished word is not detected, so remove it here.
  const typed = words(prefix)
    .slice(0, maxWords)
    .map((word) => word.replace(/^ال(?=.)/, ''));
  const [first = ''] = typed;
  if (first.length < 2 && !isOneCharacter(first)) return [];
  for (const fits of isRight ? [begins] : [begins, nearlyBegins]) {
    const best = new Map<string, PlaceSuggestion & { rank: number }>();
    for (const entry of entriesBegun(namesIn(lexicon), first, fits)) {
      const rank = rankOf(entry, typed, fits);
      if (rank === undefined || rank >= (best.get(entry.value)?.rank ?? Number.POSITIVE_INFINITY)) continue;
      best.set(entry.value, { kind: entry.kind, id: entry.value, rank });
    }
    if (best.size > 0)
      return [...best.values()]
        .sort((left, right) => left.rank - right.rank || (left.id < right.id ? -1 : 1))
        .slice(0, size)
        .map(({ id, kind }) => ({ id, kind }));
  }
  return [];
}
