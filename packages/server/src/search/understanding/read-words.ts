import type { Lexicon } from './lexicon.ts';
import { type Reading, readAt } from './read-at.ts';

/** Texts of which one list's readings are kept: a page of results asks for the same words in several kinds of business at once. */
const most = 50;
const kept = new WeakMap<Lexicon, Map<string, readonly Reading[]>>();

/**
 * The readings of all words, one after another; `written` holds the words with their Arabic endings. They are kept for a while: to read 160 unknown words takes milliseconds, in which the process answers
 * nobody.
 *
 * @example readWords(['ball', 'valve'], ['ball', 'valves'], lexicon) // [{ length: 2, senses: […], dropped: false }]
 */
export function readWords(all: readonly string[], written: readonly string[], lexicon: Lexicon): readonly Reading[] {
  const ofLexicon = kept.get(lexicon) ?? new Map<string, readonly Reading[]>();
  kept.set(lexicon, ofLexicon);
  const text = [...all, '', ...written].join(' ');
  const readings = ofLexicon.get(text) ?? readAnew(all, written, lexicon);
  // The text that was asked for longest ago stands first.
  ofLexicon.delete(text);
  ofLexicon.set(text, readings);
  if (ofLexicon.size > most) ofLexicon.delete(ofLexicon.keys().next().value as string);
  return readings;
}

function readAnew(all: readonly string[], written: readonly string[], lexicon: Lexicon): readonly Reading[] {
  const readings: Reading[] = [];
  for (let at = 0; at < all.length; at += readings.at(-1)?.length ?? 1)
    readings.push(readAt(all, written, at, lexicon));
  return readings;
}
