import { readFileSync } from 'node:fs';
import path from 'node:path';
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

  it('are those of all that imports a package, as the picture of the architecture draws it', () => {
    const picture = readFileSync(path.join(top, 'docs', 'architecture.md'), 'utf8');
    const arrows = [...picture.matchAll(/^ {2}(\S+) --> (\S+)$/gm)];
    expect(arrows.length).toBeGreaterThan(20);
    const folderOf = (name: string) => (name === 'host-site' ? name : `packages/${name}`);
    for (const [arrow, from = '', to = ''] of arrows) {
      const test = `${folderOf(from)}/src/a.test.ts`;
      expect(selectTests([`${folderOf(to)}/src/b.ts`], [test]), arrow).toEqual([test]);
    }
  });

  it.each(['server', 'accounts', 'http', 'database', 'content'])(
    'are those in a browser too, which reach the package %s over HTTP',
    (name) => {
      expect(selectTests([`packages/${name}/src/a.ts`], tests)).toEqual(tests.slice(0, 3));
    },
  );

  it.each(['package-lock.json', 'tests/support/pages.ts'])('are all that are not heavy for a change of %s', (file) => {
    expect(selectTests([file], tests)).toEqual(tests.slice(0, 3));
  });
});
