import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';

/**
 * Every regular expression that meets untrusted text was checked by recheck, which finds inputs that make one slow, and is listed in
 * regexes.txt with the verdict. A new one with more than the simplest repetition fails here until it is checked too.
 * recheck needs Java, so it is not a dependency: `npm install --prefix /tmp/recheck --omit=optional recheck@4.5.0`, then this file with
 * WBN_RECHECK=/tmp/recheck.
 */
const folders = ['contract', 'http', 'server', 'accounts', 'database', 'core', 'content', 'payment-sandbox'];
const browsers = ['widgets', 'shadow-dom-inject'];

const sources = [...folders, ...browsers]
  .flatMap((name) => globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: top }))
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$|[\\/](testing|fixtures|bench)[\\/]/.test(file));

/** Each regular expression of a file in source form; for one that is built at run time, the call. */
function expressionsOf(file: string): string[] {
  const text = readFileSync(path.join(top, file), 'utf8');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Nothing is repeated without limit, or one thing once: at the beginning of the text or at the end of the expression. */
function isPlain(expression: string): boolean {
  const source = expression
    .slice(1, expression.lastIndexOf('/'))
    .replace(/\\[pu]\{[^}]*\}|\\./gi, 'x')
    .replace(/\[[^\]]*\]/g, 'x');
  const repeats = source.match(/[*+]|\{\d+,\}/g) ?? [];
  const isLast = /(?:[*+]|\{\d+,\})\)?$/.test(source);
  if (repeats.length === 0) return true;
  return !/\)[*+{]/.test(source) && repeats.length === 1 && (source[0] === '^' || isLast);
}

/** Verdict, tab, expression. An expression that recheck could not prove safe has a reason. */
const listed = new Map(
  readFileSync(path.join(import.meta.dirname, 'regexes.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [string, string])
    .map(([verdict, expression]) => [expression, verdict]),
);

describe('the regular expressions', () => {
  it('are plain, or were looked at', () => {
    expect(['/(a+)+$/', '/^(a|b)*c/', '/a+b/', '/^a*b+$/', '/[a-z]+-x/'].filter(isPlain)).toEqual([]);
    const written = new Set(sources.flatMap(expressionsOf));
    expect(written.size).toBeGreaterThan(100);
    expect([...written].filter((one) => !listed.has(one) && !isPlain(one))).toEqual([]);
    expect([...listed.keys()].filter((one) => !written.has(one))).toEqual([]);
    expect([...listed.values()].filter((verdict) => !/^(safe|bounded: .{20,})$/.test(verdict))).toEqual([]);
  });

  it.runIf(process.env.WBN_RECHECK)(
    'are safe in the eyes of recheck, where it says so',
    { timeout: 600_000 },
    async () => {
      process.env.RECHECK_SYNC_BACKEND = 'pure';
      const main = path.join(process.env.WBN_RECHECK ?? '', 'node_modules', 'recheck', 'lib', 'main.js');
      const { checkSync } = (await import(pathToFileURL(main).href)) as {
        checkSync(source: string, flags: string): { status: string };
      };
      const doubtful = [...listed].filter(([expression, verdict]) => {
        const end = expression.lastIndexOf('/');
        return verdict === 'safe' && checkSync(expression.slice(1, end), expression.slice(end + 1)).status !== 'safe';
      });
      expect(doubtful.map(([expression]) => expression)).toEqual([]);
    },
  );
});
