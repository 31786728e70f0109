import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { top } from '../run.ts';
import {
  absentDocument,
  bareSubject,
  bareWho,
  innerSubjects,
  type Mistake,
  type Rule,
  riddles,
} from './plain-patterns.ts';

/** Frequent mistakes against "Plain English" in CONTRIBUTING.md. */
const mistakes: readonly Rule[] = [
  bareSubject,
  bareWho,
  ...innerSubjects,
  ...riddles,
  [/\bas if it were(?: not|n't) (?:sent|given|there)\b/, 'write "counts as missing"'],
  [/\b[QR]-\d{2,3}\b/, 'state the reason instead of an id; requirement ids belong in titles of tests'],
  absentDocument,
  [/\b(?:surface|widgets|security|backend|toolchain|conformance)\.md\b/, 'cite only documents of this repository'],
];

/** Frequent riddles in titles of tests, which begin with a small letter and may begin with ids. */
const titleMistakes: readonly Rule[] = [
  [/^(?:[QR]-\d+ )*(?:who|whom|what|whoever|whatever) /i, 'name the subject instead of a bare "who" or "what"'],
  [/[:;] (?:who|whom|whoever|whatever) (?![^.]*\?)/, 'name the subject instead of a bare "who"'],
  bareWho,
  [/\b(?:of|for|to|by|from|with|than) whoever /, 'name the person instead of "whoever"'],
  absentDocument,
  ...riddles,
];

/** Files with comments in the style of JavaScript. */
const commented = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.css', '*.vue', '*.svelte'];

/** Files that are generated or copied; their sources are checked. */
const generated = /\/pinned\/|^packages\/(?:react|vue|svelte|angular)\/src\/components\//;

/** Comments of TypeScript, and of SQL on lines of their own. */
const comment =
  /(?<=^|[\s{(,])\/\*[\s\S]*?\*\/|(?<=^|[\s;,{}()])\/\/ .*(?:\n[ \t]*\/\/ .*)*|^[ \t]*-- .*(?:\n[ \t]*-- .*)*/gm;

/** The comments of a source text with their first line, each as one line without its marks and without quoted code. */
function commentsOf(source: string): { line: number; text: string }[] {
  return [...source.matchAll(comment)].map(({ 0: raw, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: raw
      .replace(/^\/\*+|\*\/$/g, '')
      .replaceAll(/^[ \t]*(?:\*|\/\/|--)[ \t]?/gm, '')
      .replaceAll(/`[^`]*`/g, '`…`')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}

/** A short line within a sentence: the words before it were edited, and the lines not filled again. A line of an example ends with `;`. */
const shortLine =
  /(?<=^[ \t]*(?:\/\*\*|\*|\/\/) .{90,}\n)[ \t]*(?:\*|\/\/) (?![@-])\S{1,15}(?<![.:;!?])(?=\n[ \t]*(?:\*|\/\/) [^\s@`|-])/gm;

/** One finding for each mistake in the comments of a source text. */
export const mistakesIn = (source: string): Mistake[] => [
  ...commentsOf(source).flatMap(({ line, text }) =>
    mistakes.filter(([pattern]) => pattern.test(text)).map(([, advice]) => ({ line, advice, text })),
  ),
  ...[...source.matchAll(shortLine)].map(({ 0: text, index }) => ({
    line: source.slice(0, index).split('\n').length,
    advice: 'fill the lines of the sentence again',
    text: text.trim(),
  })),
];

const rootOf = (callee: ts.Expression): string =>
  ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee) ? rootOf(callee.expression) : callee.getText();

/** One finding for each mistake in the titles of the tests of a source text. */
export function titleMistakesIn(source: string): Mistake[] {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true);
  const found: Mistake[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && node.arguments.length > 1 ? node.arguments[0] : undefined;
    if (
      title &&
      ts.isStringLiteralLike(title) &&
      ['describe', 'it', 'test'].includes(rootOf((node as ts.CallExpression).expression))
    ) {
      const line = file.getLineAndCharacterOfPosition(title.getStart()).line + 1;
      for (const [pattern, advice] of titleMistakes)
        if (pattern.test(title.text)) found.push({ line, advice, text: title.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...commented], {
    cwd: top,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && !generated.test(file));
  const findingsIn = (file: string): Mistake[] => {
    const source = readFileSync(path.join(top, file), 'utf8');
    return [...mistakesIn(source), ...(/\.test\.tsx?$/.test(file) ? titleMistakesIn(source) : [])];
  };
  let found = 0;
  for (const file of files)
    for (const { line, advice, text } of findingsIn(file)) {
      found += 1;
      console.log(`${file}:${line}: ${advice}.\n  ${text.slice(0, 160)}`);
    }
  console.log(
    found === 0
      ? 'Every comment and title keeps the rules of CONTRIBUTING.md.'
      : `${found} comments or titles to rewrite.`,
  );
  process.exit(found === 0 ? 0 : 1);
}
