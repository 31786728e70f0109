import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { top } from '../../scripts/run.ts';

/** A test of these does not run. */
const leftOut = new Set(['skip', 'todo']);

/** The words of a call such as `it.runIf(x).each(rows)(…)`: `it`, `runIf`, `each`. */
function wordsOf(called: ts.Expression): string[] {
  if (ts.isIdentifier(called)) return [called.text];
  if (ts.isPropertyAccessExpression(called)) return [...wordsOf(called.expression), called.name.text];
  return ts.isCallExpression(called) ? wordsOf(called.expression) : [];
}

const each = (node: ts.Node, act: (node: ts.Node) => void): void => {
  act(node);
  ts.forEachChild(node, (child) => each(child, act));
};

/** The functions that declare a test by their first argument: vitest's own, and helpers such as `(promise) => it(promise, …)`. */
function declarersIn(source: ts.SourceFile): Set<string> {
  const found = new Set(['it', 'test', 'describe']);
  each(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isArrowFunction(node.initializer)) return;
    const [parameter] = node.initializer.parameters;
    each(node.initializer.body, (inner) => {
      if (!ts.isCallExpression(inner) || !found.has(wordsOf(inner.expression).join('.'))) return;
      if (parameter && inner.arguments[0]?.getText() === parameter.name.getText()) found.add(node.name.getText());
    });
  });
  return found;
}

/** The titles of the tests and groups in the text of a test file, without those that are left out. */
export function titlesIn(text: string, file = 'x.test.ts'): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declarers = declarersIn(source);
  const titles: string[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [word = '', ...rest] = wordsOf(node.expression);
      const [title] = node.arguments;
      if (declarers.has(word) && rest.some((one) => leftOut.has(one))) return;
      if (declarers.has(word) && title && ts.isStringLiteralLike(title)) titles.push(title.text);
      if (declarers.has(word) && title && ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, read);
  };
  read(source);
  return titles;
}

/**
 * The faults of a cell of a sheet that names tests as `file` “title”, “title”; `file` “title”: a file without tests, or a title that does
 * not stand in the title of a test of that file.
 */
export function wrongNames(cell: string): string[] {
  return cell.split('; `').flatMap((part) => {
    const file = /^`?([^`\s]+\.test\.tsx?)`/.exec(part)?.[1];
    if (!file || !existsSync(path.join(top, file))) return [`"${part}" names no test file.`];
    const titles = titlesIn(readFileSync(path.join(top, file), 'utf8'), file);
    const named = [...part.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title);
    const missing = named.filter((title) => !titles.some((one) => one.includes(title)));
    return [
      ...(named.length === 0 ? [`${file} is named without the title of a test.`] : []),
      ...missing.map((title) => `${file} has no test “${title}”.`),
    ];
  });
}
