import { words } from '../engine/index.ts';
import { allNames, type Locale, type SenseKind } from './lexicon.ts';
import { isOneSlipAway } from './one-slip.ts';

export interface PlaceSuggestion {
  readonly kind: Extract<SenseKind, 'industry' | 'category' | 'sub'>;
  readonly id: string;
}

interface Entry extends PlaceSuggestion {
  readonly words: readonly string[];
  readonly locale: Locale;
  /** The node's own name, not a synonym. */
  readonly isName: boolean;
}

const entries: readonly Entry[] = allNames.flatMap(({ isName, kind, locale, text, value }) =>
  kind === 'industry' || kind === 'category' || kind === 'sub'
    ? [{ kind, id: value, locale, isName, words: words(text) }]
    : [],
);

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
export function suggestPlaces(prefix: string, size: number): PlaceSuggestion[] {
  // The article of an unfinished word is not detected, so remove it here.
  const typed = words(prefix).map((word) => word.replace(/^ال(?=.)/, ''));
  if (typed.length === 0 || (typed[0]?.length ?? 0) < 2) return [];
  for (const fits of [begins, nearlyBegins]) {
    const best = new Map<string, PlaceSuggestion & { rank: number }>();
    for (const entry of entries) {
      const rank = rankOf(entry, typed, fits);
      if (rank === undefined || rank >= (best.get(entry.id)?.rank ?? Number.POSITIVE_INFINITY)) continue;
      best.set(entry.id, { kind: entry.kind, id: entry.id, rank });
    }
    if (best.size > 0)
      return [...best.values()]
        .sort((left, right) => left.rank - right.rank || (left.id < right.id ? -1 : 1))
        .slice(0, size)
        .map(({ id, kind }) => ({ id, kind }));
  }
  return [];
}
