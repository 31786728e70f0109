import { words } from '../engine/index.ts';
import type { Lexicon, PlaceName } from './lexicon.ts';
import { isOneSlipAway } from './one-slip.ts';

export type PlaceSuggestion = { readonly kind: PlaceName['kind']; readonly id: string };

interface Entry extends PlaceName {
  readonly words: readonly string[];
}

const toEntry = (name: PlaceName): Entry => ({ ...name, words: words(name.text) });
/** Splitting thousands of names into words takes long, so it is done once for each list of names. */
const entriesOf = new WeakMap<readonly PlaceName[], readonly Entry[]>();
function entriesIn({ placeNames }: Lexicon): readonly Entry[] {
  const known = entriesOf.get(placeNames) ?? placeNames.map(toEntry);
  entriesOf.set(placeNames, known);
  return known;
}

/** Words of at least this many letters may contain a typo. */
const shortestWithSlip = 4;

const begins = (word: string, begun: string) => word.startsWith(begun);
const nearlyBegins = (word: string, begun: string) =>
  begun.length >= shortestWithSlip && isOneSlipAway(word.slice(0, begun.length), begun);

/** Lower is better; undefined if the name's words do not match the typed words. */
function rankOf(entry: Entry, typed: readonly string[], fits: typeof begins): number | undefined {
  const places = typed.map((begun) => entry.words.findIndex((word) => fits(word, begun)));
  if (places.some((place) => place < 0)) return undefined;
  return (entry.isName ? 0 : 4) + (places[0] === 0 ? 0 : 2) + entry.words.length * 0.1;
}

/** Suggests nodes of the industry tree, by their names in any language: each typed word must begin a word of the name. */
export function suggestPlaces(prefix: string, size: number, lexicon: Lexicon): PlaceSuggestion[] {
  // The article of an unfinished word is not detected, so remove it here.
  const typed = words(prefix).map((word) => word.replace(/^ال(?=.)/, ''));
  if (typed.length === 0 || (typed[0]?.length ?? 0) < 2) return [];
  for (const fits of [begins, nearlyBegins]) {
    const best = new Map<string, PlaceSuggestion & { rank: number }>();
    for (const entry of entriesIn(lexicon)) {
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
