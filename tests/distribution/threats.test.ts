import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Call, calls, roles } from '@wbn/contract';
import { expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';
import { wrongNames } from './named-tests.ts';

const sheet = readFileSync(path.join(top, 'docs', 'threats.md'), 'utf8');
const rows = sheet
  .split('\n')
  .filter((line) => /^\| [TFL]\d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', what = '', control = '', shownBy = '', state = '']) => ({ id, what, control, shownBy, state }));
const numbers = (letter: string, last: number) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

it('the sheet has every threat, fault and load once, each with a state, and a test unless it is open', () => {
  expect(rows.map(({ id }) => id)).toEqual([...numbers('T', 32), ...numbers('F', 16), ...numbers('L', 8)]);
  for (const { id, what, control, shownBy, state } of rows) {
    expect(what && control, id).not.toBe('');
    expect(state, id).toMatch(/^(shown|partly: .{10,}|open|not here: .{10,})/);
    expect(/\.test\.ts/.test(shownBy) || state.startsWith('open'), id).toBe(true);
  }
});

it('the sheet names only files that exist and tests that stand in them', () => {
  const named = [...sheet.matchAll(/`((?:packages|host-site|tests|scripts|docs)\/[^`\s]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((file) => !existsSync(path.join(top, file)))).toEqual([]);
  const wrong = rows
    .filter(({ shownBy }) => shownBy !== '–')
    .flatMap(({ id, shownBy }) => wrongNames(shownBy).map((one) => `${id}: ${one}`));
  expect(wrong).toEqual([]);
});

it('the sheet counts right what its figures are of', () => {
  const linesOf = (file: string) => readFileSync(path.join(top, file), 'utf8').split('\n').filter(Boolean).length;
  const answered = Object.values<Call>(calls).filter(({ stream }) => !stream);
  const tried = answered.filter(({ host }) => host === 'api').length;
  for (const [figure, now] of [
    ['cells of the access table that are tried', `${tried} calls × ${roles.length} roles = ${tried * roles.length}`],
    ['inputs made by chance, without', `${answered.length} calls × 1,000`],
    ['script payloads through each text', `${linesOf('tests/security/xss-families.txt')} families`],
    ['hostile web addresses', `${linesOf('packages/contract/src/hostile-addresses.txt')} by hand`],
    ['regular expressions looked at', `${linesOf('tests/security/regexes.txt')} |`],
  ] as const) {
    const line = sheet.split('\n').find((one) => one.startsWith(`| ${figure}`));
    expect(line?.split('|').slice(2).join('|'), figure).toContain(` ${now}`);
  }
});
