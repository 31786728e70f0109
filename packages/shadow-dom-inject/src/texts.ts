import type { TextSource } from './types.ts';

const fetched = new WeakMap<object, unknown>();

/** The texts of a language if they are loaded. */
export function textsNow<Texts>(source: TextSource<Texts>, locale: string): Texts | undefined {
  const entry = source[locale];
  return typeof entry === 'function' ? (fetched.get(entry) as Texts | undefined) : entry;
}

/** Loads the texts of a language. If that fails, returns English: a widget without texts is useless. */
export async function loadTexts<Texts>(source: TextSource<Texts>, locale: string): Promise<Texts> {
  const entry = source[locale];
  if (typeof entry === 'function') {
    try {
      const { texts } = await (entry as () => Promise<{ texts: Texts }>)();
      fetched.set(entry, texts);
    } catch {
      return source.en;
    }
  }
  return textsNow(source, locale) ?? source.en;
}
