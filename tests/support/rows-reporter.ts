import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

interface Row {
  row: string;
  title: string;
  where: string;
  state: 'passed' | 'failed' | 'skipped';
}

const stateOf = (test: TestCase): Row['state'] => {
  const { state } = test.result();
  return state === 'passed' || state === 'failed' ? state : 'skipped';
};

/** The list of rows has three places; a test with only PostgreSQL or the built packages counts as a unit test. */
const whereOf = (project: string): string =>
  ['unit-isolated', 'unit-slow', 'db', 'build'].includes(project) ? 'unit' : project;

/** Titles of tests that may be skipped name their requirement; `context.skip(note)` adds a note. */
const reasonOf = (test: TestCase): string => {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : undefined;
  return `${test.module.relativeModuleId} › ${test.fullName}${note ? ` (${note})` : ''}`;
};

/** An unsteady test with the place and the error of its first attempt. */
const firstFailureOf = (test: TestCase): string => {
  const error = test.result().errors?.[0];
  const frame = error?.stacks?.find(({ file }) => !file.includes('node_modules'));
  const where = frame ? ` (${path.relative(process.cwd(), frame.file)}:${frame.line})` : '';
  return `${reasonOf(test)}\n    ${error?.message.slice(0, 400).replaceAll('\n', '\n    ') ?? 'no error is known'}${where}`;
};

/**
 * Writes test-report/rows.json: one entry for each requirement in a test's title, with its vitest project and result. Lists skipped tests,
 * and tests that failed before they passed (docs/decisions/082). Ends with a plain line for any CI.
 */
// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export
export default class RowsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const rows: Row[] = [];
    const skipped: string[] = [];
    const unsteady: string[] = [];
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const state = stateOf(test);
        counts[state] += 1;
        if (state === 'skipped') skipped.push(reasonOf(test));
        if (test.diagnostic()?.flaky) unsteady.push(firstFailureOf(test));
        for (const row of new Set(test.name.match(/R-\d{3}/g) ?? [])) {
          rows.push({ row, title: test.fullName, where: whereOf(module.project.name), state });
        }
      }
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) counts.failed += 1;
    }
    const folder = path.join(process.cwd(), 'test-report');
    mkdirSync(folder, { recursive: true });
    // No requirement is shown by the long tests alone.
    if (process.env.WBN_TEST_PART !== 'long')
      writeFileSync(path.join(folder, 'rows.json'), `${JSON.stringify(rows, null, 1)}\n`);
    counts.failed += unhandledErrors.length;
    if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.map((line) => `  ${line}`).join('\n')}`);
    if (unsteady.length > 0) {
      console.log(
        `\nPassed at the second attempt only. Mend these:\n${unsteady.map((line) => `  ${line}`).join('\n')}`,
      );
    }
    console.log(`\nTests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  }
}
