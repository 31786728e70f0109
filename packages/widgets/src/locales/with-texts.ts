import { pageRegistry } from '../runtime/registry.ts';
import type { TextSets } from './text-sets.ts';

/** The texts of a widget by language, each complete or as a loader. */
type Texts = Readonly<Record<string, unknown>>;

/** Adds a set, and sorts the languages: the first that fits is taken, so `pt-br` must stand before `pt`. */
export function withTexts(texts: Texts, locale: string, set: object): Texts {
  const all = { ...texts, [locale]: { ...(texts.en as object), ...set } };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => other.length - one.length));
}

/** The texts of a widget on a server, with the languages that the process has added. */
export function textsWithAdded<All extends Texts>(tag: string, texts: All): All {
  let all: Texts = texts;
  for (const [locale, sets] of Object.entries(pageRegistry().locales ?? {})) {
    const set = sets[tag as keyof TextSets];
    if (set) all = withTexts(all, locale, set);
  }
  return all as All;
}
