import { execFileSync } from 'node:child_process';
import { build } from '../build/build.ts';
import { installTestTools } from '../install/test-tools.ts';
import { exitCode, top } from '../run.ts';
import { selectTests } from '../select-tests.ts';

/**
 * `npm run test:changed [-- COMMIT]`: runs the tests that a change since COMMIT (default: HEAD) can break. Vitest follows imports for tests
 * without a network; tests over HTTP or in a browser import no source, so `select-tests.ts` selects those by folder.
 */
const since = process.argv[2] ?? 'HEAD';
const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: top, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '-o', '--exclude-standard')];
const tests = git('ls-files', '-co', '--exclude-standard', '*.api.test.ts', '*.browser.test.ts');
const selected = selectTests(changed, tests);

console.log(`${changed.length} changed files, ${selected.length} of ${tests.length} tests over HTTP or in a browser.`);
const byImports = await exitCode(
  [
    'vitest',
    'run',
    '--project',
    'unit*',
    '--project',
    'build',
    '--project',
    'db',
    '--changed',
    since,
    '--passWithNoTests',
  ],
  {},
);
if (byImports !== 0 || selected.length === 0) process.exit(byImports);
await Promise.all([build(), installTestTools(false)]);
process.exit(await exitCode(['vitest', 'run', '--project', 'api', '--project', 'browser', ...selected]));
