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

/** Frequent mistakes in the sentences of documents. A sentence is read after its quotations and code are taken out. */
const documentMistakes: readonly Rule[] = [bareSubject, bareWho, ...innerSubjects, ...riddles, absentDocument];

/** Mistakes in messages: of errors, of logs and of commands. */
const messageMistakes: readonly Rule[] = [bareSubject, bareWho, ...riddles];

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Begins a list item, a row of a table, a cell, a quotation or a heading. */
const blockStart = /\n(?=[ \t]*(?:[-*+>|#]|\d+\.)[ \t|#])|\n[ \t]*\n|\|/;

/** The paragraphs, list items and cells of a document with their first line. Headings may be indirect questions, so they are left out. */
function blocksOf(markdown: string): { line: number; text: string }[] {
  const prose = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replaceAll(/^([ \t]*)(```|~~~)[\s\S]*?^\1\2/gm, blank)
    .replaceAll(/^#+ .*/gm, blank)
    .replaceAll(/<!--[\s\S]*?-->/g, blank)
    .replaceAll(/`[^`]*`/g, (code) => `…${blank(code).slice(1)}`)
    .replaceAll(/“[^“”]*”|"[^"\n]*"/g, (quote) => `…${blank(quote).slice(1)}`);
  let line = 1;
  return prose.split(new RegExp(`(${blockStart.source})`)).flatMap((block) => {
    const first = line + (/^\s*/.exec(block)?.[0].split('\n').length ?? 1) - 1;
    line += block.split('\n').length - 1;
    const text = block
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^(?:[-*+>]|\d+\.) /, '');
    return text === '' || text === '|' ? [] : [{ line: first, text }];
  });
}

/** One finding for each mistake in the sentences of a Markdown text. */
export const documentMistakesIn = (markdown: string): Mistake[] =>
  blocksOf(markdown).flatMap(({ line, text }) =>
    documentMistakes.flatMap(([pattern, advice]) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({ index }) => ({
        line,
        advice,
        text: text.slice(Math.max(0, index - 40), index + 100),
      })),
    ),
  );

/** Calls and constructors whose texts are read by people: errors, logs, the output of commands. */
const speaks = /Error$|^console\.|^say$|^fail$|^wrongArgument$|\b(?:log|logger)\.(?:warn|error|info)$/;

const isSpoken = (node: ts.Node): boolean =>
  ts.isCallExpression(node) || ts.isNewExpression(node)
    ? speaks.test(node.expression.getText())
    : ts.isExpression(node) && isSpoken(node.parent);

/** The text of a literal; the values that a template puts in are left out. */
const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
};

/** One finding for each riddle in the literals of a source text, and for each bare "who" or "what" in its messages. */
export function messageMistakesIn(source: string): Mistake[] {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true);
  const found: Mistake[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (text?.includes(' '))
      for (const [pattern, advice] of isSpoken(node.parent) ? messageMistakes : riddles)
        if (pattern.test(text)) found.push({ line, advice, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The texts of the network's pages and of its demo data are written for visitors, and tests have titles instead of messages. */
const unchecked = /\.test\.tsx?$|^tests\/|\/pinned\/|^packages\/(?:content|demo)\/|^scripts\/check\/plain-/;

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md', '*.ts', '*.tsx', '*.mjs'], {
    cwd: top,
    encoding: 'utf8',
  });
  const findingsIn = (file: string): Mistake[] => {
    if (file.endsWith('.md')) return documentMistakesIn(readFileSync(path.join(top, file), 'utf8'));
    return unchecked.test(file) ? [] : messageMistakesIn(readFileSync(path.join(top, file), 'utf8'));
  };
  let found = 0;
  for (const file of listed.split('\n').filter(Boolean))
    for (const { line, advice, text } of findingsIn(file)) {
      found += 1;
      console.log(`${file}:${line}: ${advice}.\n  ${text.slice(0, 160)}`);
    }
  console.log(
    found === 0 ? 'Every document and message keeps the rules of CONTRIBUTING.md.' : `${found} sentences to rewrite.`,
  );
  process.exit(found === 0 ? 0 : 1);
}
