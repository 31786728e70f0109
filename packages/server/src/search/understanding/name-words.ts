import { words } from '../engine/index.ts';

/** By name: ours are parsed when a process starts, and those of operators once. */
const known = new Map<string, readonly string[]>();

/**
 * The words of a name of goods. Parsing the tens of thousands of names anew, as for the first misspelt search, would hold all requests for a part of a
 * second.
 */
export function wordsOfName(text: string): readonly string[] {
  const had = known.get(text);
  if (had) return had;
  const found = words(text);
  known.set(text, found);
  return found;
}
