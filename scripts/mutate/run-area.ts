import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Area } from './areas.ts';
import { type Mutant, mutantsOf, withFault } from './mutants.ts';
import { nearTests } from './near-tests.ts';

/** A planted fault that no test noticed. */
export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}
export interface Score {
  readonly area: string;
  /** All faults that can be planted in the area. `planted` is a sample of them. */
  readonly possible: number;
  readonly planted: number;
  readonly survivors: readonly Survivor[];
}

/** A fault may cause an endless loop: after this many times the time that the tests take without one, it counts as noticed. */
const patience = 4;

/** Whether tests of a project pass in the copy within a time in milliseconds. */
const passes = (
  copy: string,
  { project, tests }: Pick<Area, 'project' | 'tests'>,
  timeLimit: number,
): Promise<boolean> =>
  new Promise((resolve) => {
    const words = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      `${project}*`,
      '--bail=1',
      '--maxWorkers=2',
      ...tests,
    ];
    const child = spawn(process.execPath, ['--conditions=wbn-source', ...words], { cwd: copy, stdio: 'ignore' });
    const kill = () => child.kill();
    const timer = timeLimit === Number.POSITIVE_INFINITY ? undefined : setTimeout(kill, timeLimit);
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });

/** `count` faults of an area, and how many there are. The same seed chooses the same faults. */
function choose(copy: string, area: Area, count: number, seed: number) {
  const files = area.files
    .flatMap((glob) => globSync(glob, { cwd: copy }))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  const all = files.flatMap((file) =>
    mutantsOf(file, readFileSync(path.join(copy, file), 'utf8')).map((mutant) => ({ file, mutant })),
  );
  const order = ({ file, mutant }: (typeof all)[number]) =>
    createHash('sha256').update(`${seed} ${file} ${mutant.start} ${mutant.replacement}`).digest('hex');
  const chosen = all
    .map((one) => ({ one, at: order(one) }))
    .sort((left, right) => (left.at < right.at ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
  return { chosen, possible: all.length };
}

/**
 * Plants faults in a copy of the repository, one at a time, and runs the area's tests on each.
 * @returns undefined if the tests fail before anything is planted: no fault can be seen then
 */
export async function runArea(copy: string, area: Area, count: number, seed: number): Promise<Score | undefined> {
  const began = Date.now();
  if (!(await passes(copy, area, Number.POSITIVE_INFINITY))) return undefined;
  const timeLimit = patience * (Date.now() - began);
  const survivors: Survivor[] = [];
  const { chosen, possible } = choose(copy, area, count, seed);
  for (const { file, mutant } of chosen) {
    const place = path.join(copy, file);
    const source = readFileSync(place, 'utf8');
    writeFileSync(place, withFault(source, mutant));
    const near = nearTests(copy, area, file);
    const noticed =
      (near.length > 0 && !(await passes(copy, { project: area.project, tests: near }, timeLimit))) ||
      !(await passes(copy, area, timeLimit));
    writeFileSync(place, source);
    if (!noticed) survivors.push(survivorOf(file, source, mutant));
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'} ${file}:${mutant.line}`);
  }
  return { area: area.name, possible, planted: chosen.length, survivors };
}

const survivorOf = (file: string, source: string, mutant: Mutant): Survivor => ({
  file,
  line: mutant.line,
  before: source.slice(mutant.start, mutant.end),
  after: mutant.replacement,
});
