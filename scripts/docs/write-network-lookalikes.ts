import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';

/**
 * Writes packages/contract/src/network-lookalikes.ts: the characters that look like a letter of the network's name, from two files that Unicode
 * publishes. Run it when a new version of Unicode is out:
 *
 *   node --conditions=wbn-source scripts/docs/write-network-lookalikes.ts confusables.txt UnicodeData.txt
 *
 * confusables.txt (https://www.unicode.org/Public/security/latest/) says which characters look alike, UnicodeData.txt
 * (https://www.unicode.org/Public/UCD/latest/ucd/) which are the same letter in a frame or with a stroke.
 */
const [confusables = '', unicodeData = ''] = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));

/** Two of the last look like the first. */
const letters = ['w', 'b', 'n', 'v'] as const;
type Letter = (typeof letters)[number];
/** Small capitals and other letters whose groups Unicode does not join with the letter. */
const groupsToo: Readonly<Record<Letter, string>> = { w: 'ωᴡ', b: 'ʙß', n: 'ɴᴎ', v: '' };
/** Letters and signs that Unicode puts into other groups, and that pass for ours beside two others. */
const alsoLike: Readonly<Record<Letter, string>> = { w: 'ᗯ', b: 'бъ฿₿', n: 'νпᑎ∩₦', v: '' };

const charactersOf = (codes: string): string =>
  codes
    .trim()
    .split(' ')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('');
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\p{DI}]/gu, '')
    .toLowerCase();

const alike = confusables
  .split('\n')
  .filter((line) => /^[0-9A-F]+ ;/.test(line))
  .map((line) => line.split(';').slice(0, 2).map(charactersOf) as [string, string]);
const named = unicodeData.split('\n').flatMap((line): [string, string][] => {
  const [code = '', name = ''] = line.split(';');
  const letter =
    /^(?:.+ )?(?:LATIN|REGIONAL INDICATOR)(?: .+)? LETTER (?:SMALL CAPITAL )?(?:BARRED |REVERSED )?([WBNV])(?: WITH .+)?$/.exec(
      name,
    );
  return letter ? [[charactersOf(code), letter[1]!.toLowerCase()]] : [];
});
const groupOf = new Map(alike);

const isOneLetter = (text: string): boolean => [...text].length === 1 && !/\p{ASCII}/u.test(text);
const taken = new Set<string>();
const lines = letters.map((letter) => {
  const groups = new Set([letter, ...groupsToo[letter]].flatMap((one) => [fold(one), fold(groupOf.get(one) ?? one)]));
  const like = [...alike, ...named].filter(([, group]) => groups.has(fold(group))).map(([one]) => fold(one));
  // `readsAsNetwork` folds a name in the same way before it looks a letter up.
  const all = [...groupsToo[letter], ...alsoLike[letter], ...like].filter((one) => isOneLetter(one) && !taken.has(one));
  for (const one of all) taken.add(one);
  return [letter, [...new Set(all)].sort((one, other) => one.codePointAt(0)! - other.codePointAt(0)!).join('')];
});

const written = `/**
 * Characters that look like a letter of the network's name, beyond those that Unicode's compatibility forms fold. Written by
 * scripts/docs/write-network-lookalikes.ts from the lists that Unicode publishes.
 */
export const lookalikes = {
${lines.map(([letter, all]) => `  ${letter}: '${all}',`).join('\n')}
} as const;
`;
writeFileSync(path.join(top, 'packages/contract/src/network-lookalikes.ts'), written);
