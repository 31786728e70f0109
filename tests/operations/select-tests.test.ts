import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';
import { selectTests } from '../../scripts/select-tests.ts';

const tests = [
  'host-site/tests/home.browser.test.ts',
  'packages/widgets/src/comments/comments.browser.test.ts',
  'tests/journeys/inquiry.browser.test.ts',
  'tests/heavy/faults/kill-server.api.test.ts',
];

describe('the tests that a change can break', () => {
  it('are those of the folder and of what stands on it', () => {
    expect(selectTests(['packages/widgets/src/ui/Menu.tsx'], tests)).toEqual(tests.slice(0, 3));
    expect(selectTests(['host-site/src/server.ts'], tests)).toEqual([tests[0], tests[2]]);
  });

  it('are a changed test itself, a heavy one too', () => {
    expect(selectTests([tests[3]!], tests)).toEqual([tests[3]]);
  });

  it('are not selected for a change of documents alone', () => {
    expect(selectTests(['README.md', 'packages/core/README.md'], tests)).toEqual([]);
  });

  it('are known for every package', () => {
    const packages = readdirSync('packages').filter((name) => existsSync(`packages/${name}/package.json`));
    const files = execFileSync('git', ['ls-files', '*.test.ts'], { cwd: top, encoding: 'utf8' }).split('\n');
    const whole = files.filter((file) => /\.(api|browser)\.test/.test(file));
    for (const name of packages) expect(selectTests([`packages/${name}/src/a.ts`], whole), name).not.toEqual([]);
  });
});
