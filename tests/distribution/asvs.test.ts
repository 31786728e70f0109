import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';
import { wrongNames } from './named-tests.ts';

const read = (file: string) => readFileSync(path.join(top, file), 'utf8');
const sheet = read('docs/asvs.md');
const states = ['met', 'not applicable', 'open'] as const;
/** The requirements of levels 1 and 2: `<number> <level>` in each line. */
const requirements = read('tests/distribution/asvs-requirements.txt').trim().split('\n');
const rows = sheet
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', level = '', short = '', state = '', why = '']) => ({ id, level, short, state, why }));
const countOf = (state: string, chapter = '') =>
  rows.filter((row) => row.state === state && row.id.startsWith(chapter)).length;

it('the sheet of ASVS has each requirement of levels 1 and 2 once, in its order, with a state and a reason', () => {
  expect(requirements).toHaveLength(253);
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(requirements);
  for (const { id, short, state, why } of rows) {
    expect(states, id).toContain(state);
    expect(short.length, id).toBeGreaterThan(5);
    if (state !== 'met') expect(why, id).toMatch(/^\S.{10,}\.$/);
  }
});

it('the sheet of ASVS names only tests that there are for what is met', () => {
  const met = rows.filter(({ state }) => state === 'met');
  expect(met.flatMap(({ id, why }) => wrongNames(why).map((wrong) => `${id}: ${wrong}`))).toEqual([]);
});

it('the name of a test that there is not is noticed, and so is a file', () => {
  const here = 'tests/distribution/asvs.test.ts';
  expect(wrongNames(`\`${here}\` “the sheet of ASVS counts”; \`${here}\` “is noticed”`)).toEqual([]);
  expect(wrongNames(`\`${here}\` “no such test”`)).toEqual([`${here} has no test “no such test”.`]);
  // Text of a test that is not its title.
  expect(wrongNames(`\`${here}\` “wrongNames(why)”`)).toHaveLength(1);
  expect(wrongNames(`\`${here}\``)).toHaveLength(1);
  expect(wrongNames('`tests/no-such.test.ts` “a title”')).toHaveLength(1);
});

it('the sheet of ASVS counts its states rightly, and SECURITY.md repeats these counts', () => {
  const chapters = [...sheet.matchAll(/^\| V(\d+) [^|]+\| (\d+) \| (\d+) \| (\d+) \|$/gm)];
  expect(chapters).toHaveLength(17);
  for (const [, chapter, ...counts] of chapters) {
    expect(counts.map(Number), `V${chapter}`).toEqual(states.map((state) => countOf(state, `${chapter}.`)));
  }
  expect(sheet).toContain(`| all | ${states.map((state) => countOf(state)).join(' | ')} |`);
  const security = read('SECURITY.md');
  for (const state of states) expect(security, state).toContain(`${countOf(state)}<!--asvs ${state}-->`);
  expect(security).toContain('](docs/asvs.md)');
});
