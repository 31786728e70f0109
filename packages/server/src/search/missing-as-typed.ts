import { words } from './engine/index.ts';
import { typedWords } from './understanding/typed-words.ts';
import type { Interpretation } from './understanding/understand.ts';

/** Words that nothing holds, as they were typed. Of words that were read as one, such as `saudi arabia`, the index asks for some only. */
export function missingAsTyped(
  missing: readonly string[],
  text: string,
  interpretations: readonly Interpretation[],
): string[] {
  const typed = typedWords(text);
  const runs = interpretations.map((one) => ({ text: one.text, words: words(one.text) }));
  const written = missing.map((word) => runs.find((run) => run.words.includes(word))?.text ?? typed([word]));
  return [...new Set(written)];
}
