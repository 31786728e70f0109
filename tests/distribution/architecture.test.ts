import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';

const isProduct = (file: string): boolean =>
  /^(packages\/[^/]+|host-site)\/src\//.test(file) && !/\.test\.tsx?$|\/testing\/|\/bench\//.test(file);

/** 'core --> contract' for each package that imports another one. */
function importedEdges(): Set<string> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: top,
    encoding: 'utf8',
  });
  const edges = new Set<string>();
  for (const file of files.split('\n').filter(isProduct)) {
    const from = file.startsWith('host-site/') ? 'host-site' : file.split('/')[1];
    let source: string;
    try {
      source = readFileSync(path.join(top, file), 'utf8');
    } catch {
      continue; // deleted, not yet committed
    }
    for (const [, own, injection] of source.matchAll(
      /(?:from |import\()'(?:@wbn\/([a-z-]+)|(shadow-dom-inject))(?:\/[^']*)?'/g,
    )) {
      const name = own ?? injection;
      if (name !== from) edges.add(`${from} --> ${name}`);
    }
  }
  return edges;
}

const page = readFileSync(path.join(top, 'docs', 'architecture.md'), 'utf8');
const drawn = new Set([...page.matchAll(/^ {2}(\S+ --> \S+)$/gm)].map(([, edge]) => edge!));
const names = new Set([...drawn].flatMap((edge) => edge.split(' --> ')));

it('the picture of the architecture shows each import between packages, and no other', () => {
  expect([...drawn].toSorted()).toEqual([...importedEdges()].toSorted());
});

it('the picture names every package', () => {
  const packages = execFileSync('git', ['ls-files', 'packages/*/package.json'], { cwd: top, encoding: 'utf8' });
  const listed = packages.split('\n').flatMap((file) => file.split('/')[1] ?? []);
  expect([...names].toSorted()).toEqual([...listed, 'host-site'].toSorted());
});
