import { words } from '../engine/index.ts';
import { smallWords } from './lexicon.ts';
import { substanceNamed } from './substances.ts';

/**
 * Substances that the goods must not be made of or contain, in words: `not brass`, `latex free`, `sin látex`. Other words exclude nothing: goods say by
 * themselves that they have no straw (`bottle without straw`), and the engine puts these first. `non return valve` stays whole.
 */

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const wordRun = '(\\p{L}[\\p{L}\\p{N}]{1,39})';
const surely = `(?:not|without|w/o|excluding|excluded?|except(?: for)?|other than|anything but|free (?:of|from)|excepto|exceptuando|que no sean?(?: de)?|sin|senza|tranne|eccetto|escluso|che non siano(?: di)?)\\s{1,3}`;
const perhaps = '(?:non|no)[\\s-]{1,3}(?:di\\s|de\\s)?';
const arabic = '(?:بدون|من دون|دون|خالي(?:ة)? من|غير|ليس(?:ت)?|ما ?عدا|باستثناء)\\s{1,3}';
const chinese = '(?:不含|不要|无|非|除了|不是)\\s?';
const made = '(?:made of |any |de |di )?';
const more = '(?:\\s{1,3}(?:or|and|nor|o|y|ni|né|e)\\s{1,3}(\\p{L}[\\p{L}\\p{N}]{1,39}))?';
const before: readonly RegExp[] = [
  new RegExp(`${edge}${surely}${made}${wordRun}${more}`, 'giu'),
  new RegExp(`${edge}${perhaps}${wordRun}`, 'giu'),
  new RegExp(`${edge}${arabic}([\\u0621-\\u064a]{2,20})`, 'gu'),
  new RegExp(`${chinese}([\\p{Script=Han}]{1,4})`, 'gu'),
];
const behind = new RegExp(`${edge}${wordRun}[\\s-](?:free(?!\\s{1,3}samples?${end})|excluded)${end}`, 'giu');
/** `gloves - latex`: a sign alone excludes a substance at the end. */
const signed = /\s[-–−]\s(\p{L}[\p{L}\p{N}]{1,39})\s*$/u;

const english = /^(?:not|without|w\/o|exclud|except|other|anything|free)/i;

/** In English a substance before another word names goods: `without glass beads`. */
function isPartOfName(rest: string): boolean {
  const [, next] = /^\s{1,3}(\p{L}+)/u.exec(rest) ?? [];
  return next !== undefined && !smallWords.has(next.toLowerCase());
}

export interface ExcludedWords {
  /** The text without them. */
  readonly text: string;
  /** Words that no result may hold, unless it says to be without them. */
  readonly excluded: readonly string[];
  /** The same as typed, for the order: a result that says to be without them comes first. */
  readonly without: readonly string[];
}

/** The longest beginning of a Chinese run that names a substance. */
function substanceAtStart(run: string): string | undefined {
  const letters = [...run];
  for (let length = letters.length; length > 0; length -= 1) {
    const part = letters.slice(0, length).join('');
    if (substanceNamed(words(part))) return part;
  }
  return undefined;
}

/** `isUnwanted`: whether the reader still excludes a word; the text is without it in any case. */
export function readExcludedWords(given: string, isUnwanted: (word: string) => boolean): ExcludedWords {
  const without: string[] = [];
  const take = (typed: string): boolean => {
    const isMeant = substanceNamed(words(typed)) !== undefined;
    if (isMeant && isUnwanted(typed)) without.push(typed);
    return isMeant;
  };
  let text = given;
  for (const pattern of before)
    text = text.replace(pattern, (found: string, ...groups: unknown[]) => {
      const [first, second] = groups.filter((group) => typeof group === 'string').slice(0, -1) as string[];
      const [at, whole] = groups.slice(-2) as [number, string];
      if (english.test(found) && isPartOfName(whole.slice(at + found.length))) return found;
      const named = /\p{Script=Han}/u.test(first ?? '') ? substanceAtStart(first ?? '') : first;
      if (named === undefined || !take(named)) return found;
      const kept = second !== undefined && /^\p{L}/u.test(second) && !take(second) ? second : '';
      return ` ${(first ?? '').slice(named.length)} ${kept} `;
    });
  text = text.replace(behind, (found: string, first: string) => (take(first) ? ' ' : found));
  text = text.replace(signed, (found: string, first: string) => (take(first) ? ' ' : found));
  // A text that only excludes names no goods: all its words are needed to find anything.
  const excluded = without.flatMap((one) => [one, ...(substanceNamed(words(one)) ?? [])]);
  return { text, excluded: [...new Set(excluded.map((one) => one.toLowerCase()))], without };
}
