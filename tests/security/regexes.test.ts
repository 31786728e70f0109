import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
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

const sources = [...[...folders, ...browsers].map((name) => `packages/${name}`), 'host-site']
  .flatMap((folder) => globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: top }))
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$|[\\/](testing|fixtures|bench)[\\/]/.test(file));

/** Each regular expression of a file in source form; for one that is built at run time, the call. */
function expressionsOf(file: string): string[] {
  const text = readFileSync(path.join(top, file), 'utf8');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp')
      found.push(node.getText().replace(/\n\s*/g, ' '));
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

/**
 * Verdict, tab, expression. One that recheck could not prove safe has the length of the longest text that reaches it, a reason, and the piece
 * that recheck repeated to make it slow.
 */
const lines = readFileSync(path.join(import.meta.dirname, 'regexes.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [verdict = '', expression = '', piece = ''] = line.split('\t');
    const [, longest = ''] = /^bounded by (\d+): .{20,}$/.exec(verdict) ?? [];
    return { verdict, expression, longest: Number(longest), piece };
  });
const bounded = lines.filter(({ verdict }) => verdict !== 'safe');

/** Stands for the parts of an expression that are filled in at run time. */
const filledIn = `
  const part = { widget: { tag: 'wbn-part' } }, LETTERS = { ß: 'ss' }, chinese = ['钢铁'];
  const anyUnit = 'v|volts?|mm|kg|["”″]|sq\\\\.?\\\\s?mm';`;
const pieces = [
  '1.',
  '1,',
  '0,0',
  '1/',
  '1 ',
  '1',
  'a',
  'a.',
  'a ',
  ' ',
  '\t',
  '.',
  '-',
  'a-',
  '@',
  'a@',
  '<',
  '<a',
  '中',
  '"',
  ';',
  '//',
];
/** An expression that reads a text a bounded number of times ends sooner; one that reads a long text again from each place does not. */
const killedAfter = 2_000;

/** Reads texts made of each piece in a thread of its own: an expression that hangs cannot be stopped otherwise. The piece that hung. */
async function hangsWith(expression: string, length: number, ownPiece: string): Promise<string | undefined> {
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');${filledIn}
    const expression = ${expression};
    const { length, pieces } = workerData;
    for (const piece of pieces) {
      parentPort.postMessage(piece);
      for (const text of [piece.repeat(length), 'a' + piece.repeat(length)].map((text) => text.slice(0, length - 1) + '\\0'))
        text.replace(expression, '');
    }
    parentPort.close();`,
    { eval: true, workerData: { length, pieces: [...pieces, ownPiece] } },
  );
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    worker.on('message', (piece: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        resolve(piece);
        void worker.terminate();
      }, killedAfter);
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

describe('the regular expressions', () => {
  it('are plain, or were looked at', () => {
    expect(['/(a+)+$/', '/^(a|b)*c/', '/a+b/', '/^a*b+$/', '/[a-z]+-x/'].filter(isPlain)).toEqual([]);
    const written = new Set(sources.flatMap(expressionsOf));
    const listed = new Set(lines.map(({ expression }) => expression));
    expect(written.size).toBeGreaterThan(100);
    expect([...written].filter((one) => !listed.has(one) && !isPlain(one))).toEqual([]);
    expect([...listed].filter((one) => !written.has(one))).toEqual([]);
    expect(bounded.filter(({ longest, piece }) => !(longest > 0) || piece === '')).toEqual([]);
  });

  it('show a hang as one', async () => {
    await expect(hangsWith('/^(a+)+$/', 40, 'a')).resolves.toBe('a');
  });

  it.each(bounded)(
    'read the longest text that reaches them without a hang: $expression',
    async ({ expression, longest, piece }) => {
      await expect(hangsWith(expression, longest, JSON.parse(piece) as string)).resolves.toBeUndefined();
    },
  );

  it.runIf(process.env.WBN_RECHECK)(
    'are safe in the eyes of recheck, where it says so',
    { timeout: 600_000 },
    async () => {
      process.env.RECHECK_SYNC_BACKEND = 'pure';
      const main = path.join(process.env.WBN_RECHECK ?? '', 'node_modules', 'recheck', 'lib', 'main.js');
      const { checkSync } = (await import(pathToFileURL(main).href)) as {
        checkSync(source: string, flags: string, how: { timeout: number }): { status: string };
      };
      const doubtful = lines.filter(({ expression, verdict }) => {
        const end = expression.lastIndexOf('/');
        const check = () => checkSync(expression.slice(1, end), expression.slice(end + 1), { timeout: 60_000 });
        return verdict === 'safe' && check().status !== 'safe';
      });
      expect(doubtful.map(({ expression }) => expression)).toEqual([]);
    },
  );
});
