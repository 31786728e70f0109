import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';

/** Frequent mistakes against "Plain English" in CONTRIBUTING.md. Each pattern is narrow, so that correct English never matches. */
const mistakes: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /(?:^|[.:;] )(?:Who|Whom|What|Whoever|Whatever) (?![^.]*\?)/,
    'give the clause a subject instead of a bare "who" or "what"',
  ],
  [/\b(?:of|for|to|by|from|with|than) who (?!or\b|and\b)[a-z]+/, 'write "a person who" instead of a bare "who"'],
  [/(?<!\bthere )\b(?:is|are|was) no (?!longer\b|more\b|less\b|better\b)[a-z]/i, 'write "is not a" instead of "is no"'],
  [/(?<!\bthere )\b(?:is|are) none\b/i, 'write "is not one" or name the subject'],
  [/\bas if it were(?: not|n't) (?:sent|given|there)\b/, 'write "counts as missing"'],
  [/\b[QR]-\d{2,3}\b/, 'state the reason instead of an id; requirement ids belong in titles of tests'],
  [
    /\bthe (?:documents|specification|seeds) (?:say|call|ask|read|know|want|name)s?\b/i,
    'state the reason instead of an absent document',
  ],
  [/\b(?:surface|widgets|security|backend|toolchain|conformance)\.md\b/, 'cite only documents of this repository'],
];

/** Files that are generated or copied; their sources are checked. */
const generated = /\/pinned\/|^packages\/(?:react|vue|svelte|angular)\/src\/components\//;

const comment = /(?<=^|[\s{(,])\/\*[\s\S]*?\*\/|(?<=^|[\s;,{}()])\/\/ .*(?:\n[ \t]*\/\/ .*)*/gm;

/** The comments of a source text with their first line, each as one line without its marks and without quoted code. */
function commentsOf(source: string): { line: number; text: string }[] {
  return [...source.matchAll(comment)].map(({ 0: raw, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: raw
      .replace(/^\/\*+|\*\/$/g, '')
      .replaceAll(/^[ \t]*(?:\*|\/\/)[ \t]?/gm, '')
      .replaceAll(/`[^`]*`/g, '`…`')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}

/** One finding for each mistake in the comments of a source text. */
export const mistakesIn = (source: string): { line: number; advice: string; text: string }[] =>
  commentsOf(source).flatMap(({ line, text }) =>
    mistakes.filter(([pattern]) => pattern.test(text)).map(([, advice]) => ({ line, advice, text })),
  );

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    cwd: top,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && !generated.test(file));
  let found = 0;
  for (const file of files)
    for (const { line, advice, text } of mistakesIn(readFileSync(path.join(top, file), 'utf8'))) {
      found += 1;
      console.log(`${file}:${line}: ${advice}.\n  ${text.slice(0, 160)}`);
    }
  console.log(found === 0 ? 'Every comment keeps the rules of CONTRIBUTING.md.' : `${found} comments to rewrite.`);
  process.exit(found === 0 ? 0 : 1);
}
